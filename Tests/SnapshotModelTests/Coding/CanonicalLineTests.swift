import ScvdbTestSupport
import Testing

@testable import SnapshotModel

/// Tests the lines of a baseline: one kind of fact each, written and read.
@Suite struct CanonicalLineTests {
  /// A line, and the functions that write and read it.
  struct Line: CustomTestStringConvertible, Sendable {
    let text: String
    let write: @Sendable (inout CanonicalText) -> Void
    /// Reads the line after its keyword, and writes the result.
    let rewrite: @Sendable (inout BaselineLine) throws(BaselineError) -> String

    var testDescription: String { text }
  }

  private static let frame = Rect(x: 0, y: 451, width: 375, height: 216)

  static let lines: [Line] = pushes + keyboards + events + estimates + omissions + views

  private static let pushes = [
    ("push from signUp to details at 0.6 animated", NavigationPush.Kind.push, true),
    ("pop from details to \"sign up\" at 12.345", .pop, false),
  ].map { text, kind, animated in
    let push = NavigationPush(
      step: 3,
      time: kind == .push ? 0.6 : 12.345,
      kind: kind,
      from: kind == .push ? "signUp" : "details",
      to: kind == .push ? "details" : "sign up",
      animated: animated
    )
    return Line(text: text) {
      $0.appendPush(push)
    } rewrite: { line throws(BaselineError) in
      let read = try line.push(kind, step: 3)
      return canonical { $0.appendPush(read) }
    }
  }

  private static let keyboards = [
    Line(
      text: "keyboard willShow at 0.25 begin 0 667 375 216 end 0 451 375 216 duration 0.25"
    ) {
      $0.appendKeyboardFrame(
        RunEvent(
          step: 1,
          time: 0.25,
          kind: .notification,
          name: "keyboardWillShow",
          cause: .system,
          keyboard: KeyboardPayload(
            begin: Rect(x: 0, y: 667, width: 375, height: 216),
            end: frame,
            duration: 0.25
          )
        )
      )
    } rewrite: { line throws(BaselineError) in
      let read = try line.keyboardNotification(step: 1)
      return canonical { $0.appendKeyboardFrame(read) }
    }
  ]

  private static let events = [
    (
      "event layout form at 0.5 by system",
      RunEvent(step: 1, time: 0.5, kind: .layout, name: "form", cause: .system)
    ),
    (
      "event inset contentInset.bottom of form/list at 0 by technique from 0 to 215.5 animated 0.25",
      RunEvent(
        step: 1,
        time: 0,
        kind: .inset,
        name: "contentInset.bottom",
        subject: "form/list",
        cause: .technique,
        before: .number(0),
        after: .number(215.5),
        duration: 0.25
      )
    ),
    (
      "event focus firstResponder at 0 by script from named a to named \"b c\"",
      RunEvent(
        step: 1,
        time: 0,
        kind: .focus,
        name: "firstResponder",
        cause: .script,
        before: .text("a"),
        after: .text("b c")
      )
    ),
  ].map { text, event in
    Line(text: text) {
      $0.appendEvent(event)
    } rewrite: { line throws(BaselineError) in
      let read = try line.event(step: 1)
      return canonical { $0.appendEvent(read) }
    }
  }

  private static let estimates = [
    (
      "estimate form/icon symbol star",
      SizeEstimate(view: "form/icon", size: .init(.symbol, "star"))
    ),
    ("estimate form drawnSize", SizeEstimate(view: "form", size: .init(.drawnSize))),
  ].map { text, estimate in
    Line(text: text) {
      append(estimate, to: &$0)
    } rewrite: { line throws(BaselineError) in
      let read: SizeEstimate = try line.fact()
      return canonical { append(read, to: &$0) }
    }
  }

  private static let omissions = [
    Line(text: "omission \"sign up\" Form.Row 3") {
      var run = SampleRuns.keyboard()
      run.omissions = [OmissionCount(screen: "sign up", type: "Form.Row", count: 3)]
      $0.appendOmissions(of: run)
    } rewrite: { line throws(BaselineError) in
      var run = SampleRuns.keyboard()
      run.omissions = [try line.fact()]
      return canonical { $0.appendOmissions(of: run) }
    }
  ]

  private static let views = [
    (
      "view form UIView frame 0 0 375 667 window 0 0 375 667 safe 20 0 0 0",
      ViewGeometry(
        path: "form",
        className: "UIView",
        frame: Rect(x: 0, y: 0, width: 375, height: 667),
        windowFrame: Rect(x: 0, y: 0, width: 375, height: 667),
        safeArea: Insets(top: 20, left: 0, bottom: 0, right: 0),
        isHidden: false,
        scroll: nil
      )
    ),
    (
      "view form/list UITableView frame 1 2 3 4 window 5 6 7 8 safe 0 0 0 0 hidden content 9 10 "
        + "offset -1 -2.5 inset 1 2 3 4 adjusted 5 6 7 8",
      ViewGeometry(
        path: "form/list",
        className: "UITableView",
        frame: Rect(x: 1, y: 2, width: 3, height: 4),
        windowFrame: Rect(x: 5, y: 6, width: 7, height: 8),
        safeArea: .zero,
        isHidden: true,
        scroll: ScrollGeometry(
          contentSize: Size(width: 9, height: 10),
          contentOffset: Point(x: -1, y: -2.5),
          contentInset: Insets(top: 1, left: 2, bottom: 3, right: 4),
          adjustedContentInset: Insets(top: 5, left: 6, bottom: 7, right: 8)
        )
      )
    ),
  ].map { text, view in
    Line(text: text) {
      append(view, to: &$0)
    } rewrite: { line throws(BaselineError) in
      let read: ViewGeometry = try line.fact()
      return canonical { append(read, to: &$0) }
    }
  }

  @Test(arguments: lines)
  func factIsOneLine(line: Line) {
    #expect(Self.canonical(line.write) == line.text + "\n")
  }

  @Test(arguments: lines)
  func lineRoundTrips(line: Line) throws {
    #expect(try Self.rewritten(line.text, as: line) == line.text + "\n")
  }

  /// A line without one of its words is refused, or means something else.
  @Test(arguments: lines)
  func lineWithoutOneWordDiffers(line: Line) {
    let words = line.text.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() {
      var fewer = words
      fewer.remove(at: index)
      let text = fewer.joined(separator: " ")
      let read = try? Self.rewritten(text, as: line)
      #expect(read == nil || read == text + "\n", "\(text)")
    }
  }

  /// Numbers have one written form; another form is refused with its column.
  @Test(arguments: [
    "0.0", "+1", "01", "1.", ".5", "-0", "1e3", "0x1", "nan", "inf", "1.2345", "1,5",
  ])
  func nonCanonicalNumberIsRefused(number: String) throws {
    let line = try #require(Self.lines.last)
    let text = line.text.replacing("offset -1", with: "offset \(number)")
    let error = try #require(throws: BaselineError.self) { try Self.rewritten(text, as: line) }
    let column = try #require(text.firstRange(of: " \(number) -2.5"))
    guard case .malformed("f.txt", 7, let found, let problem, let advice) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(found == text.distance(from: text.startIndex, to: column.lowerBound) + 2)
    #expect(problem == "unexpected '\(number)'")
    #expect(
      advice == [
        .hint("expected x of the content offset, a number of the form 63.667, -44 or 0, here")
      ]
    )
  }

  private static func rewritten(_ text: String, as line: Line) throws(BaselineError) -> String {
    let bytes = Array(text.utf8)
    var parsed = try BaselineLine(bytes, in: bytes.indices, file: "f.txt", number: 7)
    _ = try parsed.word("the keyword")
    let rewritten = try line.rewrite(&parsed)
    try parsed.expectEnd()
    return rewritten
  }

  private static func canonical(_ append: (inout CanonicalText) -> Void) -> String {
    var text = CanonicalText()
    append(&text)
    let lines = String(decoding: text.bytes, as: UTF8.self)
    return lines.hasPrefix(screenLine) ? String(lines.dropFirst(screenLine.count)) : lines
  }

  /// Appends the line of an estimate, which is written for whole runs.
  private static func append(_ estimate: SizeEstimate, to text: inout CanonicalText) {
    var run = SampleRuns.keyboard()
    run.estimates = [estimate]
    text.appendEstimates(of: run)
  }

  /// Appends the line of a view, which is written for whole snapshots, below the screen's line.
  private static func append(_ view: ViewGeometry, to text: inout CanonicalText) {
    let screen = Snapshot(
      window: Size(width: 1, height: 1),
      keyboard: nil,
      firstResponder: nil,
      views: [view]
    )
    text.appendSnapshot(screen, indented: false)
  }

  /// The screen's line above the line of a view.
  private static let screenLine = "screen 1 1\n"
}
