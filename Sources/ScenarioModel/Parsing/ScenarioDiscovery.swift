package import Foundation
package import ProjectFiles
import SnapshotModel

/// Finds scenario files and names them.
package enum ScenarioDiscovery {
  /// The extensions of scenario files.
  package static let extensions = ["yaml", "yml", "json"]

  /// The suffix before the extension, for a screen that several scenarios share.
  private static let screenSuffix = ".screen"

  /// Lists the scenario files in a folder, at any depth, except hidden files and screens.
  ///
  /// A link to a folder is followed if its target is inside the project.
  /// - Parameters:
  ///   - folder: The folder.
  ///   - reader: The reader of the project; nil for the project around the folder.
  /// - Returns: Paths relative to the folder, in the order of their bytes on every machine.
  /// - Throws: A refusal if a folder or link cannot be followed.
  package static func files(
    under folder: URL,
    reader: ProjectReader? = nil
  ) throws(FileRefusal) -> [String] {
    let path = folder.relativePath
    let tree = try FileTree(
      of: path,
      reader: reader ?? ProjectReader(around: path),
      links: .required,
      skips: FileTree.isXcodeFolder
    )
    return tree.files.filter { isScenario($0) && $0 != ProjectSettings.fileName }.sortedByBytes()
  }

  private static func isScenario(_ name: String) -> Bool {
    let suffix = fileExtension(of: name)
    return extensions.contains(suffix)
      && !name.dropLast(suffix.utf8.count + 1).hasSuffix(screenSuffix)
  }

  /// The scenario's name in recordings: the path without its extension.
  package static func name(ofFile relativePath: String) -> String {
    let suffix = fileExtension(of: relativePath)
    guard extensions.contains(suffix) else { return relativePath }
    return String(relativePath.dropLast(suffix.count + 1))
  }

  /// Reads one scenario file.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - file: The name of the file in messages.
  ///   - name: The scenario's name.
  ///   - engines: See `ScenarioFile.parse`.
  ///   - matrices: The matrices of project files, which scenarios inherit.
  ///   - reader: The reader of the project; nil for the project around the file.
  /// - Returns: The scenario with its locations.
  /// - Throws: ``ScenarioErrors``, or a refusal of the file.
  package static func read(
    _ url: URL,
    file: String,
    name: String,
    engines: [String]? = nil,
    matrices: ProjectMatrices = ProjectMatrices(),
    reader: ProjectReader? = nil
  ) throws -> ScenarioFile {
    let reader = reader ?? ProjectReader(around: url.relativePath)
    let matrix = try matrices.matrix(for: url)
    return try parsed(url, file: file, as: .scenario, reader: reader) { text in
      try ScenarioFile.parse(
        text: text,
        file: file,
        name: name,
        engines: engines,
        inheriting: matrix,
        reader: reader
      )
    }
  }

  /// Reads and parses a scenario file, or a file that belongs to one.
  ///
  /// - Parameters:
  ///   - url: The location of the file.
  ///   - file: The name of the file in messages.
  ///   - kind: The kind of the file.
  ///   - reader: The reader of the project.
  ///   - parse: Parses the text.
  /// - Returns: The value.
  /// - Throws: A refusal with the file's name in messages, or an error of the parser.
  package static func parsed<Value>(
    _ url: URL,
    file: String,
    as kind: FileKind,
    reader: ProjectReader,
    _ parse: (String) throws -> Value
  ) throws -> Value {
    do {
      return try reader.parsed(url.relativePath, as: kind, parse)
    } catch let refusal as FileRefusal where refusal.path == url.relativePath {
      throw refusal.named(file)
    }
  }

  /// Finds files with the same name in recordings, such as `a.yaml` and `a.json`.
  ///
  /// Names that some file systems do not distinguish count as the same.
  ///
  /// - Parameter files: The files with the names of their scenarios.
  /// - Returns: An error for each file with the name of another one, by the index of the file.
  package static func ambiguousNames(
    of files: [(file: String, name: String)]
  ) -> [Int: ScenarioError] {
    let groups = Dictionary(grouping: files.indices) { ExactPath(files[$0].name).folded }
    var errors: [Int: ScenarioError] = [:]
    for group in groups.values where group.count > 1 {
      for index in group {
        let other = files[index == group[0] ? group[1] : group[0]]
        let file = files[index]
        let isSame = file.name.utf8.elementsEqual(other.name.utf8)
        errors[index] = ScenarioError(
          isSame
            ? .twoScenarios(name: file.name, other: other.file)
            : .similarScenarios(name: file.name, other: other.name, file: other.file),
          at: FileLocation(file: file.file, line: 1, column: 1)
        )
      }
    }
    return errors
  }
}

extension CocoaError {
  /// Returns the error with the path of a file, because some file system errors have no path.
  package func naming(_ path: String) -> CocoaError {
    filePath == nil && url == nil
      ? CocoaError(code, userInfo: [NSFilePathErrorKey: path]) : self
  }
}
