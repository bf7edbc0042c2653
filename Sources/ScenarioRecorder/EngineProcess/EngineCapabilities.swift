package import ScenarioModel

/// What an engine declares that it can do, in words such as `step:focus` and `technique:none`.
///
/// A case that needs more is not put to the engine. Words that mean nothing here are no harm: they
/// may be those of a later version.
package struct EngineCapabilities: Hashable, Sendable {
  package var words: Set<String>

  package init(_ words: some Sequence<String>) {
    self.words = Set(words)
  }

  /// Everything that a scenario can need.
  package static let all = EngineCapabilities(
    ScenarioStep.keywords.map(stepWord) + Technique.allCases.map(techniqueWord)
  )

  /// What a case needs beyond this, in the order in which the case does.
  package func missing(for question: CaseQuestion) -> [String] {
    var missing: [String] = []
    for word in question.needs where !words.contains(word) && !missing.contains(word) {
      missing.append(word)
    }
    return missing
  }
}

extension CaseQuestion {
  fileprivate var needs: [String] {
    let techniques = [scenario.technique] + screens.compactMap(\.technique)
    let steps = scenario.steps.flatMap { step in
      if case .turn(let parts) = step { [step] + parts } else { [step] }
    }
    return techniques.map(techniqueWord) + steps.map(\.keyword).map(stepWord)
  }
}

private func stepWord(_ word: String) -> String { "step:\(word)" }

private func techniqueWord(_ technique: Technique) -> String { "technique:\(technique.rawValue)" }
