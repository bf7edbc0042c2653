import SnapshotModel
import Testing

@testable import ScenarioModel

/// Reports a mistake in the argument of each row by file, line and column.
@Suite struct StepMistakeTests {
  /// A key of a row with its required other keys, each with a valid value.
  struct Argument: CustomTestStringConvertible, Sendable {
    let keyword: String
    let key: KeyDescription
    let others: [String]

    var testDescription: String { "\(keyword) \(key.name)" }

    /// Returns the step on one line, with a value of the key.
    func text(_ value: String, key name: String? = nil) -> String {
      let fields = (others + ["\(name ?? key.name): \(value)"]).joined(separator: ", ")
      return keyword == "keyboard" ? "keyboard: [{ \(fields) }]" : "\(keyword): { \(fields) }"
    }

    /// Returns the column where a part of the step begins, after the dash and the space of its
    /// item.
    func column(of part: String, in text: String) throws -> Int {
      let range = try #require(text.ranges(of: part).last)
      return text.distance(from: text.startIndex, to: range.lowerBound) + 3
    }
  }

  static let arguments: [Argument] = StepTable.all.flatMap { row in
    row.keys.map { key in
      let required = row.keys.filter { $0.standard == "required" && $0 != key }
      let choice = row.keys.first { $0.standard == choiceStandard }
      let chosen = key.standard == choiceStandard ? [] : [choice].compactMap(\.self)
      return Argument(
        keyword: row.keyword,
        key: key,
        others: (required + chosen).map { "\($0.name): \(rightValue(of: $0.type))" }
      )
    }
  }

  private static let choiceStandard = "one of these is required"

  /// Returns a valid value of a type of the reference.
  private static func rightValue(of type: String) -> String {
    switch type {
    case "a view", "a screen", "a name", "the id of a constraint": "name"
    case "`[x, y]`", "`[section, row]`": "[0, 0]"
    case "`[x, y, width, height]`": "[0, 0, 1, 1]"
    case let words where words.hasPrefix("`full`"): "full"
    default: "1"
    }
  }

  @Test(arguments: arguments)
  func valueOfWrongTypeIsRefused(argument: Argument) throws {
    let isMap = argument.key.type.hasPrefix("`{")
    let wrong = isMap ? "[]" : "{ wrong: 1 }"
    let text = argument.text(wrong)
    let column = try argument.column(of: wrong, in: text)
    let error = try #require(throws: ScenarioErrors.self) { try step(text) }
    #expect(
      error.first.location == FileLocation(file: "s.yaml", line: 1, column: column),
      "\(text)"
    )
    guard case .wrongType(let label, _, let found) = error.first.problem else {
      Issue.record("\(error)")
      return
    }
    #expect(label == "'\(argument.key.name)'")
    #expect(found == (isMap ? "a list" : "a map"))
  }

  @Test(arguments: arguments)
  func misspelledKeySuggestsNearest(argument: Argument) throws {
    let wrong = argument.key.name + "_"
    let text = argument.text("1", key: wrong)
    let column = try argument.column(of: wrong, in: text)
    let error = try #require(throws: ScenarioErrors.self) { try step(text) }
    let subject = argument.keyword == "keyboard" ? "a keyboard change" : "'\(argument.keyword)'"
    #expect(
      error.description == "s.yaml:1:\(column): \(subject) has no key '\(wrong)'\nhint: "
        + "did you mean '\(argument.key.name)'?"
    )
  }

  @Test(arguments: arguments.filter { $0.key.standard == "required" })
  func aMissingKeyIsNamed(argument: Argument) throws {
    let text = argument.text("1", key: "# ").replacing("# : 1", with: "")
      .replacing(",  }", with: " }")
    let column = try argument.column(of: "{", in: text)
    let error = try #require(throws: ScenarioErrors.self) { try step(text) }
    let subject = argument.keyword == "keyboard" ? "a keyboard change" : "'\(argument.keyword)'"
    let key = argument.key.name
    #expect(
      error.description
        == "s.yaml:1:\(column): \(subject) is missing the key '\(key)'\nfix: add '\(key)'"
    )
  }

  @Test func argumentTableIsLarge() { #expect(Self.arguments.count > 60) }

  /// Steps with an argument that is not a map.
  @Test(arguments: [
    ("focus", "text"), ("rotate", "text"), ("statusBar", "text"),
    ("autoFill", "a list"), ("tracking", "true or false"), ("activate", "text"),
    ("deactivate", "text"), ("setContentView", "text"), ("wait", "a number of seconds"),
    ("waitUntil", "a number of seconds"), ("expect", "a list"), ("expectEvents", "a list"),
    ("turn", "a list"), ("keyboard", "a list"), ("resign", "left out"), ("layout", "left out"),
    ("returnKey", "left out"), ("scrollToTop", "left out"),
  ])
  func argumentOfWrongTypeIsRefused(keyword: String, expected: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try step("\(keyword): { wrong: 1 }") }
    // After "- ", the keyword and ": ".
    #expect(
      error.description == "s.yaml:1:\(keyword.count + 5): '\(keyword)' must be \(expected), "
        + "not a map\nfix: write \(expected)"
    )
  }

  /// Keywords without their argument, reported at the position of the keyword.
  @Test(arguments: [
    ("focus", "text"), ("wait", "a number of seconds"), ("scroll", "a map"), ("push", "text"),
    ("setConstant", "a map"), ("setOptions", "a map"), ("bars", "a map"), ("set", "a map"),
  ])
  func aMissingArgumentIsAnError(keyword: String, expected: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try step(keyword) }
    #expect(
      error.description == "s.yaml:1:3: the argument of '\(keyword)' must be \(expected), "
        + "not nothing\nfix: write \(expected)"
    )
  }

  @Test(arguments: [
    ("wait: 3601", "1:9: 'wait' must be a number of seconds from 0 to 3600, not 3601"),
    (
      "swipeBack: { progress: 1.5 }",
      "1:26: 'progress' must be a number from 0 to 1, not 1.5"
    ),
    (
      "setPriority: { constraint: a, to: 0 }",
      "1:37: 'to' must be a priority from 0.001 to 1000, not 0"
    ),
    (
      "keyboard: [{ at: 0, show: 0 }]",
      "1:29: 'show' must be a number of points from 1 to 2000, not 0"
    ),
    ("rotate: upwards", "1:11: there is no orientation 'upwards'"),
    ("statusBar: busy", "1:14: there is no status bar 'busy'"),
    ("multitasking: third", "1:17: there is no width 'third'"),
    (
      "multitasking: { width: half, height: 500 }",
      "1:40: 'height' has no effect with the width 'half'"
    ),
    ("multitasking: { width: 700, x: 20 }", "1:34: 'x' has no effect without a 'height'"),
    (
      "multitasking: { width: 700, height: 500, side: left }",
      "1:50: 'side' has no effect with a 'height'"
    ),
    ("textSize: {}", "1:13: 'textSize' is missing the key 'size' or 'bold'"),
    ("present: { screen: a, detents: [low] }", "1:35: there is no detent 'low'"),
    ("keyboard: []", "1:13: 'keyboard' is empty"), ("turn: []", "1:9: 'turn' is empty"),
    (
      "keyboard: [{ at: 1, hide: true }, { at: 0.5, show: true }]",
      "1:37: this keyboard change is earlier than the previous change"
    ),
    ("autoFill: [a, a]", "1:17: 'autoFill' contains 'a' twice"),
    ("focus: two words", "1:10: 'focus' cannot be called 'two words'"),
  ])
  func aValueOutOfRangeIsRefused(text: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try step(text) }
    #expect(error.description.hasPrefix("s.yaml:\(message)\n"), "\(error)")
  }

  @Test func invalidWidthIsOneMistake() throws {
    let error = try #require(throws: ScenarioErrors.self) {
      try step("multitasking: { width: 5000, height: 500, x: 10 }")
    }
    #expect(error.all.count == 1, "\(error)")
  }
}
