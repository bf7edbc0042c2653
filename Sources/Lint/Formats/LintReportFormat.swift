import ScenarioModel

/// A format for showing findings to a person or a program.
///
/// Names in other people's files may contain any characters. Each format escapes them, so that a
/// name is never markup, a terminal command or another line.
package protocol LintReportFormat: Sendable {
  /// Returns the whole report, with a line break at its end.
  func render(_ report: LintReport) throws -> String
}

extension LintFinding {
  /// The problem, the view and the scene.
  var line: String { scene.isEmpty ? message : "\(message) (scene \(scene))" }

  /// Returns the stages in one line: `on iphone-se-1 landscape, ipad-10 portrait and 2 more`.
  ///
  /// A finding that is the same on all devices has its languages: `in de, fr`.
  func occurrences(listing limit: Int) -> String {
    if rule.isSameOnDevices { return "in \(languages.joined(separator: ", "))" }
    let listed = occurrences.prefix(limit).map(\.stage.text).joined(separator: ", ")
    let more = occurrences.count - limit
    return "on \(listed)" + (more > 0 ? " and \(more) more" : "")
  }

  /// The languages of the occurrences, without duplicates.
  private var languages: [String] {
    occurrences.map { $0.stage.user.language?.tag ?? "the document's language" }.distinct
  }

  /// Returns the lines about the stages of the finding, and its widths and the omitted code of its
  /// screen if they are known.
  ///
  /// The list is empty for a finding about the document, which does not depend on stages.
  func places(listing limit: Int) -> [String] {
    guard !isAboutDocument else { return [] }
    return [occurrences(listing: limit)]
      + consequences.map { "consequence: \($0.rule): \($0.message)" }
      + (widths.map { [$0.text] } ?? [])
      + (omissions.map { ["omissions: \($0.text)"] } ?? [])
  }
}
