import SnapshotModel

extension StepParser {
  /// A list of events such as `notification keyboardWillShow` and `no layout`.
  static func expectedEvents(_ argument: YAMLNode) throws(ScenarioError) -> ScenarioStep {
    let nodes = try argument.list()
    guard !nodes.isEmpty else {
      throw ScenarioError(.emptyList(label: argument.label), at: argument.place)
    }
    return .expectEvents(
      try nodes.map { node throws(ScenarioError) in try node.eventPattern() }
    )
  }
}

extension YAMLNode {
  /// `KIND NAME`, then `of SUBJECT` where that matters; `no` before it forbids the event, and then the
  /// name may be left out.
  fileprivate func eventPattern() throws(ScenarioError) -> EventPattern {
    var words = try text().split(separator: " ").map(String.init)[...]
    let isAbsent = words.first == "no"
    if isAbsent { words.removeFirst() }
    let kind = try words.popFirst().map { word throws(ScenarioError) in try eventKind(word) }
    let name = words.first == "of" ? nil : words.popFirst()
    let connective = words.popFirst()
    let subject = words.popFirst()
    guard let kind, isAbsent || name != nil, words.isEmpty, [nil, "of"].contains(connective),
      (connective == nil) == (subject == nil)
    else {
      throw wrongType("an event such as 'notification keyboardWillShow' or 'no layout'")
    }
    return EventPattern(kind: kind, name: name, subject: subject, isAbsent: isAbsent)
  }

  private func eventKind(_ word: String) throws(ScenarioError) -> RunEvent.Kind {
    guard let kind = RunEvent.Kind(rawValue: word) else {
      let known = RunEvent.Kind.allCases.map(\.rawValue)
      throw ScenarioError(.unknownWord(word, kind: "kind of event", known: known), at: place)
    }
    return kind
  }
}
