import Lint
import ScenarioModel
import SnapshotModel

/// A screen that was drawn on a phone of 375 by 667 points.
struct SweepScene {
  var views: [ViewNode]
  var constraints: [ConstraintNode]

  func swept(on stage: ScreenStage) -> SweptScreen {
    let root = ViewNode(
      id: "root",
      name: "root",
      kind: .view,
      frame: Rect(x: 0, y: 0, width: 375, height: 667),
      subviews: views,
      constraints: constraints
    )
    let screen = LintScreen(
      name: "Form",
      screen: Screen(name: "form", rootView: root),
      location: FileLocation(file: "form.yaml", line: 1, column: 1)
    )
    return SweptScreen(questions: [LintQuestion(screen: screen, stage: stage)], keepsRows: true)
  }

  /// Returns the result of a sweep along an axis on an iPhone 8.
  func result(along axis: SweepAxis) throws -> SweepResult {
    let stage = ScreenStage.iPhone8
    return try Sweep(along: axis, on: stage).result(of: swept(on: stage))
  }
}

extension SweepResult {
  /// Returns the intervals of a kind of condition, in the form of the report.
  func spans(_ kind: String, _ view: ViewPath? = nil) -> [String] {
    entries.filter { $0.condition.kind == kind && (view == nil || $0.condition.view == view) }
      .flatMap(\.spans).map { "\(stops[$0.lowerBound])...\(stops[$0.upperBound])" }
  }
}

/// Returns a constraint between a view and the root or another view, at the same attribute of both.
func pin(
  _ view: String,
  _ attribute: ConstraintNode.Attribute,
  to item: String = "root",
  _ constant: Double = 0
) -> ConstraintNode {
  ConstraintNode(
    id: "\(view)-\(attribute)",
    firstItem: view,
    firstAttribute: attribute,
    secondItem: item,
    secondAttribute: attribute,
    constant: constant
  )
}

/// Returns a constraint on the width or height of a view.
func size(
  _ view: String,
  _ attribute: ConstraintNode.Attribute,
  _ constant: Double,
  _ relation: ConstraintNode.Relation = .equal
) -> ConstraintNode {
  ConstraintNode(
    id: "\(view)-\(attribute)-size",
    firstItem: view,
    firstAttribute: attribute,
    relation: relation,
    constant: constant
  )
}

/// Returns a button or label with a text.
func node(_ name: String, _ kind: ViewKind, _ text: String, _ frame: Rect) -> ViewNode {
  var node = ViewNode(id: name, name: name, kind: kind, frame: frame)
  node.properties.text = text
  return node
}
