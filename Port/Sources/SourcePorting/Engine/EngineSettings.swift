import Foundation

/// The part of `scvdb-port.json` for the engine of an app.
struct EngineSettings: Decodable {
  /// Swift expressions for values of types, by the names of the types.
  var makers: [String: String]?

  /// Reads the settings of a project; no settings without a file.
  ///
  /// - Throws: ``PortError/badDescription(file:reason:)``.
  static func read(_ file: SourceItem?) throws -> EngineSettings {
    guard let file else { return EngineSettings() }
    let data = try file.contents()
    do {
      return try JSONDecoder().decode(EngineSettings.self, from: data)
    } catch {
      throw PortError.badDescription(file: file.path, reason: "\(error)")
    }
  }
}
