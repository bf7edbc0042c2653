import DeviceCatalog
import LayoutEngine
import Testing

/// The calls of presentations and dismissals, their order, and the presented frames in between.
@Suite struct ModalTransitionTests {
  private func onPhone(
    _ id: String = "iphone-x",
    _ body: @MainActor (WitnessController, CallLog, SimulatedDevice) -> Void
  ) throws {
    let device = try makeDevice(id)
    device.run {
      let log = CallLog()
      let root = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.settle()
      _ = log.take()
      body(root, log, device)
    }
  }

  @Test func aSheetLeavesItsPresenterOnScreen() throws {
    try onPhone { root, log, device in
      let sheet = WitnessController("M", log)
      root.present(sheet, animated: true) { log.record("presented") }
      #expect(log.take() == ["M viewDidLoad", "M viewWillAppear 1", "M viewIsAppearing 1"])
      #expect(sheet.isBeingPresented)
      device.clock.advance(by: 0.5)
      #expect(log.take() == ["M viewDidAppear 1", "presented"])
      #expect(root.view.window != nil)
      sheet.dismiss(animated: true) { log.record("dismissed") }
      device.clock.advance(by: 0.5)
      #expect(log.take() == ["M viewWillDisappear 1", "M viewDidDisappear 1", "dismissed"])
      #expect(sheet.presentingViewController == nil)
      #expect(sheet.view.window == nil)
    }
  }

  @Test func defaultPresentationReplacesPresenterBeforeIOS13() throws {
    let options = SimulationOptions(system: SystemVersion(12))
    let device = try makeDevice("iphone-x", options: options)
    device.run {
      let log = CallLog()
      let root = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.settle()
      _ = log.take()
      root.present(WitnessController("M", log), animated: false)
      device.clock.settle()
      #expect(log.take().first { $0.hasPrefix("A") } == "A viewWillDisappear 0")
      #expect(root.view.window == nil)
    }
  }

  @Test func overFullScreenKeepsPresenter() throws {
    try onPhone { root, log, device in
      let cover = WitnessController("M", log)
      cover.modalPresentationStyle = .overFullScreen
      root.present(cover, animated: false)
      device.clock.settle()
      #expect(log.take().allSatisfy { $0.hasPrefix("M") })
      #expect(cover.view.frame == rect(0, 0, 375, 812))
    }
  }

  /// The sheet has its final frame at once; its presented frame moves up from below the screen.
  @Test func sheetMovesUpFromBelow() throws {
    try onPhone { root, log, device in
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      #expect(sheet.view.frame == rect(0, 54, 375, 758))
      #expect(sheet.view.layer.presentation()?.frame.minY == 812)
      // Half of the time is half of the distance, because the curve is symmetric.
      device.clock.advance(by: 0.25)
      let seen = sheet.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs(seen - (812 + 54) / 2) < 0.01)
      device.clock.advance(by: 0.25)
      #expect(sheet.view.layer.presentation()?.frame.minY == 54)
      sheet.dismiss(animated: true)
      #expect(sheet.view.frame.minY == 812)
      #expect(sheet.view.layer.presentation()?.frame.minY == 54)
      #expect(sheet.view.safeAreaInsets.bottom == 34, "it keeps the safe area of its final frame")
    }
  }

  @Test func bothControllersHaveCoordinator() throws {
    try onPhone { root, log, device in
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      #expect(root.transitionCoordinator?.transitionDuration == 0.5)
      #expect(sheet.transitionCoordinator?.viewController(forKey: .to) === sheet)
      #expect(sheet.transitionCoordinator?.isInteractive == false)
      sheet.transitionCoordinator?.animate(alongsideTransition: nil) { _ in log.record("end") }
      device.clock.advance(by: 1)
      #expect(log.take() == ["end"])
      #expect(root.transitionCoordinator == nil)
    }
  }

  @Test func childrenReturnPresentedControllerOfParent() throws {
    try onPhone { root, log, device in
      let child = UIViewController()
      root.addChild(child)
      root.view.addSubview(child.view)
      let sheet = UINavigationController(rootViewController: WitnessController("M", log))
      child.present(sheet, animated: false)
      device.clock.settle()
      #expect(root.presentedViewController === sheet)
      #expect(child.presentedViewController === sheet)
      #expect(sheet.presentingViewController === root)
      #expect(sheet.topViewController?.presentingViewController === root)
      root.present(UIViewController(), animated: false)
      #expect(root.presentedViewController === sheet, "one controller presents one other")
      sheet.topViewController?.dismiss(animated: false)
      device.clock.settle()
      #expect(child.presentedViewController == nil)
    }
  }

  @Test func dismissalRemovesControllersAboveSheet() throws {
    try onPhone { root, log, device in
      let (low, high) = (WitnessController("L", log), WitnessController("H", log))
      root.present(low, animated: false)
      device.clock.settle()
      low.present(high, animated: false)
      device.clock.settle()
      _ = log.take()
      root.dismiss(animated: true)
      device.clock.advance(by: 1)
      #expect(
        log.take() == [
          "H viewWillDisappear 1", "L viewWillDisappear 1", "H viewDidDisappear 1",
          "L viewDidDisappear 1",
        ]
      )
      #expect(root.view.window?.subviews.count == 1)
      #expect(root.view.superview === root.view.window)
      #expect(low.presentedViewController == nil)
    }
  }

  @Test func dismissalDuringPresentationWaits() throws {
    try onPhone { root, log, device in
      let sheet = WitnessController("M", log)
      root.present(sheet, animated: true)
      device.clock.advance(by: 0.1)
      root.dismiss(animated: true)
      device.clock.advance(by: 0.4)
      #expect(log.take().suffix(2) == ["M viewDidAppear 1", "M viewWillDisappear 1"])
      device.clock.advance(by: 0.5)
      #expect(log.take() == ["M viewDidDisappear 1"])
    }
  }

  @Test func dismissalRestoresFocus() throws {
    try onPhone { root, log, device in
      let field = UITextField(frame: rect(20, 100, 100, 40))
      root.view.addSubview(field)
      field.becomeFirstResponder()
      device.clock.advance(by: 1)
      let sheet = UIViewController()
      root.present(sheet, animated: true)
      #expect(!field.isFirstResponder)
      device.clock.advance(by: 1)
      #expect(!device.keyboard.isVisible)
      #expect(device.keyboard.posted.last?.movement.duration == 0.5)
      sheet.dismiss(animated: true)
      #expect(field.isFirstResponder)
    }
  }

  @Test func currentContextStaysInsideController() throws {
    try onPhone { root, log, device in
      let child = WitnessController("C", log)
      root.addChild(child)
      child.view.frame = rect(0, 100, 375, 300)
      root.view.addSubview(child.view)
      child.definesPresentationContext = true
      _ = log.take()
      let cover = UIViewController()
      cover.modalPresentationStyle = .currentContext
      child.present(cover, animated: false)
      device.clock.settle()
      #expect(cover.presentingViewController === child)
      #expect(cover.view.convert(cover.view.bounds, to: nil) == rect(0, 100, 375, 300))
      #expect(child.view.window == nil)
      #expect(root.view.window != nil)
      child.dismiss(animated: false)
      device.clock.settle()
      #expect(child.view.superview === root.view)
      #expect(child.view.frame == rect(0, 100, 375, 300))
    }
  }

  // MARK: Fingers

  /// Logs the user's interactions with a sheet, and may reject a dismissal.
  private final class SheetDelegate: NSObject, UISheetPresentationControllerDelegate {
    let log: CallLog
    var allows = true

    init(_ log: CallLog) { self.log = log }

    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      log.record("shouldDismiss")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      log.record("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.record("didDismiss")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {
      log.record("didAttemptToDismiss")
    }
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
      _ sheetPresentationController: UISheetPresentationController
    ) {
      log.record("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")")
    }
  }

  private func onSheet(
    _ body: @MainActor (WitnessController, SheetDelegate, CallLog, SimulatedDevice) -> Void
  ) throws {
    try onPhone { root, log, device in
      let (sheet, delegate) = (WitnessController("M", log), SheetDelegate(log))
      sheet.presentationController?.delegate = delegate
      root.present(sheet, animated: false)
      device.clock.settle()
      _ = log.take()
      body(sheet, delegate, log, device)
    }
  }

  @Test func aFingerDismissesASheet() throws {
    try onSheet { sheet, _, log, device in
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 164))
      #expect(log.take() == ["shouldDismiss", "willDismiss", "M viewWillDisappear 1"])
      #expect(sheet.view.frame == rect(0, 154, 375, 758))
      #expect(sheet.transitionCoordinator?.isInteractive == true)
      device.finger.move(to: CGPoint(x: 180, y: 564))
      // 500 of 758 are more than half of the distance.
      device.finger.lift(velocity: .zero)
      device.clock.advance(by: 0.5)
      #expect(log.take() == ["M viewDidDisappear 1", "didDismiss"])
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func earlyReleaseReturnsSheet() throws {
    try onSheet { sheet, _, log, device in
      var isCancelled: Bool?
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 164))
      sheet.transitionCoordinator?.notifyWhenInteractionChanges { isCancelled = $0.isCancelled }
      _ = log.take()
      device.finger.lift(velocity: .zero)
      #expect(isCancelled == true)
      #expect(sheet.view.frame == rect(0, 54, 375, 758))
      device.clock.advance(by: 0.5)
      #expect(
        log.take() == ["M viewWillAppear 1", "M viewIsAppearing 1", "M viewDidAppear 1"]
      )
      #expect(sheet.presentingViewController != nil)
    }
  }

  /// A drag of 100 points, then a fling of 1000 points a second: its 0.499 s of deceleration add
  /// 499 points.
  ///
  /// The sum is more than half of 758.
  @Test func aFlingDismissesASheet() throws {
    try onSheet { sheet, _, _, device in
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 164))
      device.finger.lift(velocity: CGPoint(x: 0, y: 1000))
      device.clock.advance(by: 0.5)
      #expect(sheet.presentingViewController == nil)
    }
  }

  @Test func modalSheetDoesNotFollowFinger() throws {
    try onSheet { sheet, delegate, log, device in
      sheet.isModalInPresentation = true
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 564))
      #expect(sheet.view.frame.minY == 54)
      device.finger.lift(velocity: .zero)
      #expect(log.take() == ["didAttemptToDismiss"])
      sheet.isModalInPresentation = false
      delegate.allows = false
      device.clock.advance(by: 1)
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 564))
      device.finger.lift(velocity: .zero)
      #expect(log.take() == ["shouldDismiss", "didAttemptToDismiss"])
    }
  }

  /// On 812 points the large detent is 724 and the medium one half of it, 362; they differ by 362.
  @Test func dragSelectsDetent() throws {
    try onPhone { root, log, device in
      let (sheet, delegate) = (WitnessController("M", log), SheetDelegate(log))
      sheet.presentationController?.delegate = delegate
      sheet.sheetPresentationController?.detents = [.medium(), .large()]
      root.present(sheet, animated: false)
      device.clock.settle()
      _ = log.take()
      #expect(sheet.view.frame.minY == 416)
      device.finger.touchDown(at: CGPoint(x: 180, y: 430))
      device.finger.move(to: CGPoint(x: 180, y: 230))
      #expect(sheet.view.frame.minY == 216)
      device.finger.lift(velocity: .zero)
      device.clock.advance(by: 1)
      #expect(sheet.view.frame == rect(0, 54, 375, 758))
      #expect(log.take() == ["detent com.apple.UIKit.large"])
      device.finger.touchDown(at: CGPoint(x: 180, y: 64))
      device.finger.move(to: CGPoint(x: 180, y: 364))
      device.finger.lift(velocity: .zero)
      device.clock.advance(by: 1)
      #expect(sheet.view.frame.minY == 416)
      #expect(log.take() == ["detent com.apple.UIKit.medium"])
    }
  }

  @Test func scrolledContentMovesBeforeSheet() throws {
    try onPhone { root, _, device in
      let sheet = UIViewController()
      let scrollView = UIScrollView(frame: rect(0, 0, 375, 700))
      scrollView.contentSize = CGSize(width: 375, height: 2000)
      sheet.view.addSubview(scrollView)
      root.present(sheet, animated: false)
      device.clock.settle()
      scrollView.contentOffset.y = 300
      device.finger.touchDown(at: CGPoint(x: 180, y: 200))
      device.finger.move(to: CGPoint(x: 180, y: 250))
      #expect(sheet.view.frame.minY == 54)
      #expect(scrollView.contentOffset.y == 250)
      device.finger.lift(velocity: .zero)
      scrollView.contentOffset.y = 0
      device.finger.touchDown(at: CGPoint(x: 180, y: 200))
      device.finger.move(to: CGPoint(x: 180, y: 250))
      #expect(sheet.view.frame.minY == 104)
      #expect(scrollView.contentOffset.y == 0)
    }
  }
}
