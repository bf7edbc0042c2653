import Foundation
import Reporting
import ScenarioModel

/// Finds the storyboards and xibs that a command line names.
package struct InterfaceBuilderFiles {
  /// A storyboard or xib.
  package struct File {
    /// As a message calls it.
    package var path: String
    /// Whether the command line names it, and not a folder around it.
    package var isNamed: Bool
  }

  /// The documents, each once, in the order of the arguments.
  package private(set) var files: [File] = []
  /// Arguments at which there is nothing to read.
  package private(set) var failures: [any Error] = []
  private var known: Set<String> = []

  /// - Parameter arguments: Documents, and folders with documents at any depth.
  package init(_ arguments: [String]) {
    for argument in arguments {
      do {
        try add(argument)
      } catch {
        failures.append(error)
      }
    }
  }

  private mutating func add(_ argument: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) else {
      throw Failure(
        "\(argument): there is no such file or folder",
        hint: nearestFileHint(to: argument)
      )
    }
    guard isFolder.boolValue else { return add(File(path: argument, isNamed: true)) }
    let found = documents(under: argument)
    guard !found.isEmpty else {
      throw Failure("\(argument): there is no storyboard or xib in this folder")
    }
    for path in found { add(File(path: path, isNamed: false)) }
  }

  private mutating func add(_ file: File) {
    let path = URL(filePath: file.path).resolvingSymlinksInPath().standardizedFileURL.path
    if known.insert(path).inserted { files.append(file) }
  }

  /// Folders of what others have written, and of what Xcode makes.
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData"]

  /// The documents below a folder, in the order of their bytes on every machine.
  ///
  /// Hidden folders, foreign ones and links to folders are left out.
  private mutating func documents(under folder: String) -> [String] {
    var found: [String] = []
    var pending = [folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder]
    while let path = pending.popLast() {
      do {
        for name in try FileManager.default.contentsOfDirectory(atPath: path)
        where !name.hasPrefix(".") {
          let item = "\(path)/\(name)"
          let attributes = try FileManager.default.attributesOfItem(atPath: item)
          if attributes[.type] as? FileAttributeType == .typeDirectory {
            if !Self.foreignFolders.contains(name) { pending.append(item) }
          } else if name.isInterfaceBuilderDocument {
            found.append(item)
          }
        }
      } catch {
        failures.append(error)
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

extension String {
  /// Whether a path is that of a storyboard or a .xib, by its extension.
  package var isInterfaceBuilderDocument: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
