import Foundation
package import InterfaceBuilder
import ProjectFiles
package import Reporting
import SnapshotModel
import Synchronization

/// The parts of documents that are omitted or not followed.
///
/// Each part is listed once, even if a command reads a document several times.
package final class DocumentWarnings: Sendable {
  private struct State {
    /// The files, in the order of reading.
    var files: [String] = []
    var warnings: [String: [ImportWarning]] = [:]
    var known: Set<Key> = []
  }

  private struct Key: Hashable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  private let state = Mutex(State())

  package init() {}

  /// Adds the warnings of a document that was read for some window size and language.
  package func add(_ document: InterfaceBuilderDocument) { add(document.warnings) }

  /// Adds warnings of documents.
  package func add(_ warnings: [ImportWarning]) {
    // Most documents have none.
    guard !warnings.isEmpty else { return }
    state.withLock { state in
      for warning in warnings {
        let location = warning.location
        // Scenarios in several folders may name one document with several paths.
        let file = URL(filePath: location.file).standardizedFileURL.path
        let key = Key(
          file: file,
          line: location.line,
          column: location.column,
          message: warning.message
        )
        guard state.known.insert(key).inserted else { continue }
        if state.warnings[file] == nil { state.files.append(file) }
        state.warnings[file, default: []].append(warning.withShortPath)
      }
    }
  }

  /// All warnings: by file in the order of reading, then by location.
  package var all: [ImportWarning] {
    state.withLock { state in
      state.files.flatMap { file in
        (state.warnings[file] ?? []).enumerated().sorted { left, right in
          let (first, second) = (left.element.location, right.element.location)
          return (first.line, first.column, left.offset)
            < (second.line, second.column, right.offset)
        }.map(\.element)
      }
    }
  }

  /// The warnings for JSON; nil without any, so that a report without them is unchanged.
  package var messages: [LocatedMessage]? {
    let all = all
    return all.isEmpty ? nil : all.map { LocatedMessage($0.message, at: $0.location) }
  }

  /// The warnings for a person, one per line.
  package var notes: [String] { all.map(\.description) }
}

extension ImportWarning {
  /// The same warning without `..` in the path.
  fileprivate var withShortPath: ImportWarning {
    var warning = self
    warning.location.file = location.file.withoutParentFolders
    return warning
  }
}

extension String {
  /// The path without `..` if the file is below the working directory, or else the same path.
  var withoutParentFolders: String {
    guard contains("/../") else { return self }
    let path = ProjectReader.visiblePath(of: self)
    let folder = FileManager.default.currentDirectoryPath + "/"
    // The folder above a link is not the folder above its target.
    guard path.hasPrefix(folder), realPath(path) == realPath(self) else { return self }
    return String(path.dropFirst(folder.count))
  }
}
