/// Placeholders in stored markup for the properties of one case.
///
/// The page's script replaces them when it shows the markup for a case. They are control
/// characters, which markup never contains.
enum CasePlaceholder {
  /// The case in one line.
  static let title = "\u{1}"
  /// The anchor of the case's timeline, a prefix of its elements' names.
  static let anchor = "\u{2}"
  /// The case without its scenario.
  static let variant = "\u{3}"

  /// The link of a picture to its run.
  static var link: [PageValues] { [["anchor": anchor, "scenario": "\u{b}"]] }

  /// The number of the drawing of a checkpoint.
  ///
  /// - Parameter index: The index among the checkpoints of the run.
  /// - Returns: The sign, followed by the index.
  static func drawing(_ index: Int) -> String { "\u{8}\(index);" }

  /// The filter tokens of the case, by the names in the template `run`.
  static var tokens: PageValues {
    [
      "devices": "\u{4}", "scenarios": "\u{5}", "techniques": "\u{6}", "settings": "\u{7}",
    ]
  }
}
