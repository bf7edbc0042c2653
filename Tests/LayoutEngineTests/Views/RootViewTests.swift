import Testing

@testable import LayoutEngine

/// The root of a view's tree after views are added, removed or deallocated.
@Suite @MainActor struct RootViewTests {
  /// Returns the root by following the superviews.
  private func topmost(of view: UIView) -> UIView {
    var top = view
    while let superview = top.superview { top = superview }
    return top
  }

  /// A repeatable pseudorandom order of numbers.
  private struct Shuffle {
    private var state: UInt64 = 1

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }

  @Test func rootViewIsTopmostSuperviewAfterMoves() {
    let views = [UIWindow(frame: .zero)] + (0..<30).map { _ in UIView() }
    var shuffle = Shuffle()
    for _ in 0..<3000 {
      let view = views[1 + shuffle.next(below: 30)]
      let superview = views[shuffle.next(below: 31)]
      if shuffle.next(below: 4) == 0 {
        view.removeFromSuperview()
      } else if !superview.isDescendant(of: view) {
        superview.addSubview(view)
      }
      // Only some views: a view that is not queried may keep an outdated root.
      for _ in 0..<3 {
        let asked = views[shuffle.next(below: 31)]
        #expect(asked.rootView === topmost(of: asked))
      }
    }
  }

  @Test func orphanedViewIsItsOwnRoot() {
    let (child, grandchild) = (UIView(), UIView())
    do {
      let root = UIView()
      root.addSubview(child)
      child.addSubview(grandchild)
      #expect(grandchild.rootView === root)
    }
    #expect(grandchild.rootView === child)
    let window = UIWindow(frame: .zero)
    window.addSubview(child)
    #expect(grandchild.window === window)
  }

  @Test func joinedAndSplitChainsUpdateRootView() {
    let views = (0..<1000).map { _ in UIView() }
    for (inner, outer) in zip(views, views.dropFirst()) {
      outer.addSubview(inner)
      #expect(inner.rootView === outer)
    }
    #expect(views[0].rootView === views[999])
    views[500].removeFromSuperview()
    #expect(views[0].rootView === views[500])
    #expect(views[501].rootView === views[999])
  }
}
