import LayoutEngine
import Testing

/// Layout margins: own, inherited, with the safe area, by reading direction.
@Suite @MainActor struct LayoutMarginsTests {
  private final class SafeWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets {
      UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    }
  }

  private let window = SafeWindow(frame: rect(0, 0, 1024, 768))
  private let view = UIView(frame: rect(0, 0, 1024, 768))

  private func insets(
    _ top: CGFloat,
    _ left: CGFloat,
    _ bottom: CGFloat,
    _ right: CGFloat
  )
    -> UIEdgeInsets
  {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  @Test func plainViewHasEightPointMargins() {
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
    #expect(view.layoutMarginsGuide.layoutFrame == rect(8, 8, 1008, 752))
  }

  @Test func safeAreaIsAdded() {
    window.addSubview(view)
    // 8 + 44 and 8 + 34.
    #expect(view.layoutMargins == insets(52, 8, 42, 8))
    view.insetsLayoutMarginsFromSafeArea = false
    #expect(view.layoutMargins == insets(8, 8, 8, 8))
  }

  @Test func preservedMarginsCoverSuperviewMargins() {
    view.layoutMargins = insets(30, 40, 50, 60)
    let child = UIView(frame: rect(10, 10, 1004, 748))
    view.addSubview(child)
    #expect(child.layoutMargins == insets(8, 8, 8, 8))
    child.preservesSuperviewLayoutMargins = true
    // Each less 10.
    #expect(child.layoutMargins == insets(20, 30, 40, 50))
    child.layoutMargins.top = 25
    #expect(child.layoutMargins.top == CGFloat(25))
    child.frame = rect(100, 100, 100, 100)
    #expect(child.layoutMargins.left == CGFloat(30), "what was set by the last line")
  }

  @Test func laidOutViewReceivesFinalMarginsOnly() {
    final class Witness: UIView {
      var received: [UIEdgeInsets] = []
      override func layoutMarginsDidChange() { received.append(layoutMargins) }
    }
    view.frame = rect(0, 0, 100, 100)
    view.layoutMargins = insets(20, 20, 20, 20)
    let child = view.addConstrained(Witness(frame: rect(0, 0, 100, 100)))
    child.layoutMargins = .zero
    child.preservesSuperviewLayoutMargins = true
    child.received = []
    child.fix(0, 0, 60, 60)
    view.layoutIfNeeded()
    // The far edges are 40 from the superview's, beyond its margins of 20.
    #expect(child.received == [insets(20, 20, 0, 0)])
  }

  @Test(arguments: [true, false])
  func directionalMarginsFollowTheReadingDirection(isRightToLeft: Bool) {
    if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(view.layoutMargins == (isRightToLeft ? insets(1, 4, 3, 2) : insets(1, 2, 3, 4)))
    view.layoutMargins = insets(5, 6, 7, 8)
    #expect(view.directionalLayoutMargins.leading == (isRightToLeft ? 8 : 6))
  }

  @Test func onlyChangedMarginsAreAnnounced() {
    final class Witness: UIView {
      var count = 0
      override func layoutMarginsDidChange() { count += 1 }
    }
    let witness = Witness(frame: rect(0, 0, 10, 10))
    #expect(witness.count == 0)
    witness.frame = rect(0, 0, 20, 20)
    #expect(witness.count == 0)
    witness.layoutMargins = insets(1, 1, 1, 1)
    witness.layoutMargins = insets(1, 1, 1, 1)
    #expect(witness.count == 1)
    let child = Witness(frame: rect(0, 0, 20, 20))
    child.preservesSuperviewLayoutMargins = true
    witness.addSubview(child)
    child.count = 0
    witness.layoutMargins = insets(9, 9, 9, 9)
    #expect(child.count == 1)
  }

  @Test func controllerRootHasSystemMargins() throws {
    for (device, side) in [("iphone-8", CGFloat(16)), ("iphone-11", 20)] {
      try makeDevice(device).run {
        let controller = UIViewController()
        let window = UIWindow()
        window.rootViewController = controller
        window.layoutIfNeeded()
        let safeArea = controller.view.safeAreaInsets
        #expect(
          controller.view.layoutMargins == insets(safeArea.top, side, safeArea.bottom, side)
        )
        controller.view.layoutMargins = insets(1, 2, 3, 50)
        #expect(controller.view.layoutMargins.left == side, "at least the system's")
        #expect(controller.view.layoutMargins.right == CGFloat(50))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.left == CGFloat(2))
      }
    }
  }

  @Test func controllerReceivesMarginChanges() throws {
    final class Controller: UIViewController {
      var count = 0
      override func viewLayoutMarginsDidChange() { count += 1 }
    }
    let controller = Controller()
    controller.loadViewIfNeeded()
    controller.count = 0
    controller.view.layoutMargins = insets(50, 50, 50, 50)
    #expect(controller.count == 1)
  }

  /// (1024 - 672) / 2 = 176 on each side, and 20 where the view is too narrow.
  @Test func marginsFollowTheReadableColumn() {
    view.layoutMargins = insets(1, 20, 2, 20)
    view.layoutMarginsFollowReadableWidth = true
    #expect(view.layoutMargins == insets(1, 176, 2, 176))
    #expect(view.readableContentGuide.layoutFrame == view.layoutMarginsGuide.layoutFrame)
    let box = view.addConstrained()
    box.pinEdges(to: view.layoutMarginsGuide)
    view.layoutIfNeeded()
    #expect(box.frame == rect(176, 1, 672, 765))
    view.frame.size.width = 400
    view.layoutIfNeeded()
    #expect(box.frame == rect(20, 1, 360, 765))
  }

  @Test func readableMarginsReachSubviewsThatPreserveThem() {
    view.layoutMarginsFollowReadableWidth = true
    let child = UIView(frame: rect(100, 0, 824, 100))
    child.preservesSuperviewLayoutMargins = true
    view.addSubview(child)
    // 176 less the 100 that the child is inset by.
    #expect(child.layoutMargins == insets(8, 76, 8, 76))
  }

  @Test func readableColumnFollowsTextSize() {
    let column = view.addConstrained()
    column.pinEdges(to: view.readableContentGuide)
    let box = view.addConstrained()
    box.pinEdges(to: view.layoutMarginsGuide)
    view.layoutMargins = .zero
    view.layoutMarginsFollowReadableWidth = true
    view.layoutIfNeeded()
    #expect(column.frame.width == CGFloat(672))
    view.traitOverrides.preferredContentSizeCategory = .extraSmall
    view.layoutIfNeeded()
    // (1024 - 560) / 2 = 232 on each side.
    #expect(column.frame == rect(232, 0, 560, 768))
    #expect(box.frame == column.frame)
  }

  @Test func readableColumnHasMaximumWidth() {
    view.layoutMargins = insets(0, 20, 0, 20)
    // (1024 - 672) / 2 = 176 on each side.
    #expect(view.readableContentGuide.layoutFrame == rect(176, 0, 672, 768))
    view.frame.size.width = 400
    #expect(view.readableContentGuide.layoutFrame == rect(20, 0, 360, 768))
    let column = view.addConstrained()
    column.pinEdges(to: view.readableContentGuide)
    view.layoutIfNeeded()
    #expect(column.frame == rect(20, 0, 360, 768))
    view.frame.size.width = 1024
    view.layoutIfNeeded()
    #expect(column.frame == rect(176, 0, 672, 768))
  }
}
