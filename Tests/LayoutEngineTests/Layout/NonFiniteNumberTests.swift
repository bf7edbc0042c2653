import LayoutEngine
import Testing

/// Numbers that cannot be laid out: the reported faults, and the layout of the other views.
@Suite @MainActor struct NonFiniteNumberTests {
  private func named(_ name: String, in root: UIView) -> UIView {
    let view = root.addConstrained()
    view.accessibilityIdentifier = name
    return view
  }

  /// Lays out a broken view beside a good one, and returns the reported faults.
  private func faults(
    of constraint: @MainActor (UIView) -> NSLayoutConstraint
  ) throws -> [String] {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (bad, good) = (named("bad", in: root), named("good", in: root))
      good.fix(1, 2, 30, 40)
      constraint(bad).isActive = true
      root.layoutIfNeeded()
      #expect(good.frame == rect(1, 2, 30, 40))
      #expect(SimulatedDevice.current.layoutDiagnostics.conflicts.isEmpty)
      return SimulatedDevice.current.layoutDiagnostics.faults.map {
        "\($0.rule.text): \($0.problem)"
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func nonFiniteConstantIsIgnored(constant: CGFloat) throws {
    let faults = try faults { $0.widthAnchor.constraint(equalToConstant: constant) }
    #expect(faults == ["bad.width == \(constant): its constant is not finite: it is left out"])
  }

  @Test func nonFiniteMultiplierIsIgnored() throws {
    let faults = try faults { view in
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .infinity)
    }
    #expect(
      faults == ["bad.width == inf*bad.height: its multiplier is not finite: it is left out"]
    )
  }

  @Test(arguments: [Float(0), -1, .nan])
  func nonPositivePriorityIsIgnored(priority: Float) throws {
    let faults = try faults { $0.widthAnchor.constraint(equalToConstant: 10).at(priority) }
    #expect(faults == ["bad.width == 10.0: its priority is not above 0: it is left out"])
  }

  @Test func aPriorityAboveTheHighestIsRequired() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = named("box", in: root)
      view.widthAnchor.constraint(equalToConstant: 10).at(999).isActive = true
      view.widthAnchor.constraint(equalToConstant: 20).at(1000.5).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(20))
      let faults = SimulatedDevice.current.layoutDiagnostics.faults
      #expect(faults.map(\.problem) == ["its priority is above 1000: it is required"])
    }
  }

  @Test(arguments: [1e7, 1e300, CGFloat.greatestFiniteMagnitude])
  func hugeConstantIsLimited(constant: CGFloat) throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (view, next) = (named("box", in: root), named("next", in: root))
      view.widthAnchor.constraint(equalToConstant: constant).isActive = true
      next.leftAnchor.constraint(equalTo: view.rightAnchor, constant: -constant).isActive = true
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(1_000_000))
      #expect(next.frame.minX == CGFloat(0))
      let faults = SimulatedDevice.current.layoutDiagnostics.faults
      #expect(
        faults.map(\.problem) == [
          // The root's constraint precedes the box's own.
          "its constant is too large: -1000000.0 is used",
          "its constant is too large: 1000000.0 is used",
        ]
      )
    }
  }

  @Test func overflowingMultipliersKeepOtherConstraints() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let good = named("good", in: root)
      good.fix(1, 2, 30, 40)
      var previous = good
      for index in 0..<100 {
        let view = named("view \(index)", in: root)
        view.widthAnchor.constraint(equalTo: previous.widthAnchor, multiplier: 1e6).isActive = true
        previous = view
      }
      root.layoutIfNeeded()
      #expect(good.frame == rect(1, 2, 30, 40))
      // The last width below 1e200 is 30 × 1e6³³ = 3e199; its thousandths are still finite.
      #expect(root.subviews.allSatisfy { ($0.frame.width * 1000).isFinite })
    }
  }

  @Test func nonFiniteContentSizeIsIgnored() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = root.addConstrained(ContentBox(.nan, 20))
      view.accessibilityIdentifier = "box"
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 0, height: 20))
      let faults = SimulatedDevice.current.layoutDiagnostics.faults
      // One prevents growing beyond the size, one prevents shrinking below it.
      #expect(faults.map(\.rule.text) == ["content size of box", "content size of box"])
    }
  }

  @Test func nonFiniteMarginsDisableTheirConstraints() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let (view, good) = (named("box", in: root), named("good", in: root))
      good.fix(1, 2, 30, 40)
      root.layoutMargins = UIEdgeInsets(top: 8, left: .nan, bottom: 8, right: 8)
      view.leftAnchor.constraint(equalTo: root.layoutMarginsGuide.leftAnchor).isActive = true
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor).isActive = true
      root.layoutIfNeeded()
      #expect(good.frame == rect(1, 2, 30, 40))
      #expect(view.frame.origin == CGPoint(x: 0, y: 8))
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.count == 1)
    }
  }

  @Test func nonFiniteRootSizeIsReplaced() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, .nan, .infinity))
      let view = named("box", in: root)
      view.pinEdges(to: root)
      root.layoutIfNeeded()
      #expect(view.frame.size == CGSize(width: 0, height: 1_000_000))
    }
  }

  @Test func nonFiniteTargetFitsExtremeSize() throws {
    try makeDevice().run {
      let view = UIView()
      let box = view.addConstrained(ContentBox(30, 10))
      box.pinEdges(to: view)
      let size = view.systemLayoutSizeFitting(
        CGSize(width: CGFloat.nan, height: -.infinity),
        withHorizontalFittingPriority: UILayoutPriority(.nan),
        verticalFittingPriority: UILayoutPriority(-1)
      )
      #expect(size == CGSize(width: 30, height: 10))
    }
  }

  @Test func constantCanBecomeInvalidAndValid() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let view = named("box", in: root)
      let width = view.widthAnchor.constraint(equalToConstant: 10)
      width.isActive = true
      root.layoutIfNeeded()
      width.constant = .nan
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(10), "nothing places it any more")
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.count == 1)
      width.constant = 1e9
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(1_000_000))
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.count == 1)
      width.constant = 20
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(20))
      #expect(SimulatedDevice.current.layoutDiagnostics.faults.isEmpty)
    }
  }
}
