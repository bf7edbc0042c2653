import Foundation

/// Reads configuration files (`.xcconfig`), with the files that they include.
struct ConfigurationFile {
  /// The settings in the order of the text, with the settings of included files in their places.
  private(set) var settings: [(name: String, value: String)] = []
  private(set) var notes: [XcodeNote] = []
  /// The folder of the project, where includes are also found.
  private let projectFolder: String
  /// The files around the line that is read, because files can include each other.
  private var including: [String] = []
  private var count = 0

  /// The maximum number of included files: a file can include another twice.
  private static let limit = 1000

  init(path: String, projectFolder: String) {
    self.projectFolder = projectFolder
    read(path)
  }

  private mutating func read(_ path: String) {
    count += 1
    guard count <= Self.limit, !including.contains(path) else { return }
    let tree = SourceTree(root: FilePath.folder(of: path))
    let data: Data
    do throws(SourceProblem) {
      guard FilePath.kind(of: path) == .file else {
        notes.append(XcodeNote(subject: path, reason: .missingFile))
        return
      }
      data = try tree.file(at: TreePath(FilePath.name(of: path))).contents()
    } catch {
      notes.append(XcodeNote(subject: path, reason: .unreadable(error.problem)))
      return
    }
    including.append(path)
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      read(line: line, of: path)
    }
    including.removeLast()
  }

  private mutating func read(line: Substring, of path: String) {
    let end = line.firstRange(of: "//")?.lowerBound ?? line.endIndex
    if let match = line.prefixMatch(of: /\s*#include(\??)\s*"([^"]*)"/) {
      include(String(match.output.2), isOptional: !match.output.1.isEmpty, from: path)
      return
    }
    let text = line[..<end]
    // Conditions contain equals signs too: `NAME[sdk=iphoneos*] = value`.
    var depth = 0
    let equals = text.firstIndex { character in
      depth += character == "[" ? 1 : character == "]" ? -1 : 0
      return character == "=" && depth == 0
    }
    guard let equals else { return }
    var value = text[text.index(after: equals)...].trimmed
    if value.hasSuffix(";") { value = value.dropLast().trimmed }
    settings.append((text[..<equals].trimmed, value))
  }

  private mutating func include(_ name: String, isOptional: Bool, from path: String) {
    let candidates = [FilePath.folder(of: path), projectFolder].map { FilePath.joined($0, name) }
    if let found = candidates.first(where: { FilePath.kind(of: $0) == .file }) {
      read(found)
    } else if !isOptional {
      notes.append(XcodeNote(subject: candidates[0], reason: .missingFile))
    }
  }
}
