import DeviceCatalog
import LayoutEngine
import Testing

/// The visible columns of a split view controller, their frames, and its delegate calls.
@Suite struct SplitViewTests {
  @MainActor
  private struct Fixture {
    let split: UISplitViewController
    let primary = UIViewController()
    let supplementary = UIViewController()
    let secondary = UIViewController()
    let window = UIWindow()

    init(_ style: UISplitViewController.Style, delegate: (any UISplitViewControllerDelegate)? = nil)
    {
      split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
      split.delegate = delegate
      split.setViewController(primary, for: .primary)
      if style == .tripleColumn { split.setViewController(supplementary, for: .supplementary) }
      split.setViewController(secondary, for: .secondary)
      window.rootViewController = split
      window.makeKeyAndVisible()
      layOut()
    }

    func layOut() { SimulatedDevice.current.clock.settle() }
  }

  @MainActor
  private final class Listener: NSObject, UISplitViewControllerDelegate {
    var words: [String] = []
    func splitViewController(
      _ svc: UISplitViewController,
      willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
      words.append("will change to \(displayMode)")
    }
    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { words.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { words.append("expanded") }
  }

  private func onPad(
    _ orientation: DeviceOrientation = .landscape,
    _ body: @MainActor (SimulatedDevice) -> Void
  ) throws {
    let device = try makeDevice("ipad-pro-11-1", orientation: orientation)
    device.run { body(device) }
  }

  @Test func wideSplitViewShowsBothColumns() throws {
    try onPad { device in
      let fixture = Fixture(.doubleColumn)
      #expect(fixture.split.displayMode == .oneBesideSecondary)
      #expect(fixture.split.splitBehavior == .tile)
      #expect(fixture.primary.view.frame == rect(0, 0, 320, 834))
      #expect(fixture.secondary.view.frame == rect(320, 0, 874, 834))
      #expect(fixture.primary.traitCollection.horizontalSizeClass == .compact)
      #expect(fixture.secondary.traitCollection.horizontalSizeClass == .regular)
      #expect(
        fixture.primary.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      )
    }
  }

  @Test func rotationHidesColumnAndNotifiesDelegate() throws {
    try onPad { device in
      let listener = Listener()
      let fixture = Fixture(.doubleColumn, delegate: listener)
      device.rotate(to: .portrait)
      device.clock.advance(by: 1)
      #expect(listener.words == ["will change to secondaryOnly"])
      #expect(fixture.split.splitBehavior == .overlay)
      #expect(fixture.secondary.view.frame == rect(0, 0, 834, 1194))
      #expect(fixture.primary.view.superview == nil)
      fixture.split.show(.primary)
      fixture.layOut()
      #expect(fixture.split.displayMode == .oneOverSecondary)
      #expect(fixture.primary.view.frame == rect(0, 0, 320, 1194))
      #expect(fixture.secondary.view.frame == rect(0, 0, 834, 1194))
      #expect(fixture.split.view.subviews.last === fixture.primary.view)
      fixture.split.hide(.primary)
      fixture.layOut()
      #expect(fixture.split.displayMode == .secondaryOnly)
      #expect(
        listener.words.dropFirst() == [
          "will change to oneOverSecondary", "will change to secondaryOnly",
        ]
      )
    }
  }

  @Test func columnsReceiveTheirNewSizes() throws {
    try onPad { device in
      let log = CallLog()
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredSplitBehavior = .tile
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(WitnessController("P", log), for: .primary)
      split.setViewController(WitnessController("S", log), for: .secondary)
      let window = UIWindow()
      window.rootViewController = split
      window.makeKeyAndVisible()
      device.clock.settle()
      _ = log.take()
      device.rotate(to: .portrait)
      // 834 - 320.
      #expect(
        log.take().filter { $0.contains("viewWillTransition") } == [
          "P viewWillTransition to 320x1194", "S viewWillTransition to 514x1194",
        ]
      )
    }
  }

  @Test func aFractionIsLimitedByItsBounds() throws {
    try onPad { device in
      let fixture = Fixture(.doubleColumn)
      let split = fixture.split
      split.preferredPrimaryColumnWidthFraction = 0.5
      #expect(split.primaryColumnWidth == 320, "the greatest width unless another is stated")
      split.maximumPrimaryColumnWidth = 500
      #expect(split.primaryColumnWidth == 500)
      split.preferredPrimaryColumnWidthFraction = 0.25
      // 1194 / 4.
      #expect(split.primaryColumnWidth == 298.5)
      split.minimumPrimaryColumnWidth = 310
      #expect(split.primaryColumnWidth == 310)
      split.preferredPrimaryColumnWidth = 400
      fixture.layOut()
      #expect(fixture.primary.view.frame.width == 400)
      #expect(fixture.secondary.view.frame == rect(400, 0, 794, 834))
    }
  }

  @Test func threeColumnsAppearStepwise() throws {
    try onPad { device in
      let fixture = Fixture(.tripleColumn)
      let split = fixture.split
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(fixture.supplementary.view.frame == rect(0, 0, 320, 834))
      #expect(fixture.primary.viewIfLoaded?.superview == nil)
      split.show(.primary)
      fixture.layOut()
      #expect(split.displayMode == .twoBesideSecondary)
      #expect(fixture.primary.view.frame == rect(0, 0, 320, 834))
      #expect(fixture.supplementary.view.frame == rect(320, 0, 320, 834))
      #expect(fixture.secondary.view.frame == rect(640, 0, 554, 834))
      split.preferredSplitBehavior = .displace
      split.preferredDisplayMode = .twoDisplaceSecondary
      fixture.layOut()
      // As wide as beside one column, 1194 - 320, and beyond the far edge.
      #expect(fixture.secondary.view.frame == rect(640, 0, 874, 834))
      split.hide(.supplementary)
      fixture.layOut()
      #expect(fixture.secondary.view.frame == rect(0, 0, 1194, 834))
    }
  }

  @Test func primaryColumnCanBeTrailing() throws {
    try onPad { device in
      let fixture = Fixture(.doubleColumn)
      fixture.split.primaryEdge = .trailing
      fixture.layOut()
      #expect(fixture.primary.view.frame == rect(874, 0, 320, 834))
      #expect(fixture.secondary.view.frame == rect(0, 0, 874, 834))
    }
  }

  @Test func aNarrowWindowShowsOneColumn() throws {
    try onPad { device in
      let listener = Listener()
      let fixture = Fixture(.doubleColumn, delegate: listener)
      device.setMultitasking(Multitasking(width: .oneThird, side: .left))
      fixture.layOut()
      #expect(fixture.split.isCollapsed)
      #expect(listener.words.last == "collapsed")
      #expect(fixture.primary.view.frame == rect(0, 0, 375, 834))
      #expect(fixture.secondary.view.superview == nil)
      device.setMultitasking(.full)
      fixture.layOut()
      #expect(!fixture.split.isCollapsed)
      #expect(listener.words.last == "expanded")
      #expect(fixture.secondary.view.frame == rect(320, 0, 874, 834))
    }
  }
}
