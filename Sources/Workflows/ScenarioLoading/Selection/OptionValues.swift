import Reporting
package import ScenarioModel
package import SnapshotModel

/// Returns the device with an id.
///
/// - Throws: A failure with the nearest id.
package func device(named id: String) throws -> Device {
  if let device = Devices.device(id: id) { return device }
  let nearest = Devices.nearest(to: id).map { "did you mean '\($0)'?" }
  throw Failure(
    "there is no device '\(id)'",
    at: "--device",
    hint: nearest ?? "'scvdb devices' lists all"
  )
}

/// Returns the version of iOS for an option.
///
/// - Throws: `Failure` for another text.
package func systemVersion(_ text: String, of option: String = "--system") throws -> SystemVersion {
  if let system = SystemVersion(text) { return system }
  throw Failure("'\(text)' is not a version of iOS", at: option, fix: "write it like 9.3 or 17")
}

/// Returns the meaning of a word, given for the option `--kind`.
///
/// - Throws: A failure with the nearest word, or all words.
package func word<Value>(
  _ text: String,
  of kind: String,
  among values: [(name: String, value: Value)]
) throws -> Value {
  if let found = values.first(where: { $0.name == text }) { return found.value }
  let names = values.map(\.name)
  let nearest = nearestSpelling(to: text, among: names).map { "did you mean '\($0)'?" }
  throw Failure(
    "there is no \(kind) '\(text)'",
    at: "--\(kind)",
    hint: nearest ?? "choose from \(names.joined(separator: ", "))"
  )
}

/// Returns the case with a word as its raw value, for the option `--kind`.
package func word<Word: RawRepresentable<String> & CaseIterable>(
  _ text: String,
  of kind: String
) throws -> Word {
  try word(text, of: kind, among: Word.allCases.map { ($0.rawValue, $0) })
}

/// Returns the techniques for the option `--technique`, without duplicates.
///
/// - Parameter names: Names of techniques; `all` means every one.
/// - Returns: The techniques; nil without a name, because scenarios have their own.
/// - Throws: A failure with the nearest technique.
package func chosenTechniques(_ names: [String]) throws -> [Technique]? {
  guard !names.isEmpty else { return nil }
  let named: [Technique] = try names.flatMap { name in
    name == "all" ? Technique.allCases : [try word(name, of: "technique")]
  }
  return Technique.allCases.filter(named.contains)
}

/// Returns a question with the most similar view name; nil without one.
package func nearestView(to pattern: ViewPattern, among paths: [ViewPath]) -> String? {
  let names = paths.map(\.lastName) + paths.map(\.text)
  return nearestSpelling(to: pattern.text, among: names).map { "did you mean '\($0)'?" }
}
