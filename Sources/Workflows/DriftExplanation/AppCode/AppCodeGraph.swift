package import Foundation

/// The Swift files of a repository, with the types that they declare and mention.
///
/// Types are found by their names, without a compiler. A comment with a type's name counts too.
package struct AppCodeGraph {
  /// The files by the types that they declare or extend.
  private var files: [String: Set<String>] = [:]
  /// The names that begin with a capital letter, by file.
  private var mentioned: [String: Set<String>] = [:]

  /// Reads the files of a revision, or of the work tree.
  ///
  /// - Parameters:
  ///   - git: The program.
  ///   - revision: The revision; nil for the work tree.
  /// - Throws: ``GitProgram/Refusal``, also for a repository without Swift code.
  init(git: GitProgram, revision: String?) throws {
    let names = try git.matches(of: Self.pattern, in: GitProgram.swiftFiles, of: revision)
    self.init(names: names, prefix: revision.map { "\($0):" } ?? "")
  }

  /// The names of types, with the keyword of a declaration before them.
  private static let pattern =
    #"\b((class|struct|enum|protocol|actor|extension|typealias)[[:space:]]+)?[A-Z][A-Za-z0-9_]*"#

  /// Reads lines with a file, a zero byte, and a name or a declaration.
  ///
  /// - Parameters:
  ///   - names: The lines.
  ///   - prefix: The text before each file.
  package init(names: Data, prefix: String = "") {
    for line in names.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: 0, maxSplits: 1)
      guard parts.count == 2 else { continue }
      let file = String(String(decoding: parts[0], as: UTF8.self).trimmingPrefix(prefix))
      let words = parts[1].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let name = words.last.map({ String(decoding: $0, as: UTF8.self) }) else { continue }
      mentioned[file, default: []].insert(name)
      if words.count > 1 { files[name, default: []].insert(file) }
    }
  }

  /// Whether a file declares or extends one of the types.
  func declares(_ types: Set<String>) -> Bool { types.contains { files[$0] != nil } }

  /// Returns the files that declare or extend one of the types.
  func files(declaring types: Set<String>) -> Set<String> {
    types.reduce(into: []) { $0.formUnion(files[$1] ?? []) }
  }

  /// Returns the files that some types depend on.
  ///
  /// - Parameter types: The names of the types.
  /// - Returns: The number of references from the types to each file: 0 for a file that declares
  ///   one of them. Files without a connection are missing.
  package func distances(from types: Set<String>) -> [String: Int] {
    var distances: [String: Int] = [:]
    var known = types
    var current = types
    var distance = 0
    while !current.isEmpty {
      let reached = current.reduce(into: Set<String>()) { $0.formUnion(files[$1] ?? []) }
        .filter { distances[$0] == nil }
      for file in reached { distances[file] = distance }
      current = reached.reduce(into: Set<String>()) { $0.formUnion(mentioned[$1] ?? []) }
        .subtracting(known)
      known.formUnion(current)
      distance += 1
    }
    return distances
  }
}
