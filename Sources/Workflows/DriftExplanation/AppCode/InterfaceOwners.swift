package import Foundation
import InterfaceBuilder
package import ScenarioModel

/// The app's classes in the storyboards and xibs of a repository, with their lines.
package struct InterfaceOwners {
  private enum Mark {
    case scene
    case customClass(String)
    case id(String)
  }

  /// The marks of each file, in the order of the file.
  private var marks: [String: [(line: Int, mark: Mark)]] = [:]

  /// Reads the files of a revision, or of the work tree.
  ///
  /// - Parameters:
  ///   - git: The program.
  ///   - revision: The revision; nil for the work tree.
  /// - Throws: ``GitProgram/Refusal``, also for a repository without storyboards and xibs.
  init(git: GitProgram, revision: String?) throws {
    let names = try git.matches(
      of: Self.pattern,
      in: GitProgram.documents,
      of: revision,
      lines: true
    )
    self.init(names: names, prefix: revision.map { "\($0):" } ?? "")
  }

  private static let pattern = #"<scene |customClass="[^"]*"| id="[^"]*""#

  /// Reads lines with a file, a line number and a mark, and a zero byte between them.
  ///
  /// - Parameters:
  ///   - names: The lines.
  ///   - prefix: The text before each file.
  package init(names: Data, prefix: String = "") {
    for line in names.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 3, let number = Int(parts[1]),
        let match = parts[2].wholeMatch(of: /\s*(<scene |customClass|id)(?:="(.*)")?/)
      else { continue }
      let file = String(parts[0].trimmingPrefix(prefix))
      let name = String(match.output.2 ?? "")
      let mark: Mark =
        switch match.output.1 {
        case "customClass": .customClass(name)
        case "id": .id(name)
        default: .scene
        }
      marks[file, default: []].append((number, mark))
    }
  }

  /// Returns the classes of the scene around a line; in a xib, the classes of the whole file.
  ///
  /// A line of a document's translation, such as `"abc-de-fgh.text" = "Name";`, has the classes of
  /// the scene with the object.
  ///
  /// - Parameters:
  ///   - location: The line.
  ///   - code: The text of the line.
  /// - Returns: The names of the classes; none for another file.
  package func classes(at location: FileLocation, _ code: String) -> Set<String> {
    if location.file.isInterfaceBuilderDocument {
      return classes(around: location.line, in: location.file)
    }
    guard let id = code.prefixMatch(of: /"([\w-]+)\./).map({ String($0.output.1) }) else {
      return []
    }
    let name = Self.stem(of: location.file)
    return marks.filter { Self.stem(of: $0.key) == name }.reduce(into: []) { found, file in
      for case (let line, .id(id)) in file.value {
        found.formUnion(classes(around: line, in: file.key))
      }
    }
  }

  private func classes(around line: Int, in file: String) -> Set<String> {
    var found: Set<String> = []
    for (number, mark) in marks[file] ?? [] {
      switch mark {
      case .scene where number > line: return found
      case .scene: found = []
      case .customClass(let name): found.insert(name)
      case .id: break
      }
    }
    return file.hasSuffix(".xib") ? found.union([Self.stem(of: file)]) : found
  }

  private static func stem(of file: String) -> String {
    URL(filePath: file).deletingPathExtension().lastPathComponent
  }
}
