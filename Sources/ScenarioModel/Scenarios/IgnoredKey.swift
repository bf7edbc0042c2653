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
  /// The techniques or engines that read the key.
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
  /// Returns whether both are one key of a file, regardless of ``ignoredBy``.
  package func isSame(as other: IgnoredKey) -> Bool {
    location == other.location && name == other.name && readBy == other.readBy
  }
}

extension Sequence<IgnoredKey> {
  /// The keys, without duplicates, with all the techniques, engines and steps that ignore it.
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
  /// Returns the options and settings without effect, in the order of options, steps and settings.
  ///
  /// - Parameters:
  ///   - engine: The engine that answers the cases.
  ///   - screens: The scenario's screens, which may have their own techniques.
  /// - Returns: Each key with the techniques or engines that ignore it and that read it.
  package func ignoredKeys(by engine: any Engine, on screens: [Screen]) -> [IgnoredKey] {
    let techniques = Technique.allCases.filter { technique in
      screens.contains { $0.technique ?? scenario.technique == technique }
    }
    let reading = OptionReading(techniques: techniques, engine: engine)
    let options = locations.options.compactMap { option in
      TechniqueOption(rawValue: option.key).flatMap { reading.ignored($0, at: option.location) }
    }
    let steps = zip(scenario.steps, locations.steps).flatMap { step, location in
      step.parts.flatMap { $0.changedOptions }.compactMap {
        reading.ignored($0, at: location.argument) ?? reading.fixed($0, at: location.argument)
      }
    }
    let settings = locations.settings.compactMap { setting -> IgnoredKey? in
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

/// The readers of techniques' options: the techniques of a scenario's screens, in an engine.
private struct OptionReading {
  let techniques: [Technique]
  let engine: any Engine

  /// Returns an ignored key if no technique has the option or the engine does not read it.
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

  /// Returns an ignored key if a step cannot change the option.
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

/// The name in messages of the engine that is not named after a technique.
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
