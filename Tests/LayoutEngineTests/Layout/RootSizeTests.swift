import LayoutEngine
import Testing

/// The size of a view without a superview that leaves its frame to Auto Layout.
@Suite @MainActor struct RootSizeTests {
  private let root: UIView

  init() {
    root = UIView(frame: rect(5, 6, 100, 200))
    root.translatesAutoresizingMaskIntoConstraints = false
  }

  @Test func constraintsDetermineRootSize() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(5, 6, 100, 200))
      root.translatesAutoresizingMaskIntoConstraints = false
      root.widthAnchor.constraint(equalToConstant: 320).isActive = true
      let child = root.addConstrained()
      child.pinEdges(to: root)
      root.layoutIfNeeded()
      #expect(root.frame == rect(5, 6, 320, 200), "the height, which no constraint mentions, stays")
      #expect(child.frame == rect(0, 0, 320, 200))
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  @Test func contentDeterminesRootSize() {
    let child = root.addConstrained(ContentBox(30, 40))
    child.pinEdges(to: root)
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 30, 40))
    child.size.width = 35
    root.layoutIfNeeded()
    #expect(root.frame == rect(5, 6, 35, 40))
  }

  @Test func boundedContentDoesNotShrinkRoot() {
    let child = root.addConstrained(ContentBox(30, 40))
    child.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor).isActive = true
    child.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.bounds.size == CGSize(width: 100, height: 200))
  }

  @Test func rootWithAutoresizingMaskKeepsFrame() {
    let root = UIView(frame: rect(0, 0, 100, 200))
    let child = root.addConstrained(ContentBox(30, 40))
    child.pinEdges(to: root)
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 100, 200))
    #expect(child.frame == rect(0, 0, 100, 200))
  }
}
