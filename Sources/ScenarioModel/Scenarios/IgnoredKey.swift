package import SnapshotModel

/// An option or setting of a scenario that has no effect on its recordings.
package struct IgnoredKey: Hashable, Sendable {
  /// The two sources of keys without an effect.
  package enum Kind: String, Encodable, Sendable {
    /// An option of a technique.
    case option
    /// A setting of the simulation.
    case setting
  }

  /// Whether a technique or the simulation has the key.
  package let kind: Kind
  /// The key as the scenario has it.
  package let name: String
  /// The location of the key in the scenario file.
  package let location: FileLocation
  /// The techniques, the engine or the step that ignores the key.
  package fileprivate(set) var ignoredBy: [String]
  /// What reads it: techniques or engines.
  package let readBy: [String]
}

extension IgnoredKey: CustomStringConvertible {
  /// Location and sentence in one line.
  package var description: String {
    "\(location): warning: the \(kind.rawValue) '\(name)' is ignored by \(ignoredBy.listed); "
      + "it is read by \(readBy.listed)"
  }
}

extension IgnoredKey {
  /// Whether both are one key of a file, whatever ignores it.
  package func isSame(as other: IgnoredKey) -> Bool {
    location == other.location && name == other.name && readBy == other.readBy
  }
}

extension Sequence<IgnoredKey> {
  /// The keys, each once, with all the techniques, engines and steps that ignore it.
  package var merged: [IgnoredKey] {
    var merged: [IgnoredKey] = []
    for key in self {
      guard let known = merged.firstIndex(where: key.isSame) else {
        merged.append(key)
        continue
      }
      merged[known].ignoredBy += key.ignoredBy.filter { !merged[known].ignoredBy.contains($0) }
    }
    return merged
  }
}

extension ScenarioFile {
  /// The options and settings that have no effect, in the order of options, steps and settings.
  ///
  /// - Parameters:
  ///   - engine: Who answers the cases.
  ///   - screens: Those of the scenario, which may have techniques of their own.
  /// - Returns: Each key with what ignores it and what reads it.
  package func ignoredKeys(by engine: any Engine, on screens: [Screen]) -> [IgnoredKey] {
    let techniques = Technique.allCases.filter { technique in
      screens.contains { $0.technique ?? scenario.technique == technique }
    }
    let reading = OptionReading(techniques: techniques, engine: engine)
    let options = optionLocations.compactMap { option in
      TechniqueOption(rawValue: option.key).flatMap { reading.ignored($0, at: option.location) }
    }
    let steps = zip(scenario.steps, stepLocations).flatMap { step, location in
      step.parts.flatMap { $0.changedOptions }.compactMap {
        reading.ignored($0, at: location.argument) ?? reading.fixed($0, at: location.argument)
      }
    }
    let settings = settingLocations.compactMap { setting -> IgnoredKey? in
      guard engine.capabilities?.readsSetting(setting.key) == false else { return nil }
      return IgnoredKey(
        kind: .setting,
        name: setting.key,
        location: setting.location,
        ignoredBy: [engine.identity.label],
        readBy: [builtInEngine]
      )
    }
    return options + steps + settings
  }
}

/// What reads options of techniques: the techniques of a scenario's screens, in an engine.
private struct OptionReading {
  let techniques: [Technique]
  let engine: any Engine

  /// That no technique reads an option, or the engine does not; nil where one does.
  func ignored(_ option: TechniqueOption, at location: FileLocation) -> IgnoredKey? {
    let owners = techniques.filter { $0.options.contains(option) }
    guard !owners.isEmpty else {
      let readers = Technique.allCases.filter { $0.options.contains(option) }
      return key(option, location, techniques.map(\.rawValue), readers.map(\.rawValue))
    }
    guard let capabilities = engine.capabilities,
      !owners.contains(where: { capabilities.reads(option, of: $0) })
    else { return nil }
    let readers = owners.flatMap { $0.readers(of: option) ?? [builtInEngine] }
    return key(option, location, [engine.identity.label], readers)
  }

  /// That a step cannot change an option; nil where it can.
  func fixed(_ option: TechniqueOption, at location: FileLocation) -> IgnoredKey? {
    let owners = techniques.filter { $0.options.contains(option) }
    guard owners.allSatisfy({ $0.row.fixedOptions.contains(option) }) else { return nil }
    return key(option, location, ["the step 'setOptions'"], ["'options' of the scenario"])
  }

  private func key(
    _ option: TechniqueOption,
    _ location: FileLocation,
    _ ignoredBy: [String],
    _ readBy: [String]
  ) -> IgnoredKey {
    IgnoredKey(
      kind: .option,
      name: option.rawValue,
      location: location,
      ignoredBy: ignoredBy,
      readBy: readBy
    )
  }
}

/// What messages call the engine that has no technique's name.
private let builtInEngine = "the built-in engine"

extension ScenarioStep {
  /// The options that the step changes, in the order of their list.
  fileprivate var changedOptions: [TechniqueOption] {
    guard case .setOptions(let options) = self else { return [] }
    return TechniqueOption.allCases.filter { options[$0] != nil }
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ", last: " and ") }
}
