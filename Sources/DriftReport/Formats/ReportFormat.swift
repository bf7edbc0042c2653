/// A way to show a drift to a person or a program.
///
/// Names in a drift come from other people's files and may hold anything; no format lets one act as
/// markup, as a terminal command or as another line.
package protocol ReportFormat {
  /// Returns the whole report, its last line ended.
  func render(_ drift: Drift) throws -> String
}
