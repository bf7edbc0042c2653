import Testing

@testable import LayoutEngine

/// Required constraints that contradict each other, and the resulting layout.
@Suite @MainActor struct LayoutConflictTests {
  private func named(_ name: String, in root: UIView) -> UIView {
    let view = root.addConstrained()
    view.accessibilityIdentifier = name
    return view
  }

  @Test func conflictReportsBothConstraintsAndContinues() throws {
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
      #expect(conflicts.map(\.broken.text) == ["box.width == 120.0"])
      #expect(conflicts.map { $0.against.map(\.text) } == [["box.width == 100.0"]])
      #expect(conflicts.first?.view === view)
    }
  }

  @Test func brokenConstraintReturnsWithoutItsOpponent() throws {
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

  @Test func changedConstantCanStartAndEndConflict() throws {
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
      #expect(conflicts.map(\.broken.text) == ["box.width == 150.0"])
      #expect(conflicts.map { $0.against.map(\.text) } == [["box.width <= 120.0"]])
      width.constant = 110
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(110))
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
    }
  }

  /// A column in a box with a changing height: its parts fit, or one of them yields.
  @MainActor private final class Column {
    let root = UIView(frame: rect(0, 0, 200, 300))
    let parts: [UIView]
    let beside: UIView
    let gaps: [NSLayoutConstraint]
    let height: NSLayoutConstraint
    let distance: NSLayoutConstraint

    init() {
      let root = root
      let box = root.addConstrained()
      parts = (0..<3).map { _ in box.addConstrained() }
      beside = root.addConstrained()
      height = box.heightAnchor.constraint(equalToConstant: 100)
      distance = beside.leftAnchor.constraint(equalTo: root.leftAnchor)
      let tops = [box.topAnchor] + parts.map(\.bottomAnchor)
      let ends = parts.map(\.topAnchor) + [box.bottomAnchor]
      gaps = zip(ends, tops).map { $0.constraint(equalTo: $1) }
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: root.topAnchor), height, distance,
        beside.topAnchor.constraint(equalTo: parts[1].bottomAnchor),
      ])
      NSLayoutConstraint.activate(gaps)
      NSLayoutConstraint.activate(
        parts.map { $0.heightAnchor.constraint(greaterThanOrEqualToConstant: 30) }
          + [parts[0].heightAnchor.constraint(equalTo: parts[1].heightAnchor)]
      )
    }

    func apply(_ step: Int) {
      height.constant = CGFloat(80 + step / 3 * 37 % 60)
      gaps[2].constant = CGFloat(step / 2 * 13 % 20)
      distance.constant = CGFloat(step * 7 % 90)
      root.layoutIfNeeded()
    }

    var frames: [CGRect] { (parts + [beside]).map(\.frame) }
    var isBroken: Bool { !SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty }
  }

  @Test func conflictHistoryEqualsFreshLayout() throws {
    var brokenSteps = 0
    try makeDevice().run {
      let old = Column()
      for step in 0..<60 {
        old.apply(step)
        let isBroken = old.isBroken
        brokenSteps += isBroken ? 1 : 0
        try makeDevice().run {
          let fresh = Column()
          fresh.apply(step)
          #expect(old.frames == fresh.frames, "step \(step)")
          #expect(isBroken == fresh.isBroken, "step \(step)")
          // Three parts of 30 and the gap.
          #expect(isBroken == (fresh.height.constant < 90 + fresh.gaps[2].constant))
        }
      }
    }
    #expect(brokenSteps > 0 && brokenSteps < 60)
  }

  /// The report of a conflict has the current numbers.
  @Test func lastingConflictReportsCurrentNumbers() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (view, other) = (named("box", in: root), named("other", in: root))
      let (first, second) = (
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 120)
      )
      let left = other.leftAnchor.constraint(equalTo: view.rightAnchor, constant: 5)
      NSLayoutConstraint.activate([first, second, left])
      root.layoutIfNeeded()
      left.constant = 8
      root.layoutIfNeeded()
      #expect(other.frame.minX == 108)
      var reported: [String] {
        SimulatedDevice.current.layoutDiagnostics.conflicts.flatMap {
          ([$0.broken] + $0.against).map(\.text)
        }
      }
      #expect(reported == ["box.width == 120.0", "box.width == 100.0"])
      second.constant = 130
      root.layoutIfNeeded()
      #expect(reported == ["box.width == 130.0", "box.width == 100.0"])
      first.constant = 90
      root.layoutIfNeeded()
      #expect(reported == ["box.width == 130.0", "box.width == 90.0"])
      #expect(other.frame.minX == 98)
      second.constant = 90
      root.layoutIfNeeded()
      #expect(reported.isEmpty)
    }
  }

  @Test func conflictNamesAutoresizingMask() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = UIView(frame: rect(0, 0, 10, 10))
      view.accessibilityIdentifier = "box"
      root.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 100).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame == rect(0, 0, 10, 10))
      let conflict = SimulatedDevice.current.layoutDiagnostics.conflicts.first
      #expect(conflict?.broken.text == "box.width == 100.0")
      #expect(conflict?.against.map(\.text) == ["autoresizing mask of box"])
    }
  }

  @Test func releasedTreeReportsNothing() throws {
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
