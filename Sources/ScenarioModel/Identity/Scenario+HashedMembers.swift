extension Scenario {
  /// The parts of the scenario that can change an answer.
  ///
  /// The screens and the case are members of the question. A new property is a part of the hash
  /// unless it is removed here.
  var hashed: Scenario {
    var scenario = self
    scenario.name = ""
    scenario.description = nil
    scenario.engine = nil
    scenario.explanations = nil
    scenario.matrix = Matrix(devices: [], orientations: [])
    scenario.screens = []
    scenario.fonts = nil
    return scenario
  }

  /// The members of a question's hash that come from the scenario, by their keys in JSON.
  package var hashedMembers: [String: any Encodable] {
    var members: [String: any Encodable] = [:]
    // The synthesized `encode(to:)` has the same keys, but also writes the emptied members.
    for (key, value) in Mirror(reflecting: hashed).children {
      guard let key, let value = value as? any Encodable else {
        preconditionFailure("a property of a scenario cannot be encoded")
      }
      if !Self.emptyMembers.contains(key), !isNil(value) { members[key] = value }
    }
    return members
  }

  /// The required members that ``hashed`` empties.
  private static let emptyMembers: Set = ["matrix", "name", "screens"]
}

private func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
