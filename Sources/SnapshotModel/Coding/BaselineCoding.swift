/// The text format of a run, designed for review.
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
/// A case with its own system has a line `system 9.3` after the technique's line. A case with user
/// settings then has a line such as `settings "de accessibilityLarge"`. Views with estimated sizes
/// have lines such as `estimate signUp/icon symbol star` after the question's line. Types of an app
/// with omitted code then have lines such as `omission chat ChatViewController 3`. If accessibility
/// was recorded, lines such as `element signUp/email label Email traits searchField` follow the
/// views of a screen, in reading order.
///
/// Every fact is one line, in the order of the recording, so a moved view is one removed and one
/// added line. Lines that belong to a step are indented, and the step's own line is not: `git diff`
/// prints the step in the heading of each hunk. Rectangles are `x y width height`, insets are `top
/// left bottom right`, all in points; times are virtual seconds. The last line is `end`, which
/// reveals a truncated file. Equal runs give equal bytes, and reading returns the written run.
package enum BaselineCoding {
  /// The only format that is written and read.
  package static let format = "2"

  /// The first word of a baseline.
  static let name: StaticString = "scvdb-baseline"

  /// Whether a text has the first line of a baseline near its start, perhaps after a conflict
  /// marker.
  package static func isBaseline(_ text: String) -> Bool {
    text.prefix(1000).contains("\(name) ")
  }

  /// Returns the text of a run.
  ///
  /// - Precondition: The run is consistent, see ``Run/checkConsistency()``.
  package static func text(for run: Run) -> String {
    var text = CanonicalText()
    text.appendHeader(of: run)
    text.appendEstimates(of: run)
    text.appendOmissions(of: run)
    text.endLine()
    text.appendSteps(of: run, EventLines(of: run)) { text, snapshot in
      text.appendSnapshot(snapshot, indented: true)
    }
    text.keyword("end")
    text.endLine()
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// Returns the run of a text.
  ///
  /// Errors refer to the text by the name of its `file`.
  package static func run(from text: String, file: String) throws(BaselineError) -> Run {
    var parser = BaselineParser(text: text, file: file)
    return try parser.parse()
  }
}
