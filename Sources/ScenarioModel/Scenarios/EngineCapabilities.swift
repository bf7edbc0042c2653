/// The features that an engine declares, in words such as `step:focus`, `technique:none` and
/// `setting:roundsToPixels`.
///
/// A case that needs an undeclared step or technique is not sent to the engine. Undeclared options
/// and settings are ignored, and the report lists them. Unknown words are allowed: they may belong
/// to a later version.
package struct EngineCapabilities: Hashable, Sendable {
  /// The words that the engine sent, unknown ones included.
  package var words: Set<String>

  /// Makes capabilities; the order of words has no meaning.
  package init(_ words: some Sequence<String>) {
    self.words = Set(words)
  }

  /// Everything that a scenario can need or set, without an app's code.
  package static let all = EngineCapabilities(
    ScenarioStep.keywords.map(stepWord) + Technique.allCases.map(techniqueWord)
      + Technique.allCases.flatMap { technique in
        technique.options.map { optionWord($0, of: technique) }
      } + SimulationSettings.table.rules.names.map(settingWord)
  )

  /// The same features, and screens from the code of an app.
  package var withCode: EngineCapabilities { EngineCapabilities(words.union([codeWord])) }

  /// The same features, and scenes of storyboards with the classes of an app.
  package var withAppScenes: EngineCapabilities { EngineCapabilities(words.union([sceneWord])) }

  /// Whether the engine makes scenes of storyboards with the classes of an app.
  package var includesAppScenes: Bool { words.contains(sceneWord) }

  /// Whether the engine makes screens with the code of an app.
  package var includesCode: Bool { words.contains(codeWord) }

  /// Returns the undeclared features that a case needs, in the case's order.
  package func missing(for question: CaseQuestion) -> [String] {
    var missing: [String] = []
    for word in question.needs where !words.contains(word) && !missing.contains(word) {
      missing.append(word)
    }
    return missing
  }

  /// Returns whether the engine reads an option; true if it declares no options at all.
  func reads(_ option: TechniqueOption, of technique: Technique) -> Bool {
    declares(optionWord(option, of: technique), amongThoseWith: optionPrefix)
  }

  /// Returns whether the engine reads a setting; true if it declares no settings at all.
  func readsSetting(_ name: String) -> Bool {
    declares(settingWord(name), amongThoseWith: settingPrefix)
  }

  private func declares(_ word: String, amongThoseWith prefix: String) -> Bool {
    words.contains(word) || !words.contains { $0.hasPrefix(prefix) }
  }

  /// Removes an option of a technique from the declared ones.
  package mutating func remove(_ option: TechniqueOption, of technique: Technique) {
    words.remove(optionWord(option, of: technique))
  }
}

extension CaseQuestion {
  fileprivate var needs: [String] {
    let techniques = [scenario.technique] + screens.compactMap(\.technique)
    let steps = scenario.steps.flatMap { step in
      if case .turn(let parts) = step { [step] + parts } else { [step] }
    }
    let needsCode = scenario.fixtures != nil || screens.contains { $0.code != nil }
    let code = needsCode ? [codeWord] : []
    return techniques.map(techniqueWord) + steps.map(\.keyword).map(stepWord) + code
  }
}

private let codeWord = "screen:code"
private let sceneWord = "screen:storyboard-classes"
private let optionPrefix = "option:"
private let settingPrefix = "setting:"

private func stepWord(_ word: String) -> String { "step:\(word)" }

private func techniqueWord(_ technique: Technique) -> String { "technique:\(technique.rawValue)" }

private func optionWord(_ option: TechniqueOption, of technique: Technique) -> String {
  "\(optionPrefix)\(technique.rawValue):\(option.rawValue)"
}

private func settingWord(_ name: String) -> String { settingPrefix + name }
