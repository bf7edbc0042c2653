/// What stands, in markup that a page's script puts in its place, for what distinguishes one case from others of which
/// the page shows the same: control characters, which no markup contains.
enum KeptSign {
  /// The case in one line.
  static let title = "\u{1}"
  /// The anchor of the case's timeline, with which the names of its elements begin.
  static let anchor = "\u{2}"
  /// The case without its scenario.
  static let variant = "\u{3}"

  /// The number of the drawing of a checkpoint.
  ///
  /// - Parameter index: The index among the checkpoints of the run.
  /// - Returns: The sign with the index behind it.
  static func drawing(_ index: Int) -> String { "\u{8}\(index);" }

  /// What the case is to filters, by the names that the template `run` has.
  static var tokens: PageValues {
    [
      "devices": "\u{4}", "scenarios": "\u{5}", "techniques": "\u{6}", "settings": "\u{7}",
    ]
  }
}
