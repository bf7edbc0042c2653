import Foundation
package import InterfaceBuilder
import ProjectFiles
import Reporting
import ScenarioModel

/// Finds the storyboards and xibs that a command line names.
package struct InterfaceBuilderFiles {
  /// A storyboard or xib.
  package struct File {
    /// The path in messages.
    package var path: String
    /// Whether the command line names the file itself, and not a folder around it.
    package var isNamed: Bool

    /// The absolute path without links.
    package var resolvedPath: String { realPath(path) ?? resolvedURL.path }

    private var resolvedURL: URL {
      URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL
    }

    /// Returns whether two files are the same document in different languages:
    /// `App/Base.lproj/Main.storyboard` and `App/de.lproj/Main.storyboard`.
    package func isTranslation(of other: File) -> Bool {
      let (url, otherURL) = (resolvedURL, other.resolvedURL)
      let (folder, otherFolder) = (
        url.deletingLastPathComponent(), otherURL.deletingLastPathComponent()
      )
      return url.lastPathComponent == otherURL.lastPathComponent && folder != otherFolder
        && folder.pathExtension == "lproj" && otherFolder.pathExtension == "lproj"
        && folder.deletingLastPathComponent() == otherFolder.deletingLastPathComponent()
    }
  }

  /// The documents, without duplicates, in the order of the arguments.
  package private(set) var files: [File] = []
  /// Errors for arguments without anything to read.
  package private(set) var failures: [any Error] = []
  /// The links that were not followed.
  package private(set) var warnings: [ImportWarning] = []
  private var known: Set<ExactPath> = []

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
    let reader = ProjectReader(around: argument)
    guard let entry = try reader.entry(at: argument) else {
      throw Failure(
        "there is no such file or folder",
        at: argument,
        hint: nearestFileHint(to: argument),
        otherwise: "correct the path"
      )
    }
    guard entry == .folder else { return add(File(path: argument, isNamed: true)) }
    let found = try documents(under: argument, by: reader)
    guard !found.isEmpty else {
      throw Failure(
        "there is no storyboard or xib in this folder",
        at: argument,
        fix: "name a document, or a folder that has some"
      )
    }
    for path in found { add(File(path: path, isNamed: false)) }
  }

  private mutating func add(_ file: File) {
    if known.insert(ExactPath(file.resolvedPath)).inserted { files.append(file) }
  }

  /// Folders of third-party code, and of Xcode's build products.
  private static let foreignFolders: Set = ["Pods", "Carthage", "DerivedData"]

  /// Adds the documents below a folder, in the byte order of their names on every machine.
  ///
  /// Hidden folders and foreign folders are skipped.
  private mutating func documents(
    under folder: String,
    by reader: ProjectReader
  ) throws -> [String] {
    let root = folder.hasSuffix("/") && folder != "/" ? String(folder.dropLast()) : folder
    let tree = try FileTree(of: root, reader: reader, links: .optional) {
      Self.foreignFolders.contains($0)
    }
    for refusal in tree.refusals {
      if refusal.isAboutLink {
        warnings.append(ImportWarning(refusal))
      } else {
        failures.append(refusal)
      }
    }
    return tree.files.filter(\.isInterfaceBuilderDocument).map { "\(root)/\($0)" }.sortedByBytes()
  }
}

extension String {
  /// Whether the path has the extension of a storyboard or a .xib.
  package var isInterfaceBuilderDocument: Bool { hasSuffix(".storyboard") || hasSuffix(".xib") }
}
