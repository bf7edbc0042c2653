/// The text form of a run, made for review.
///
/// ```text
/// scvdb-baseline 2
/// scenario sign-up/keyboard
/// device iphone-8
/// orientation portrait
/// technique scrolling-content
/// engine scvdb 1.0.0 5f3c…
/// question 90ab…
///
/// step 0 at 0 focus email
///   keyboard willShow at 0 begin 0 667 375 216 end 0 451 375 216 duration 0.25
///   event notification keyboardWillShow at 0 by system
/// step 1 at 0.6 checkpoint "keyboard up"
///   screen 375 667 keyboard 0 451 375 216 focus signUp/email
///   view signUp UIView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0
///   view signUp/email UITextField frame 16 40 343 34 window 16 40 343 34 safe 0 0 0 0
///   brokenInvariant focusedFieldVisible view signUp/email detail "the field is at …"
/// end
/// ```
///
/// A case on a system of its own has a line `system 9.3` after that of its technique, and one of a user with
/// settings of their own a line such as `settings "de accessibilityLarge"` after these. Views whose sizes
/// are estimates have lines such as `estimate signUp/icon symbol star` after that of the question. Where
/// accessibility was asked for, lines such as `element signUp/email label Email traits searchField` follow
/// the views of a screen, in the order in which a screen reader goes through them.
///
/// Every fact is one line, in the order in which it was recorded, so that a moved view is one
/// removed and one added line. Lines of a step are indented: `git diff` then prints the step, which
/// is not, in the heading of each hunk. Rectangles are `x y width height`, insets `top left bottom
/// right`, all in points; times are virtual seconds. The last line is `end`, so that a file cut
/// short is noticed. Equal runs are equal bytes, and reading gives back the run that was written.
package enum BaselineCoding {
  /// The format that is written and read, and no other.
  package static let format = "2"

  /// The first word of a baseline.
  static let name: StaticString = "scvdb-baseline"

  /// Whether a text has the first line of a baseline near its beginning, perhaps behind a conflict marker.
  package static func isBaseline(_ text: String) -> Bool {
    text.prefix(1000).contains("\(name) ")
  }

  /// The text of a run.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package static func text(for run: Run) -> String {
    var text = CanonicalText()
    text.appendHeader(of: run)
    text.appendEstimates(of: run)
    text.endLine()
    text.appendSteps(of: run, EventLines(of: run)) { text, snapshot in
      text.appendSnapshot(snapshot, indented: true)
    }
    text.keyword("end")
    text.endLine()
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The run that a text describes; errors call the text by the name of its `file`.
  package static func run(from text: String, file: String) throws(BaselineError) -> Run {
    var parser = BaselineParser(text: text, file: file)
    return try parser.parse()
  }
}
