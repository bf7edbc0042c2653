import LayoutVocabulary

/// Parses a baseline line by line into a run.
struct BaselineParser {
  private let file: String
  private let bytes: [UInt8]
  /// The start of the next line; nil after the last one.
  private var position: Int? = 0
  private var lineNumber = 0
  private var steps: [Step] = []
  private var pushes: [NavigationPush] = []
  private var events: [RunEvent] = []
  /// The keyboard notifications of `keyboard` lines without an `event` line so far.
  private var announced: [RunEvent] = []
  private var findings: [Finding] = []
  private var viewPaths: Set<ViewPath> = []
  private var checkpoints: Set<String> = []

  init(text: String, file: String) {
    self.file = file
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(BaselineError) -> Run {
    try parseFormat()
    let identity = CaseIdentity(
      scenario: try pair("scenario", "the scenario's name"),
      device: try pair("device", "a device id"),
      orientation: try pair("orientation", "an orientation"),
      technique: try pair("technique", "a keyboard technique"),
      system: try nextLineBegins(with: "system ")
        ? pair("system", "a version of iOS") : nil,
      settings: try nextLineBegins(with: "settings ") ? parseSettings() : .standard
    )
    let engine = try parseEngine()
    let questionHash = QuestionHash(text: try pair("question", "the digest of the question"))
    var estimates: [SizeEstimate] = []
    while nextLineBegins(with: "estimate ") { estimates.append(try parseLine("estimate")) }
    var omissions: [OmissionCount] = []
    while nextLineBegins(with: "omission ") { omissions.append(try parseLine("omission")) }
    try parseSteps()
    let run = Run(
      engine: engine,
      identity: identity,
      questionHash: questionHash,
      steps: steps,
      pushes: pushes,
      events: events + announced,
      findings: findings,
      estimates: estimates,
      omissions: omissions
    )
    do throws(InconsistentRun) {
      try run.checkConsistency()
    } catch {
      throw .inconsistent(file: file, fault: error)
    }
    return run
  }

  private mutating func parseSettings() throws(BaselineError) -> UserSettings {
    var line = try nextLine("'settings'")
    try line.expect("settings")
    let column = line.column
    let name = try line.word("the user's settings")
    guard let settings = UserSettings(named: name) else {
      throw line.malformed(
        "'\(name)' is not the name of user settings",
        fix: "write them like 'de accessibilityLarge boldText'",
        column: column
      )
    }
    try line.expectEnd()
    return settings
  }

  /// Parses a line with a keyword and a fact.
  private mutating func parseLine<Fact: RecordedFact>(
    _ keyword: StaticString
  ) throws(BaselineError) -> Fact {
    var line = try nextLine("'\(keyword)'")
    try line.expect(keyword)
    let fact: Fact = try line.fact()
    try line.expectEnd()
    return fact
  }

  private mutating func parseFormat() throws(BaselineError) {
    var line = try nextLine("'scvdb-baseline \(BaselineCoding.format)'")
    try line.expect(BaselineCoding.name)
    let format = try line.word("the number of the format")
    guard format == BaselineCoding.format else { throw .otherFormat(file: file, format: format) }
    try line.expectEnd()
  }

  private mutating func parseEngine() throws(BaselineError) -> EngineIdentity {
    var line = try nextLine("'engine'")
    try line.expect("engine")
    let engine = EngineIdentity(
      name: try line.word("the engine's name"),
      version: try line.word("the engine's version"),
      fingerprint: try line.word("the engine's fingerprint")
    )
    try line.expectEnd()
    return engine
  }

  private mutating func pair(
    _ keyword: StaticString,
    _ what: String
  ) throws(BaselineError) -> String {
    var line = try nextLine("'\(keyword)'")
    try line.expect(keyword)
    let value = try line.word(what)
    try line.expectEnd()
    return value
  }

  /// Parses steps with their details up to the line `end`, which must be the last.
  private mutating func parseSteps() throws(BaselineError) {
    while true {
      var line = try nextLine("a step or 'end'")
      if line.isIndented {
        try parseDetail(&line)
      } else if line.take("end") {
        try line.expectEnd()
        break
      } else {
        try parseStep(&line)
      }
    }
    while let rest = nextRange() {
      if rest.isEmpty { continue }
      throw BaselineError.malformed(
        file: file,
        line: lineNumber,
        column: 1,
        problem: "text after 'end'",
        advice: [.fix("delete the text after 'end'")]
      )
    }
  }

  private mutating func parseStep(_ line: inout BaselineLine) throws(BaselineError) {
    try line.expect("step")
    let step: Step = try line.fact()
    try line.expectEnd()
    if let previous = steps.last, step.index <= previous.index {
      throw line.malformed(
        "step \(step.index) follows step \(previous.index)",
        fix: "list each step once, in order"
      )
    }
    steps.append(step)
  }

  private mutating func parseDetail(_ line: inout BaselineLine) throws(BaselineError) {
    guard let step = steps.indices.last else {
      throw line.malformed("this line is outside of a step", fix: "begin with a 'step' line")
    }
    let index = steps[step].index
    if line.take("view") {
      try parseView(&line, ofStepAt: step)
    } else if line.take("element") {
      try parseElement(&line, ofStepAt: step)
    } else if line.take("screen") {
      try parseScreen(&line, ofStepAt: step)
    } else if line.take("keyboard") {
      announced.append(try line.keyboardNotification(step: index))
    } else if line.take("push") {
      pushes.append(try line.push(.push, step: index))
    } else if line.take("pop") {
      pushes.append(try line.push(.pop, step: index))
    } else if line.take("event") {
      add(try line.event(step: index))
    } else if let finding = try line.finding(step: index) {
      findings.append(finding)
    } else {
      throw line.unexpected(
        "'view', 'element', 'screen', 'event', 'keyboard', 'push', 'pop' or a finding"
      )
    }
    try line.expectEnd()
  }

  /// Adds an event, with its keyboard frames from a `keyboard` line above.
  private mutating func add(_ event: RunEvent) {
    var event = event
    if event.isOfKeyboard, let first = announced.first,
      (first.step, first.time, first.name) == (event.step, event.time, event.name)
    {
      event.keyboard = announced.removeFirst().keyboard
    }
    events.append(event)
  }

  private mutating func parseScreen(
    _ line: inout BaselineLine,
    ofStepAt step: Int
  ) throws(BaselineError) {
    guard steps[step].snapshot == nil else {
      throw line.malformed("a second screen", fix: "keep one 'screen' line in each step")
    }
    guard checkpoints.insert(steps[step].detail).inserted else {
      throw line.malformed(
        "a second checkpoint is called '\(steps[step].detail)'",
        fix: "give every checkpoint of a scenario its own name"
      )
    }
    viewPaths = []
    steps[step].snapshot = try line.fact()
  }

  private mutating func parseView(
    _ line: inout BaselineLine,
    ofStepAt step: Int
  ) throws(BaselineError) {
    let view: ViewGeometry = try line.fact()
    guard steps[step].snapshot != nil else {
      throw line.malformed(
        "view '\(view.path)' is outside of a screen",
        fix: "begin with a 'screen' line"
      )
    }
    guard viewPaths.insert(view.path).inserted else {
      throw line.malformed(
        "view '\(view.path)' is here twice",
        fix: "keep one line for each view"
      )
    }
    steps[step].snapshot?.views.append(view)
  }

  private mutating func parseElement(
    _ line: inout BaselineLine,
    ofStepAt step: Int
  ) throws(BaselineError) {
    let element: AccessibilityElement = try line.fact()
    guard viewPaths.contains(element.view), let snapshot = steps[step].snapshot else {
      throw line.malformed(
        "an element refers to the unknown view '\(element.view)'",
        fix: "put elements below the views of their screen"
      )
    }
    steps[step].snapshot?.accessibility = snapshot.accessibilityElements + [element]
  }

  private func nextLineBegins(with beginning: StaticString) -> Bool {
    guard let position else { return false }
    return beginning.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  /// Returns the range of the next line, which may be empty, without its line feed.
  private mutating func nextRange() -> Range<Int>? {
    guard let start = position else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
    position = end.map { $0 + 1 }
    lineNumber += 1
    return start..<(end ?? bytes.endIndex)
  }

  /// Returns the next line that is not empty.
  private mutating func nextLine(
    _ expected: @autoclosure () -> String
  ) throws(BaselineError) -> BaselineLine {
    while let range = nextRange() {
      if range.isEmpty { continue }
      try checkIntact(bytes[range])
      return try BaselineLine(bytes, in: range, file: file, number: lineNumber)
    }
    throw .malformed(
      file: file,
      line: lineNumber,
      column: 1,
      problem: "the file ends early",
      advice: [
        .fix("restore the file, or accept the case again"), .hint("expected \(expected()) here"),
      ]
    )
  }

  /// Reports merge conflicts and carriage returns, which version control can add, instead of a
  /// syntax error.
  private func checkIntact(_ line: ArraySlice<UInt8>) throws(BaselineError) {
    let damage: (problem: String, fix: String)? =
      if isConflictMarker(line) {
        ("a merge conflict is left here", "take either side, record again and look at the drift")
      } else if line.last == UInt8(ascii: "\r") {
        ("the line ends in a carriage return", "check the file out with plain line feeds")
      } else {
        nil
      }
    guard let damage else { return }
    throw .malformed(
      file: file,
      line: lineNumber,
      column: 1,
      problem: damage.problem,
      advice: [.fix(damage.fix)]
    )
  }
}

/// Whether a line begins with seven equal characters of a Git conflict marker.
private func isConflictMarker(_ line: ArraySlice<UInt8>) -> Bool {
  guard let first = line.first, "<=>".utf8.contains(first) else { return false }
  return line.prefix(7).count(where: { $0 == first }) == 7
}
