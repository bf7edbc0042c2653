import BuiltInEngine
import Foundation
import LayoutEngine
import ScenarioModel
import Testing

@Suite struct ScreenBuilderTests {
  private let device = SimulatedDevice(model: SimulatedDevice.standard.model)

  private func screen(
    _ subviews: [ViewNode] = [],
    constraints: [ConstraintNode] = [],
    contentView: String? = nil
  ) -> Screen {
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 100, height: 200),
      translatesAutoresizingMaskIntoConstraints: true,
      subviews: subviews,
      constraints: constraints
    )
    return Screen(name: "screen", rootView: root, contentView: contentView)
  }

  private func width(
    _ constant: Double,
    of item: String,
    id: String,
    isPlaceholder: Bool = false
  ) -> ConstraintNode {
    ConstraintNode(
      id: id,
      firstItem: item,
      firstAttribute: .width,
      constant: constant,
      isPlaceholder: isPlaceholder
    )
  }

  @Test func viewsAreFoundByNameAndID() throws {
    let label = ViewNode(id: "a1", name: "label", kind: .label)
    try device.run {
      let built = try ScreenBuilder.build(screen([label], contentView: "label"))
      #expect(built.view("label") is UILabel)
      #expect(built.view("a1") === built.view("label"))
      #expect(built.contentView === built.view("label"))
      #expect(built.view("other") == nil)
    }
  }

  /// A row of 100 points, drawn below a header, in a list that becomes 150 wide.
  @Test func rowsFollowListWidthAtRunTime() throws {
    func node(_ id: String, _ kind: ViewKind, _ frame: Rect, slot: String?) -> ViewNode {
      var node = ViewNode(id: id, name: id, kind: kind, frame: frame, slot: slot)
      node.translatesAutoresizingMaskIntoConstraints = true
      return node
    }
    var row = node("row", .tableViewCell, Rect(x: 0, y: 20, width: 100, height: 44), slot: "cell")
    let content = Rect(x: 0, y: 0, width: 70, height: 44)
    row.subviews = [node("content", .view, content, slot: "contentView")]
    var list = node("list", .tableView, Rect(x: 0, y: 0, width: 100, height: 200), slot: nil)
    list.subviews = [row]
    try device.run {
      let built = try ScreenBuilder.build(screen([list]))
      let view = try #require(built.view("list"))
      view.frame.size.width = 150
      view.layoutIfNeeded()
      #expect(built.view("row")?.frame == CGRect(x: 0, y: 0, width: 150, height: 44))
      #expect(built.view("content")?.frame == CGRect(x: 0, y: 0, width: 150, height: 44))
    }
  }

  @Test func stackArrangesSubviewsEffectViewKeepsContent() throws {
    let stack = ViewNode(
      id: "s",
      name: "s",
      kind: .stackView,
      subviews: [ViewNode(id: "a", name: "a", kind: .view)]
    )
    let effect = ViewNode(
      id: "e",
      name: "e",
      kind: .visualEffectView,
      subviews: [ViewNode(id: "c", name: "c", kind: .view, slot: "contentView")]
    )
    try device.run {
      let built = try ScreenBuilder.build(screen([stack, effect]))
      let arranged = (built.view("s") as? UIStackView)?.arrangedSubviews ?? []
      #expect(arranged.map { $0 === built.view("a") } == [true])
      #expect((built.view("e") as? UIVisualEffectView)?.contentView === built.view("c"))
    }
  }

  @Test(
    arguments: [(ScreenBuilder.Purpose.runTime, 30), (.designTime, 50)]
      as [(ScreenBuilder.Purpose, CGFloat)]
  )
  func placeholderConstraintsApplyAtDesignTime(
    purpose: ScreenBuilder.Purpose,
    expected: CGFloat
  ) throws {
    let view = ViewNode(id: "v", name: "v", kind: .view)
    var weak = width(30, of: "v", id: "weak")
    weak.priority = 500
    let placeholder = width(50, of: "v", id: "placeholder", isPlaceholder: true)
    try device.run {
      let built = try ScreenBuilder.build(
        screen([view], constraints: [weak, placeholder]),
        for: purpose
      )
      built.rootView.layoutIfNeeded()
      #expect(built.view("v")?.frame.width == expected)
      #expect((built.constraint(id: "placeholder") != nil) == (purpose == .designTime))
    }
  }

  @Test(
    arguments: [(ScreenBuilder.Purpose.runTime, 0), (.designTime, 40)]
      as [(ScreenBuilder.Purpose, CGFloat)]
  )
  func placeholderReplacesIntrinsicSize(
    purpose: ScreenBuilder.Purpose,
    expected: CGFloat
  ) throws {
    var view = ViewNode(id: "v", name: "v", kind: .view)
    view.properties.placeholderIntrinsicContentSize = IntrinsicSize(width: 40, height: nil)
    // A priority below any content size, so that the view has no width without content.
    var shrink = width(0, of: "v", id: "shrink")
    shrink.priority = 1
    let screen = screen([view], constraints: [shrink])
    try device.run {
      let built = try ScreenBuilder.build(screen, for: purpose)
      built.rootView.layoutIfNeeded()
      #expect(built.view("v")?.frame.width == expected)
    }
  }

  @Test func guidesAreItems() throws {
    let view = ViewNode(
      id: "scroll",
      name: "scroll",
      kind: .scrollView,
      frame: Rect(x: 0, y: 0, width: 100, height: 200),
      translatesAutoresizingMaskIntoConstraints: true,
      layoutGuides: [GuideNode(id: "content", kind: .contentLayout)],
      constraints: [width(300, of: "content", id: "w")]
    )
    try device.run {
      let built = try ScreenBuilder.build(screen([view]))
      built.rootView.layoutIfNeeded()
      #expect((built.view("scroll") as? UIScrollView)?.contentSize.width == 300)
    }
  }

  @Test(arguments: [
    (
      ConstraintNode(id: "c", firstItem: "ghost", firstAttribute: .width),
      "screen screen: constraint c refers to ghost, which is not in the screen"
    ),
    (
      ConstraintNode(id: "c", firstItem: "root", firstAttribute: .top),
      "screen screen: constraint c is invalid: top needs a second item"
    ),
    (
      ConstraintNode(
        id: "c",
        firstItem: "root",
        firstAttribute: .leading,
        secondItem: "root",
        secondAttribute: .right
      ),
      "screen screen: constraint c is invalid: it relates leading or trailing to left or right: "
        + "leading to right"
    ),
  ])
  func meaninglessConstraintIsNamed(constraint: ConstraintNode, message: String) {
    device.run {
      do throws(ScreenBuildError) {
        _ = try ScreenBuilder.build(screen(constraints: [constraint]))
        Issue.record("it was built")
      } catch {
        #expect(error.report.message == message)
      }
    }
  }

  @Test func separateTreesCannotBeConstrained() {
    var screen = screen(constraints: [
      ConstraintNode(
        id: "c",
        firstItem: "root",
        firstAttribute: .width,
        secondItem: "other",
        secondAttribute: .width
      )
    ])
    screen.detachedViews = [ViewNode(id: "other", name: "other", kind: .view)]
    device.run {
      let error = #expect(throws: ScreenBuildError.self) { try ScreenBuilder.build(screen) }
      #expect(error == .noCommonAncestor(screen: "screen", constraint: "c"))
    }
  }
}
