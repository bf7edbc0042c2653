/// A format that presents a drift to a person or a program.
///
/// Names in a drift come from other people's files and can contain anything. Every format escapes
/// them, so that they cannot be markup, terminal commands or additional lines.
package protocol ReportFormat {
  /// Returns the whole report.
  ///
  /// Its last line is terminated.
  func render(_ drift: Drift) throws -> String
}
