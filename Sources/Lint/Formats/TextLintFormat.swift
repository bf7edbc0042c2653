import Reporting
import ScenarioModel

/// The report for people: a paragraph for each finding, in the order of the files, and the totals.
package struct TextLintFormat: LintReportFormat {
  /// Whether to write styles, as escape sequences of a terminal.
  package var usesColor: Bool
  /// The maximum number of columns in a line.
  package var width: Int

  package init(usesColor: Bool = false, width: Int = TerminalText.usualWidth) {
    self.usesColor = usesColor
    self.width = width
  }

  private typealias Piece = TerminalText.Piece

  /// The maximum number of listed stages; the JSON report has all.
  private static let listed = 6
  private static let indent = 2

  package func render(_ report: LintReport) -> String {
    var text = TerminalText(usesColor: usesColor, width: width)
    for finding in report.findings { add(finding, to: &text) }
    text.addLine([Piece(report.summary, .strong)])
    return text.text
  }

  private func add(_ finding: LintFinding, to text: inout TerminalText) {
    text.addLine(
      [
        Piece("\(finding.source): ", .strong),
        Piece(finding.severity.rawValue, finding.severity.style),
        Piece(": \(finding.rule.id): \(finding.line)"),
      ],
      indent: Self.indent
    )
    for place in finding.places(listing: Self.listed) { addParagraph(place, .faint, to: &text) }
    addParagraph("fix: \(finding.rule.fix)", .faint, to: &text)
  }

  private func addParagraph(
    _ words: String,
    _ style: TerminalText.Style,
    to text: inout TerminalText
  ) {
    let margin = String(repeating: " ", count: Self.indent)
    text.addLine([Piece(margin), Piece(words, style)], indent: Self.indent)
  }
}
