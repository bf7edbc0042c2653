import ScenarioModel
import Testing

@testable import BuiltInEngine

/// The views with sizes that required equations determine.
@Suite struct ConstrainedSizesTests {
  private typealias Attribute = ConstraintNode.Attribute

  /// Returns whether the equations determine the size of the view `chart`.
  private func determine(
    _ views: [ViewNode],
    _ constraints: [ConstraintNode],
    guides: [GuideNode] = []
  ) -> Bool {
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      subviews: views,
      layoutGuides: guides,
      constraints: constraints
    )
    return ConstrainedSizes(below: root).determine("chart")
  }

  private func view(_ id: String, _ subviews: ViewNode..., kind: ViewKind = .view) -> ViewNode {
    ViewNode(id: id, name: id, kind: kind, subviews: subviews)
  }

  /// `first.attribute == second.attribute + constant`; a constant length without a second item.
  private func equation(
    _ first: String,
    _ attribute: Attribute,
    _ second: String? = nil,
    _ other: Attribute? = nil,
    constant: Double = 0,
    relation: ConstraintNode.Relation = .equal,
    priority: Float = 1000
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(first)-\(attribute)-\(second ?? "")",
      firstItem: first,
      firstAttribute: attribute,
      relation: relation,
      secondItem: second,
      secondAttribute: second == nil ? nil : other ?? attribute,
      constant: constant,
      priority: priority
    )
  }

  private func size(of view: String, _ length: Double = 40) -> [ConstraintNode] {
    [equation(view, .width, constant: length), equation(view, .height, constant: length)]
  }

  private func edges(of view: String, to other: String) -> [ConstraintNode] {
    [Attribute.leading, .trailing, .top, .bottom].map { equation(view, $0, other) }
  }

  @Test func edgesOfRootDetermineSize() {
    #expect(determine([view("chart")], edges(of: "chart", to: "root")))
  }

  @Test func missingEdgeLeavesSizeOpen() {
    for index in 0..<4 {
      var constraints = edges(of: "chart", to: "root")
      constraints.remove(at: index)
      #expect(!determine([view("chart")], constraints))
    }
  }

  @Test func safeAreaDeterminesSize() {
    let constraints = edges(of: "chart", to: "safe")
    let safe = GuideNode(id: "safe", kind: .safeArea)
    #expect(determine([view("chart")], constraints, guides: [safe]))
    let custom = GuideNode(id: "safe", kind: .custom)
    #expect(!determine([view("chart")], constraints, guides: [custom]))
  }

  @Test func wholeConstantsDetermineSize() {
    #expect(determine([view("chart")], size(of: "chart")))
    // At an unknown position, the pixel grid may round this length up or down.
    #expect(!determine([view("chart")], size(of: "chart", 40.4)))
  }

  @Test func inequalitiesAndPrioritiesDetermineNothing() {
    let height = equation("chart", .height, constant: 40)
    let width = equation("chart", .width, constant: 40, relation: .greaterThanOrEqual)
    #expect(!determine([view("chart")], [height, width]))
    let optional = equation("chart", .width, constant: 40, priority: 999)
    #expect(!determine([view("chart")], [height, optional]))
  }

  /// The chart begins below a bar of 40 points and ends at the root's bottom.
  @Test func chainOfViewsDeterminesSize() {
    let bar = [Attribute.leading, .trailing, .top].map { equation("bar", $0, "root") }
    let chart =
      [Attribute.leading, .trailing, .bottom].map { equation("chart", $0, "root") }
      + [equation("chart", .top, "bar", .bottom)]
    let height = equation("bar", .height, constant: 40)
    #expect(determine([view("bar"), view("chart")], chart + bar + [height]))
    #expect(!determine([view("bar"), view("chart")], chart + bar))
  }

  /// The edges of a scroll view are the edges of its content, which is as large as the chart.
  @Test func scrollViewDoesNotDetermineContent() {
    let scrollView = view("scroll", view("chart"), kind: .scrollView)
    let constraints = edges(of: "scroll", to: "root") + edges(of: "chart", to: "scroll")
    #expect(!determine([scrollView], constraints))
    let width = equation("chart", .width, "scroll")
    let height = equation("chart", .height, constant: 700.4)
    #expect(determine([scrollView], constraints + [width, height]))
  }

  /// A content size of the only view in a proportional stack becomes a required equation.
  @Test func proportionalStacksAreLeftOut() {
    var stack = view("stack", view("chart"), kind: .stackView)
    #expect(determine([stack], size(of: "chart")))
    stack.properties.distribution = .fillProportionally
    #expect(!determine([stack], size(of: "chart")))
  }

  @Test func viewsInRowsAreLeftOut() {
    var content = view("content", view("chart"))
    content.slot = "contentView"
    let cell = view("cell", content, kind: .tableViewCell)
    #expect(!determine([cell], edges(of: "chart", to: "content")))
    #expect(determine([cell], size(of: "chart")))
  }
}
