import SnapshotModel

/// Every kind of step, in the order of the reference.
enum StepTable {
  static let all: [StepRow] =
    record + keyboard + device + navigation + presentation + segues + scrolling + application

  static let keywords = all.map(\.keyword)

  static func row(named keyword: String) -> StepRow? { all.first { $0.keyword == keyword } }
}

extension ScenarioStep {
  /// The keywords of all steps.
  package static var keywords: [String] { StepTable.keywords }

  /// The keyword of the step.
  package var keyword: String { row.keyword }

  /// The step's argument in one line, as recordings have it; empty without one.
  package var detail: String { described.text.detail() }

  /// Returns the step in one line of a file, for a technique: `rotate: landscape`.
  package func line(for technique: Technique) -> String {
    guard case .map(let entries) = yaml(for: technique), entries.count == 1 else {
      return yaml(for: technique).inline
    }
    return "\(entries[0].key): \(entries[0].value.inline)"
  }

  /// Returns the steps as recordings have them, equal in all cases of a matrix.
  package static func texts(of steps: [ScenarioStep]) -> [(keyword: String, detail: String)] {
    recentTexts.value(for: steps) { $0.map { ($0.keyword, $0.detail) } }
  }

  private static let recentTexts =
    RecentValues<[ScenarioStep], [(keyword: String, detail: String)]>(capacity: 8)

  func yaml(for technique: Technique) -> YAMLValue {
    let (row, text) = described
    return text.argument(technique).map { .entry(row.keyword, $0) } ?? .word(row.keyword)
  }

  /// The items on the top screen that the step refers to.
  var names: [StepName] { described.text.names() }

  var row: StepRow { described.row }

  private var described: (row: StepRow, text: StepText) {
    for row in StepTable.all {
      if let text = row.text(self) { return (row, text) }
    }
    preconditionFailure("StepTable has no row for the step \(self)")
  }
}

extension Point {
  /// For example `0,200`.
  var detail: String { "\(x.plain),\(y.plain)" }
}

extension Rect {
  /// For example `0,667,375,0`.
  var detail: String { [x, y, width, height].map(\.plain).joined(separator: ",") }
}
