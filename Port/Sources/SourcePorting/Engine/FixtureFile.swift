import Foundation

/// A JSON file with the data of an app's screens: values by the names of their types.
struct FixtureFile {
  /// The path relative to the project, as in scenario files.
  var path: String

  /// Returns whether the value of `fixtures` names a file.
  static func isNamed(by text: String) -> Bool { text.hasSuffix(".json") }

  /// Returns an expression that gives the engine the data.
  ///
  /// The program contains the data, so that the version of the engine depends on it.
  ///
  /// - Parameter root: The folder of the project.
  /// - Returns: The expression, which can throw errors.
  /// - Throws: ``FixtureFileError``.
  func expression(in root: String) throws(FixtureFileError) -> StandIns.Expression {
    guard let data = try? SourceTree(root: root).file(at: TreePath(path)).contents() else {
      throw .unreadable(path)
    }
    do {
      guard let values = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
        throw FixtureFileError.noObject(path)
      }
      let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
      let line = try JSONSerialization.data(withJSONObject: values, options: options)
      let text = String(decoding: line, as: UTF8.self)
      return StandIns.Expression(text: "useFixtures(\(quoted(text)))", isThrowing: true)
    } catch {
      throw error as? FixtureFileError ?? .invalid(path, "\(error.localizedDescription)")
    }
  }
}

/// The reason why a file of fixtures has no data.
enum FixtureFileError: Error, CustomStringConvertible {
  case unreadable(String)
  case noObject(String)
  case invalid(String, String)

  var description: String {
    switch self {
    case .unreadable(let path): "'\(path)' is not a readable file in the folder of the project"
    case .noObject(let path): "'\(path)' does not contain an object with values by their types"
    case .invalid(let path, let reason): "'\(path)' is not valid JSON: \(reason)"
    }
  }
}
