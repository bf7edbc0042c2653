import BuiltInEngine
import Reporting
package import ScenarioModel

/// A condition that holds at some stops of a sweep but not at others.
package struct SweepCondition: Hashable, Sendable {
  /// The kind of condition: the id of a rule of `lint`, or one of the kinds below.
  package var kind: String
  /// The path of the view in recordings, or its name; empty for the screen.
  package var view: ViewPath
  /// The description, such as `label 'name' has 2 lines`.
  package var text: String
  /// Distinguishes the condition from others of the same kind and view, without numbers.
  private var detail: String

  private init(_ kind: String, view: ViewPath = "", _ text: String, detail: String = "") {
    (self.kind, self.view, self.text, self.detail) = (kind, view, text, detail)
  }

  static let sizeClass = "size-class"
  static let lineCount = "line-count"

  /// Whether every screen has the property, so that only its changes are of interest.
  package var isState: Bool { kind == Self.sizeClass || kind == Self.lineCount }

  var key: [String] { [kind, view.text, detail] }
}

extension SweepCondition {
  /// Returns all conditions at a stop: size classes, the engine's findings and the rules'
  /// violations.
  static func all(at stop: SweepStop, of question: LintQuestion) -> [SweepCondition] {
    // The frames are checked as they are, although constraints may have been broken for them.
    let findings = stop.findings.filter { $0.kind != .unsatisfiableConstraints }
    let screen = ExaminedScreen(question, stop.run(of: question, findings: findings))
    lazy var titles = screen.titles
    return sizeClasses(of: question.stage)
      + stop.findings.map { SweepCondition($0, on: screen, calledBy: { titles }) }
      + GeometryRule.all.flatMap { rule in
        rule.rule.violations(about: screen).map { SweepCondition($0, by: rule, on: screen) }
      }
      + stop.lineCounts.map { SweepCondition($0, on: screen) }
  }

  private static func sizeClasses(of stage: ScreenStage) -> [SweepCondition] {
    let metrics = stage.device.metrics(in: stage.orientation)
    return [("width", metrics.horizontalSizeClass), ("height", metrics.verticalSizeClass)].map {
      let text = "the \($0) is \($1.rawValue)"
      return SweepCondition(sizeClass, text, detail: text)
    }
  }

  private init(
    _ finding: Finding,
    on screen: ExaminedScreen,
    calledBy titles: () -> ViewTitles
  ) {
    let view = screen.name(ofViewAt: finding.view)
    let id = finding.kind.ruleID
    switch finding.subject {
    case .truncation: self.init(id, view: finding.view, "\(view) is truncated")
    case .ambiguity:
      self.init(
        id,
        view: finding.view,
        "\(view): \(finding.sentence(calling: titles()))",
        detail: finding.topic.joined(separator: "\n")
      )
    default:
      self.init(
        id,
        view: finding.view,
        finding.sentence(calling: titles()),
        detail: finding.topic.joined(separator: "\n")
      )
    }
  }

  private init(_ violation: Violation, by rule: GeometryRule, on screen: ExaminedScreen) {
    let view = screen.name(ofViewWithID: violation.view)
    let other = violation.other.map { " " + screen.name(ofViewWithID: $0) } ?? ""
    self.init(
      rule.rule.id,
      view: screen.path(ofViewWithID: violation.view),
      "\(view) \(rule.predicate)\(other)",
      detail: violation.other ?? ""
    )
  }

  private init(_ lines: SweepStop.LineCount, on screen: ExaminedScreen) {
    self.init(
      Self.lineCount,
      view: lines.view,
      "\(screen.name(ofViewAt: lines.view)) has \(counted(lines.count, "line"))",
      detail: "\(lines.count)"
    )
  }
}

/// A rule of `lint` that reads frames only, with the predicate of a view that violates it.
private struct GeometryRule {
  let rule: any LintRule
  let predicate: String

  static let all: [GeometryRule] = LintRules.all.compactMap { rule in
    predicates[rule.id].map { GeometryRule(rule: rule, predicate: $0) }
  }

  private static let predicates = [
    "off-screen-view": "is off the screen",
    "unreachable-content": "ends beyond the screen, or beyond its scroll view",
    "overlapping-controls": "overlaps",
    "zero-size-view": "has no width or no height",
  ]
}

extension Finding.Kind {
  /// The id of the rule of `lint` about such findings.
  fileprivate var ruleID: String {
    switch self {
    case .ambiguousLayout: "ambiguous-layout"
    case .unsatisfiableConstraints: "unsatisfiable-constraints"
    case .truncatedText: "truncated-text"
    case .brokenInvariant: "broken-invariant"
    }
  }
}
