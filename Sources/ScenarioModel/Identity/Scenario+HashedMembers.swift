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
  ///
  /// The keys are listed, because the reflection of a scenario takes longer than its hash.
  package var hashedMembers: [String: any Encodable] {
    let members: [String: (any Encodable)?] = [
      "accessibility": accessibility.map { $0 as any Encodable },
      "bars": bars.map { $0 as any Encodable },
      "fixtures": fixtures.map { $0 as any Encodable },
      "invariants": invariants,
      "navigation": navigation,
      "options": options,
      "rootViewFrame": rootViewFrame.map { $0 as any Encodable },
      "simulation": simulation.map { $0 as any Encodable },
      "splitView": splitView.map { $0 as any Encodable },
      "steps": steps,
      "tabs": tabs.map { $0 as any Encodable },
      "technique": technique,
    ]
    return members.compactMapValues { $0 }
  }
}
