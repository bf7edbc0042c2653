import Testing

@testable import LayoutEngine

/// Malformed screens get a layout and a report, not a crash.
@Suite @MainActor struct HostileLayoutTests {
  private let root = UIView(frame: rect(0, 0, 400, 400))

  // MARK: Depth

  /// Returns nested plain views with the same frame and flexible widths.
  private func nest(_ depth: Int, _ frame: CGRect = rect(0, 0, 10, 10)) -> UIView {
    var inner = UIView(frame: frame)
    inner.autoresizingMask = .flexibleWidth
    for _ in 1..<depth {
      let outer = UIView(frame: frame)
      outer.autoresizingMask = .flexibleWidth
      outer.addSubview(inner)
      inner = outer
    }
    return inner
  }

  private func innermost(of view: UIView) -> UIView {
    var view = view
    while let subview = view.subviews.first { view = subview }
    return view
  }

  @Test func aDeepTreeIsLaidOut() {
    var views = [root]
    for _ in 0..<1000 {
      let view = views[views.count - 1].addConstrained()
      view.pinEdges(to: views[views.count - 1])
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.frame == rect(0, 0, 400, 400) })
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(views[1000].frame == rect(0, 0, 300, 400))
  }

  @Test func aDeepTreeFollowsItsMasks() {
    let top = nest(2000)
    top.frame.size.width += 5
    #expect(innermost(of: top).frame == rect(0, 0, 15, 10))
  }

  @Test func hitTestReachesDeepView() {
    let top = nest(20_000)
    let bottom = innermost(of: top)
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === bottom)
    bottom.frame.origin.x = 6
    #expect(top.hitTest(CGPoint(x: 5, y: 5), with: nil) === bottom.superview)
    #expect(top.hitTest(CGPoint(x: 11, y: 5), with: nil) == nil)
  }

  @Test func tagSearchReachesDeepView() {
    let top = nest(100_000)
    let bottom = innermost(of: top)
    bottom.tag = 7
    #expect(top.viewWithTag(7) === bottom)
    #expect(top.viewWithTag(8) == nil)
  }

  @Test func safeAreaReachesDeepView() throws {
    try makeDevice().run {
      let window = UIWindow(frame: rect(0, 0, 375, 667))
      let top = nest(20_000, rect(0, 0, 375, 667))
      window.addSubview(top)
      let statusBar = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      #expect(innermost(of: top).safeAreaInsets == statusBar)
      top.removeFromSuperview()
      #expect(innermost(of: top).safeAreaInsets == .zero)
    }
  }

  @Test func inheritedTraitsReachDeepView() {
    let (outer, inner) = (UIView(), UIView())
    outer.overrideUserInterfaceStyle = .dark
    outer.traitOverrides.horizontalSizeClass = .regular
    inner.overrideUserInterfaceStyle = .light
    outer.tintColor = .red
    outer.addSubview(inner)
    let top = nest(100_000)
    inner.addSubview(top)
    let bottom = innermost(of: top)
    #expect(bottom.traitCollection.userInterfaceStyle == .light)
    #expect(bottom.traitCollection.horizontalSizeClass == .regular)
    #expect(bottom.tintColor == .red)
  }

  @Test func deepTreeGrowsFromOutside() {
    var views = [root]
    for _ in 0..<10_000 {
      let view = UIView(frame: rect(0, 0, 10, 10))
      views[views.count - 1].addSubview(view)
      views.append(view)
    }
    root.layoutIfNeeded()
    #expect(views[10_000].rootView === root)
    #expect(views[10_000].frame == rect(0, 0, 10, 10))
  }

  @Test func commonAncestorOfDeepViewsIsFound() {
    let (one, other) = (nest(20_000), nest(10_000))
    root.addSubview(one)
    root.addSubview(other)
    let constraint = innermost(of: one).leftAnchor
      .constraint(equalTo: innermost(of: other).leftAnchor)
    constraint.isActive = true
    #expect(root.constraints == [constraint])
  }

  // MARK: Stacks

  /// Returns nested stacks, with a box of 10 by 10 in the innermost and one before each nested
  /// stack.
  private func stacks(_ depth: Int, _ distribution: UIStackView.Distribution) -> UIStackView {
    var stack = UIStackView(arrangedSubviews: [ContentBox(10, 10)])
    stack.distribution = distribution
    for _ in 1..<depth {
      let outer = UIStackView(arrangedSubviews: [ContentBox(10, 10), stack])
      outer.distribution = distribution
      stack = outer
    }
    return stack
  }

  @Test(arguments: [UIStackView.Distribution.fill, .fillProportionally, .equalSpacing])
  func fiftyNestedStacksAreLaidOut(distribution: UIStackView.Distribution) {
    let stack = root.addConstrained(stacks(50, distribution))
    root.layoutIfNeeded()
    // A box for each stack, side by side.
    let length: CGFloat = 50 * 10
    #expect(stack.frame == rect(0, 0, length, 10))
    var inner: UIView = stack
    while let next = inner.subviews.last as? UIStackView { inner = next }
    #expect(inner.convert(inner.bounds, to: root) == rect(length - 10, 0, 10, 10))
  }

  @Test func nestedStacksHaveBaseline() {
    let outer = stacks(2000, .fill)
    outer.walk { view in
      (view as? UIStackView)?.axis = .vertical
      return true
    }
    var inner = outer
    while let next = inner.arrangedSubviews.last as? UIStackView {
      inner.arrangedSubviews[0].isHidden = true
      inner = next
    }
    #expect(outer.forFirstBaselineLayout === inner.arrangedSubviews[0])
    #expect(outer.forLastBaselineLayout === inner.arrangedSubviews[0])
  }

  // MARK: Contradictions and circles

  @Test func hundredsOfContradictionsAreBrokenAndReported() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      for index in 0..<300 {
        let view = root.addConstrained()
        view.accessibilityIdentifier = "\(index)"
        view.fix(CGFloat(index), 0, 10, 10)
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
      root.layoutIfNeeded()
      #expect(root.subviews.map(\.frame) == (0..<300).map { rect(CGFloat($0), 0, 10, 10) })
      let conflicts = SimulatedDevice.current.layoutDiagnostics.conflicts
      #expect(conflicts.map(\.broken.text) == (0..<300).map { "\($0).width == 20.0" })
      #expect(conflicts.map { $0.against.map(\.text) } == (0..<300).map { ["\($0).width == 10.0"] })
    }
  }

  @Test func mutuallyAdjacentViewsHaveZeroWidth() {
    let (one, other) = (root.addConstrained(), root.addConstrained())
    one.leftAnchor.constraint(equalTo: other.rightAnchor).isActive = true
    other.leftAnchor.constraint(equalTo: one.rightAnchor).isActive = true
    one.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5).isActive = true
    root.layoutIfNeeded()
    // left 1 = left 2 + width 2 and left 2 = left 1 + width 1: the widths add up to zero.
    #expect(one.frame == rect(5, 0, 0, 0))
    #expect(other.frame == rect(5, 0, 0, 0))
  }

  @Test func unsatisfiableCycleBreaksItsLastConstraint() throws {
    try makeDevice().run {
      let root = UIView(frame: rect(0, 0, 400, 400))
      let views = (0..<3).map { index in
        let view = root.addConstrained()
        view.accessibilityIdentifier = "\(index)"
        view.fix(0, 0, 10, 10)
        return view
      }
      for constraint in views.flatMap(\.constraints) where constraint.firstAttribute == .width {
        constraint.isActive = false
      }
      for (index, view) in views.enumerated() {
        let next = views[(index + 1) % 3]
        view.widthAnchor.constraint(equalTo: next.widthAnchor, constant: 1).isActive = true
      }
      root.layoutIfNeeded()
      // 0 = 1 + 1 and 1 = 2 + 1 hold: the widths count down to the smallest.
      #expect(views.map(\.frame.width) == [2, 1, 0])
      let conflicts = SimulatedDevice.current.layoutDiagnostics.conflicts
      #expect(conflicts.map(\.broken.text) == ["2.width == 0.width + 1.0"])
    }
  }
}
