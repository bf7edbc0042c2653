import LayoutEngine
import Testing

/// The order of subviews, and the calls when a view moves.
@Suite @MainActor struct ViewHierarchyTests {
  private let root = UIView()
  private let one = UIView()
  private let two = UIView()
  private let three = UIView()

  init() {
    for view in [one, two, three] { root.addSubview(view) }
  }

  @Test func insertingByIndexAndBesideSiblings() {
    let (new, newer) = (UIView(), UIView())
    root.insertSubview(new, aboveSubview: one)
    #expect(root.subviews == [one, new, two, three])
    root.insertSubview(newer, belowSubview: one)
    #expect(root.subviews == [newer, one, new, two, three])
    let last = UIView()
    root.insertSubview(last, at: 5)
    #expect(root.subviews.last === last)
  }

  @Test func movingAmongSiblings() {
    root.insertSubview(three, belowSubview: one)
    #expect(root.subviews == [three, one, two])
    root.insertSubview(three, aboveSubview: two)
    #expect(root.subviews == [one, two, three])
    root.insertSubview(one, belowSubview: three)
    #expect(root.subviews == [two, one, three])
    root.bringSubviewToFront(two)
    #expect(root.subviews == [one, three, two])
    root.sendSubviewToBack(two)
    #expect(root.subviews == [two, one, three])
    root.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(root.subviews == [three, one, two])
  }

  /// Orders its subviews in each layout, as containers of controllers do.
  private final class Container: UIView {
    let (back, front) = (UIView(), UIView())
    var layouts = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      insertSubview(back, at: 0)
      bringSubviewToFront(front)
    }
  }

  /// The first layout sorts the subviews, which requests a second one; the second changes nothing.
  @Test func unchangedSubviewIndexRequestsNoLayout() {
    let container = Container()
    container.addSubview(container.front)
    container.addSubview(container.back)
    container.layoutIfNeeded()
    #expect(container.subviews == [container.back, container.front])
    #expect(container.layouts == 2)
  }

  @Test func aViewIsADescendantOfItself() {
    #expect(root.isDescendant(of: root))
    #expect(one.isDescendant(of: root))
    #expect(!root.isDescendant(of: one))
  }

  @Test func viewsAreFoundByTag() {
    let deep = UIView()
    deep.tag = 7
    two.addSubview(deep)
    #expect(root.viewWithTag(7) === deep)
    #expect(root.viewWithTag(8) == nil)
  }

  /// Logs the hooks in the order of their calls.
  private final class Witness: UIView {
    var name = ""
    var log: (String) -> Void = { _ in }

    override func willMove(toSuperview newSuperview: UIView?) {
      log("\(name) will move to \(newSuperview == nil ? "no superview" : "superview")")
    }
    override func didMoveToSuperview() { log("\(name) moved to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      log("\(name) will move to \(newWindow == nil ? "no window" : "window")")
    }
    override func didMoveToWindow() { log("\(name) moved to window") }
    override func didAddSubview(_ subview: UIView) { log("\(name) added") }
    override func willRemoveSubview(_ subview: UIView) { log("\(name) will remove") }
  }

  private final class Log {
    var lines: [String] = []
  }

  private func witnesses() -> (parent: Witness, child: Witness, log: Log) {
    let log = Log()
    let (parent, child) = (Witness(), Witness())
    (parent.name, child.name) = ("parent", "child")
    for view in [parent, child] { view.log = { log.lines.append($0) } }
    return (parent, child, log)
  }

  @Test func addingNotifiesChildThenParent() {
    let (parent, child, log) = witnesses()
    parent.addSubview(child)
    #expect(
      log.lines == ["child will move to superview", "child moved to superview", "parent added"]
    )
  }

  @Test func removingNotifiesParentFirst() {
    let (parent, child, log) = witnesses()
    parent.addSubview(child)
    log.lines = []
    child.removeFromSuperview()
    #expect(
      log.lines == [
        "child will move to no superview", "parent will remove", "child moved to superview",
      ]
    )
    #expect(child.superview == nil)
    #expect(parent.subviews.isEmpty)
  }

  @Test func windowHooksReachSubtreeOnce() {
    let (parent, child, log) = witnesses()
    parent.addSubview(child)
    let window = UIWindow(frame: rect(0, 0, 100, 100))
    log.lines = []
    window.addSubview(parent)
    #expect(log.lines.filter { $0.hasSuffix(" window") }.count == 4)
    #expect(parent.window === window)
    #expect(child.window === window)
    let inner = UIView()
    window.addSubview(inner)
    log.lines = []
    inner.addSubview(parent)
    #expect(!log.lines.contains { $0.hasSuffix(" window") }, "the window is the same")
    parent.removeFromSuperview()
    #expect(log.lines.filter { $0 == "child will move to no window" }.count == 1)
    #expect(child.window == nil)
  }

  @Test func superviewChangesBetweenHooks() {
    final class Curious: UIView {
      var seen: [Bool] = []
      override func willMove(toSuperview newSuperview: UIView?) { seen.append(superview != nil) }
      override func didMoveToSuperview() { seen.append(superview != nil) }
    }
    let view = Curious()
    root.addSubview(view)
    view.removeFromSuperview()
    #expect(view.seen == [false, true, true, false])
  }

  @Test func subviewDoesNotRetainSuperview() {
    weak var gone: UIView?
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      gone = parent
    }
    #expect(gone == nil)
    #expect(child.superview == nil)
  }
}
