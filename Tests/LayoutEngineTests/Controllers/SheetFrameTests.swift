import DeviceCatalog
import LayoutEngine
import Testing

/// The frames of presented views, and their safe areas.
@Suite struct SheetFrameTests {
  /// The geometry of a presented controller's root view on screen.
  private struct Outcome: Equatable {
    var frame: CGRect
    var safeArea: UIEdgeInsets
  }

  private func present(
    on device: SimulatedDevice,
    _ style: UIModalPresentationStyle,
    _ prepare: @MainActor (UIViewController) -> Void = { _ in }
  ) -> Outcome {
    device.run { present(style, prepare) }
  }

  @MainActor
  private func present(
    _ style: UIModalPresentationStyle,
    _ prepare: (UIViewController) -> Void
  ) -> Outcome {
    let (root, presented) = (UIViewController(), UIViewController())
    let window = show(root)
    presented.modalPresentationStyle = style
    prepare(presented)
    root.present(presented, animated: false)
    SimulatedDevice.current.clock.settle()
    let view: UIView = presented.view
    return Outcome(frame: view.convert(view.bounds, to: window), safeArea: view.safeAreaInsets)
  }

  /// Presents a controller over a full-screen one, and returns its geometry while it is visible.
  @MainActor
  private func presenting(
    _ presented: UIViewController,
    as style: UIModalPresentationStyle = .automatic,
    prepare: (_ root: UIViewController) -> Void = { _ in },
    _ look: (_ window: UIWindow) -> Void
  ) {
    let root = UIViewController()
    let window = show(root)
    presented.modalPresentationStyle = style
    prepare(root)
    root.present(presented, animated: false)
    SimulatedDevice.current.clock.settle()
    withExtendedLifetime(window) { look(window) }
  }

  private func insets(_ top: CGFloat, _ bottom: CGFloat, sides: CGFloat = 0) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: sides, bottom: bottom, right: sides)
  }

  /// Cards begin 10 below the safe area on phones with a home indicator (812 - 54, 852 - 69), and
  /// 20 below it on others (667 - 40).
  ///
  /// The safe area at the bottom stays.
  @Test(arguments: [
    ("iphone-x", rect(0, 54, 375, 758), CGFloat(34)),
    ("iphone-14-pro", rect(0, 69, 393, 783), 34),
    ("iphone-8", rect(0, 40, 375, 627), 0),
  ])
  func pageSheetIsCardOnPhones(id: String, frame: CGRect, bottom: CGFloat) throws {
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
      let outcome = present(on: try makeDevice(id), style)
      #expect(outcome == Outcome(frame: frame, safeArea: insets(0, bottom)), "\(style)")
    }
  }

  @Test func pageSheetFillsLandscapePhone() throws {
    let outcome = present(on: try makeDevice("iphone-x", orientation: .landscape), .pageSheet)
    #expect(outcome == Outcome(frame: rect(0, 0, 812, 375), safeArea: insets(0, 21, sides: 44)))
  }

  @Test func edgeAttachedSheetIsAtLandscapeBottom() throws {
    let device = try makeDevice("iphone-x", orientation: .landscape)
    let outcome = present(on: device, .pageSheet) {
      $0.preferredContentSize = CGSize(width: 400, height: 0)
      $0.sheetPresentationController?.prefersEdgeAttachedInCompactHeight = true
      $0.sheetPresentationController?.widthFollowsPreferredContentSizeWhenEdgeAttached = true
    }
    // 8 below the top, and in the middle of 812.
    #expect(outcome.frame == rect(206, 8, 400, 367))
  }

  @Test func beforeIOS13SheetsFillAPhone() throws {
    let options = SimulationOptions(system: SystemVersion(12))
    for style in [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover] {
      let outcome = present(on: try makeDevice("iphone-x", options: options), style)
      #expect(outcome == Outcome(frame: rect(0, 0, 375, 812), safeArea: insets(44, 34)))
    }
  }

  /// 540 x 620 in the middle of 768 x 1024: (768 - 540) / 2 and (1024 - 620) / 2.
  @Test func formSheetIsCenteredOnPad() throws {
    let outcome = present(on: try makeDevice("ipad-pro-9-7"), .formSheet)
    #expect(outcome == Outcome(frame: rect(114, 202, 540, 620), safeArea: .zero))
    let landscape = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    #expect(present(on: landscape, .formSheet).frame == rect(242, 74, 540, 620))
  }

  @Test func formSheetHasPreferredSize() throws {
    let outcome = present(on: try makeDevice("ipad-pro-9-7"), .formSheet) {
      $0.preferredContentSize = CGSize(width: 400, height: 300)
    }
    #expect(outcome.frame == rect(184, 362, 400, 300))
  }

  /// The sheet is 712 wide, with a card's distance from the top and from the bottom: 24 + 20.
  @Test func pageSheetKeepsDistanceOnPads() throws {
    let outcome = present(on: try makeDevice("ipad-pro-11-1"), .pageSheet)
    #expect(outcome == Outcome(frame: rect(61, 44, 712, 1106), safeArea: .zero))
  }

  /// The sheet is as wide as the screen in portrait, and extends from the status bar to the bottom.
  @Test func pageSheetWasHigherBeforeIOS13() throws {
    let options = SimulationOptions(system: SystemVersion(12))
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape, options: options)
    #expect(present(on: device, .pageSheet).frame == rect(128, 20, 768, 748))
    #expect(present(on: device, .automatic).frame == rect(0, 0, 1024, 768))
  }

  @Test func delegateCanKeepPopoverStyle() throws {
    final class Keeper: NSObject, UIPopoverPresentationControllerDelegate {
      var announced: UIModalPresentationStyle?
      func adaptivePresentationStyle(
        for controller: UIPresentationController
      ) -> UIModalPresentationStyle { .none }
      func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
      ) {
        announced = style
      }
    }
    try makeDevice("iphone-8").run {
      let keeper = Keeper()
      let outcome = present(.popover) {
        $0.preferredContentSize = CGSize(width: 200, height: 100)
        $0.popoverPresentationController?.delegate = keeper
      }
      #expect(keeper.announced == UIModalPresentationStyle.none)
      // Without a source, the popover is centered inside margins of 10 and the status bar of 20:
      // x = (375 - 200) / 2, y = (30 + 657) / 2 - 50.
      #expect(outcome.frame == rect(87.5, 293.5, 200, 100))
    }
  }

  // MARK: Detents

  /// The large detent of 852 points is 749 (852 - 59 - 34 - 10), the medium one half of it, 374.5.
  ///
  /// The safe area of 34 extends below both.
  @Test func detentIsHeightAboveSafeArea() throws {
    let device = try makeDevice("iphone-14-pro")
    let medium = present(on: device, .pageSheet) {
      $0.sheetPresentationController?.detents = [.large(), .medium()]
    }
    #expect(medium.frame == rect(0, 443.5, 393, 408.5))
    let custom = present(on: device, .pageSheet) {
      $0.sheetPresentationController?.detents = [
        .custom { $0.maximumDetentValue - 549 }
      ]
    }
    // 200 and 34 above the bottom.
    #expect(custom.frame == rect(0, 618, 393, 234))
  }

  @Test func selectedDetentAppliesInNextLayout() throws {
    try makeDevice("iphone-14-pro").run {
      let presented = UIViewController()
      let prepare = { (_: UIViewController) in
        let sheet = presented.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
      }
      presenting(presented, prepare: prepare) { window in
        #expect(presented.view.frame.minY == 443.5)
        presented.sheetPresentationController?.selectedDetentIdentifier = .large
        window.layoutIfNeeded()
        #expect(presented.view.frame == rect(0, 69, 393, 783))
      }
    }
  }

  // MARK: Popovers

  /// A popover is below its source; its 13 points of arrow are part of its safe area.
  @Test func aPopoverPointsToItsSource() throws {
    let device = try makeDevice("ipad-pro-9-7")
    device.run {
      let presented = UIViewController()
      presented.preferredContentSize = CGSize(width: 320, height: 400)
      let source = UIView(frame: rect(300, 100, 100, 40))
      let prepare = { (root: UIViewController) in
        root.view.addSubview(source)
        presented.popoverPresentationController?.sourceView = source
      }
      presenting(presented, as: .popover, prepare: prepare) { _ in
        // x = 350 - 160.
        #expect(presented.view.frame == rect(190, 140, 320, 413))
        #expect(presented.view.safeAreaInsets == insets(13, 0))
        #expect(presented.popoverPresentationController?.arrowDirection == .up)
        #expect(presented.traitCollection.horizontalSizeClass == .compact)
        // Near the bottom the popover is above the source, which ends at 900.
        source.frame = rect(700, 900, 60, 40)
        presented.popoverPresentationController?.containerView?.setNeedsLayout()
        device.layoutWindowsIfNeeded()
        // 10 from the right edge: 768 - 10 - 320; 900 - 413.
        #expect(presented.view.frame == rect(438, 487, 320, 413))
        #expect(presented.view.safeAreaInsets == insets(0, 13))
      }
    }
  }

  // MARK: The keyboard

  @Test func formSheetMovesForKeyboardInLandscape() throws {
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    device.run {
      let presented = UIViewController()
      presenting(presented, as: .formSheet) { _ in
        device.keyboard.show(height: 398)
        // 768 - 398 = 370 is less than 620: the sheet moves up to the status bar.
        #expect(presented.view.frame == rect(242, 20, 540, 620))
        presented.preferredContentSize = CGSize(width: 540, height: 300)
        device.layoutWindowsIfNeeded()
        #expect(presented.view.frame == rect(242, 70, 540, 300))
        device.keyboard.hide()
        #expect(presented.view.frame == rect(242, 234, 540, 300))
      }
    }
  }

  @Test func formSheetStaysInPortrait() throws {
    let device = try makeDevice("ipad-pro-9-7")
    device.run {
      let presented = UIViewController()
      presenting(presented, as: .formSheet) { _ in
        device.keyboard.show(height: 313)
        #expect(presented.view.frame == rect(114, 202, 540, 620))
      }
    }
  }

  @Test func aPopoverBecomesSmallerForTheKeyboard() throws {
    let device = try makeDevice("ipad-pro-9-7")
    device.run {
      let presented = UIViewController()
      presented.preferredContentSize = CGSize(width: 320, height: 900)
      let prepare = { (root: UIViewController) in
        presented.popoverPresentationController?.sourceView = root.view
        presented.popoverPresentationController?.sourceRect = rect(0, 100, 40, 40)
        presented.popoverPresentationController?.permittedArrowDirections = .up
      }
      presenting(presented, as: .popover, prepare: prepare) { _ in
        // From the source's bottom to 10 above the screen's.
        #expect(presented.view.frame == rect(10, 140, 320, 874))
        device.keyboard.show(height: 313)
        // To 10 above the keyboard, which begins at 711.
        #expect(presented.view.frame == rect(10, 140, 320, 561))
      }
    }
  }

  // MARK: Surroundings that change

  @Test func rotationReportsPresentedControllersSize() throws {
    let device = try makeDevice("ipad-pro-11-1")
    device.run {
      let log = CallLog()
      let presented = WitnessController("M", log)
      presenting(presented) { _ in
        _ = log.take()
        device.rotate(to: .landscape)
        // 834 - 2 * 44.
        #expect(
          log.take() == ["M viewWillTransition to 712x746", "M alongside at width 712"]
        )
        #expect(presented.view.frame == rect(241, 44, 712, 746))
        device.clock.advance(by: 1)
        #expect(log.take() == ["M completion"])
        #expect(presented.transitionCoordinator == nil)
      }
    }
  }

  @Test func rotationKeepsFormSheetSize() throws {
    let device = try makeDevice("ipad-pro-9-7")
    device.run {
      let log = CallLog()
      let presented = WitnessController("M", log)
      presenting(presented, as: .formSheet) { _ in
        _ = log.take()
        device.rotate(to: .landscape)
        #expect(log.take() == [])
        #expect(presented.view.frame == rect(242, 74, 540, 620))
      }
    }
  }

  @Test func navigationBarIsHigherInCard() throws {
    try makeDevice("iphone-x").run {
      let stack = UINavigationController(rootViewController: UIViewController())
      presenting(stack) { _ in
        #expect(stack.navigationBar.frame == rect(0, 0, 375, 56))
        #expect(stack.topViewController?.view.safeAreaInsets == insets(56, 34))
      }
    }
  }
}
