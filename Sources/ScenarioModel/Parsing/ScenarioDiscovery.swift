package import Foundation
import SnapshotModel

/// Finds scenario files and names them.
package enum ScenarioDiscovery {
  /// The extensions of scenario files.
  package static let extensions = ["yaml", "yml", "json"]

  /// What stands before the extension of a file that holds a screen for several scenarios.
  private static let screenSuffix = ".screen"

  /// A project file, where the folder is that of the project.
  private static let projectFile = "scvdb.yaml"

  /// Folders of Xcode, whose JSON files are no scenarios.
  private static let bundles = ["xcassets", "xcodeproj", "xcworkspace"]

  /// Lists the scenario files under a folder, at any depth, hidden ones and screens left out.
  ///
  /// - Returns: Paths relative to the folder, in the order of their bytes on every machine.
  /// - Throws: The file system's error, when the folder cannot be read.
  package static func files(under folder: URL) throws -> [String] {
    let folder = folder.resolvingSymlinksInPath().path
    var found: [String] = []
    var pending = [""]
    while let relative = pending.popLast() {
      let parent = relative.isEmpty ? folder : "\(folder)/\(relative)"
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: parent)
        where !name.hasPrefix(".") {
          let path = relative.isEmpty ? name : "\(relative)/\(name)"
          // A link to a folder is not followed: it could lead back here.
          if try isFolder("\(parent)/\(name)") {
            if !bundles.contains(fileExtension(of: name)) { pending.append(path) }
          } else if isScenario(name), path != projectFile {
            found.append(path)
          }
        }
      } catch let error as CocoaError {
        throw error.naming(parent)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Whether there is a folder at a path; making a URL of each path takes longer than to ask the system.
  private static func isFolder(_ path: String) throws -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      // Foundation has an error for each reason.
      return try URL(filePath: path).resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true
    }
    return status.st_mode & S_IFMT == S_IFDIR
  }

  private static func isScenario(_ name: String) -> Bool {
    let suffix = fileExtension(of: name)
    return extensions.contains(suffix)
      && !name.dropLast(suffix.utf8.count + 1).hasSuffix(screenSuffix)
  }

  /// What follows the last dot of a path's last name; empty where that begins with its only dot.
  private static func fileExtension(of path: String) -> String {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? ""[...].utf8
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return "" }
    return String(Substring(name[dot...].dropFirst()))
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
  ///   - url: Where the file is.
  ///   - file: How messages call it.
  ///   - name: The scenario's name.
  ///   - engines: See `ScenarioFile.parse`.
  /// - Returns: The scenario with its locations.
  /// - Throws: ``ScenarioErrors``, a ``ScenarioError`` of the whole file, or the file system's error.
  package static func read(
    _ url: URL,
    file: String,
    name: String,
    engines: [String]? = nil
  ) throws -> ScenarioFile {
    let text = try text(of: url, file: file)
    return try ScenarioFile.parse(text: text, file: file, name: name, engines: engines)
  }

  /// Reads the text of a scenario file, or of a file that belongs to one.
  ///
  /// - Parameters:
  ///   - url: Where the file is.
  ///   - file: How messages call it.
  /// - Returns: The text.
  /// - Throws: ``ScenarioError``, or the file system's error.
  package static func text(of url: URL, file: String) throws -> String {
    // A pipe would never end, and a file that is too large need not be read to be refused.
    let facts = try facts(of: url, file: file)
    let start = FileLocation(file: file, line: 1, column: 1)
    guard facts.isRegularFile else { throw ScenarioError(.notAFile, at: start) }
    guard facts.size <= YAMLReader.sizeLimit else {
      throw ScenarioError(.tooLarge(limit: YAMLReader.sizeLimit), at: start)
    }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch let error as CocoaError {
      throw error.naming(file)
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw ScenarioError(.notUTF8, at: start)
    }
    return text
  }

  private static func facts(
    of url: URL,
    file: String
  ) throws -> (isRegularFile: Bool, size: Int) {
    var status = stat()
    if stat(url.path, &status) == 0 {
      return (status.st_mode & S_IFMT == S_IFREG, Int(status.st_size))
    }
    do {
      let values = try url.resolvingSymlinksInPath()
        .resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
      return (values.isRegularFile == true, values.fileSize ?? 0)
    } catch let error as CocoaError {
      throw error.naming(file)
    }
  }

  /// Refuses two files that would be recorded under one name, such as `a.yaml` and `a.json`.
  package static func checkNames(of files: [ScenarioFile]) throws(ScenarioError) {
    var owners: [String: String] = [:]
    for file in files {
      if let other = owners.updateValue(file.file, forKey: file.scenario.name) {
        throw ScenarioError(
          .twoScenarios(name: file.scenario.name, other: other),
          at: FileLocation(file: file.file, line: 1, column: 1)
        )
      }
    }
  }
}

extension CocoaError {
  /// The error with the path of a file, which not every error of the file system states.
  package func naming(_ path: String) -> CocoaError {
    filePath == nil && url == nil
      ? CocoaError(code, userInfo: [NSFilePathErrorKey: path]) : self
  }
}
