import Testing

@testable import LayoutEngine

/// What becomes of required constraints that contradict each other.
@Suite @MainActor struct LayoutConflictTests {
  private func named(_ name: String, in root: UIView) -> UIView {
    let view = root.addConstrained()
    view.accessibilityIdentifier = name
    return view
  }

  @Test func bothEquationsAreReportedAndTheLayoutGoesOn() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (view, other) = (named("box", in: root), named("other", in: root))
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      view.widthAnchor.constraint(equalToConstant: 120).isActive = true
      other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5).isActive = true
      root.layoutIfNeeded()
      // The earlier one holds.
      #expect(view.frame.width == CGFloat(100))
      #expect(other.frame.minX == CGFloat(105))
      let conflicts = SimulatedDevice.current.layoutDiagnostics.conflicts
      #expect(conflicts.map(\.broken) == ["box.width == 120.0"])
      #expect(conflicts.map(\.against) == [["box.width == 100.0"]])
      #expect(conflicts.first?.view === view)
    }
  }

  @Test func aBrokenConstraintComesBackWhenItsOpponentGoes() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = named("box", in: root)
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      let second = view.widthAnchor.constraint(equalToConstant: 120)
      NSLayoutConstraint.activate([first, second])
      root.layoutIfNeeded()
      #expect(second.isActive, "a broken constraint stays installed")
      first.isActive = false
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(120))
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  @Test func aConstantThatComesIntoConflictIsReportedAndLeavesIt() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = named("box", in: root)
      let limit = view.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
      let width = view.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([limit, width])
      root.layoutIfNeeded()
      width.constant = 150
      root.layoutIfNeeded()
      let conflicts = SimulatedDevice.current.layoutDiagnostics.conflicts
      #expect(conflicts.map(\.broken) == ["box.width == 150.0"])
      #expect(conflicts.map(\.against) == [["box.width <= 120.0"]])
      width.constant = 110
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(110))
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  @Test func aConflictWithAnAutoresizingMaskNamesIt() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = UIView(frame: rect(0, 0, 10, 10))
      view.accessibilityIdentifier = "box"
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 10, 10))
      let conflict = SimulatedDevice.current.layoutDiagnostics.conflicts.first
      #expect(conflict?.broken == "box.width == 100.0")
      #expect(conflict?.against == ["autoresizing mask of box"])
    }
  }

  @Test func aTreeThatIsGoneReportsNothing() throws {
    try makeDevice().run {
      do {
        let root = UIView(frame: rect(0, 0, 400, 400))
        let view = named("box", in: root)
        view.widthAnchor.constraint(equalToConstant: 100).isActive = true
        view.widthAnchor.constraint(equalToConstant: 120).isActive = true
        root.layoutIfNeeded()
      }
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }
}
