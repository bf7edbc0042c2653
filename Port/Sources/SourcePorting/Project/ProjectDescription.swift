import Foundation

/// The description of a project without a manifest: `scvdb-port.json`.
package struct ProjectDescription: Codable, Sendable {
  /// A target of the described project.
  package struct Target: Codable, Sendable {
    package var name: String
    /// Whether it has tests.
    package var tests: Bool?
    /// The folder of the sources, which may be outside of the project: `../Quick/Sources/Quick`.
    ///
    /// Without it, the target has the listed sources and resources only, which may be anywhere;
    /// their paths are relative to the project.
    package var path: String?
    /// The files and folders with sources, relative to ``path``; nil for all.
    package var sources: [String]?
    /// The files and folders without sources, relative to ``path``; nil for none.
    package var exclude: [String]?
    /// The files and folders of the module's bundle, relative to ``path``; nil for none.
    package var resources: [String]?
    /// The targets and products that the target depends on; nil for none.
    package var dependencies: [String]?
    /// The products of ``ProjectDescription/packages``; nil for none.
    package var products: [Product]?
    /// The active compilation conditions, such as `TEST` for `#if TEST`.
    package var defines: [String]?
    /// Further options of the compiler; nil for none.
    package var flags: [String]?
    /// Whether the sources support Linux unchanged, and are not rewritten.
    package var linux: Bool?
  }

  /// A product of a package.
  package struct Product: Codable, Hashable, Sendable {
    package var name: String
    /// The name of the package's folder.
    package var package: String

    package init(name: String, package: String) {
      self.name = name
      self.package = package
    }
  }

  package var name: String
  /// The language of texts in no language folder; SwiftPM requires it for translated resources.
  package var defaultLocalization: String?
  /// The folders of packages, relative to the project; nil for none.
  package var packages: [String]?
  package var targets: [Target]

  /// The name of the file in the folder of a project.
  package static let fileName = "scvdb-port.json"

  /// Reads a description; returns nil for a file without targets, which only has settings.
  ///
  /// - Throws: ``PortError`` with the file's name, or ``SourceProblem``.
  package static func read(_ file: SourceItem) throws -> ProjectDescription? {
    let data = try file.contents()
    guard describesTargets(data) else { return nil }
    do {
      return try JSONDecoder().decode(ProjectDescription.self, from: data)
    } catch {
      throw PortError.badDescription(file: file.path, reason: "\(error)")
    }
  }

  /// Returns whether a file describes targets; true for an incorrect file.
  static func describesTargets(_ data: Data) -> Bool {
    guard let members = try? JSONDecoder().decode([String: Ignored].self, from: data) else {
      return true
    }
    return members["targets"] != nil
  }

  /// A value of any kind.
  private struct Ignored: Decodable {
    init(from decoder: any Decoder) {}
  }

  /// Reads the key `makers`, also beside an Xcode project: the expressions that make values of types.
  ///
  /// - Throws: ``PortError`` with the file's name, or ``SourceProblem``.
  static func makers(_ file: SourceItem) throws -> [String: String] {
    struct Makers: Decodable { var makers: [String: String]? }
    do {
      return try JSONDecoder().decode(Makers.self, from: try file.contents()).makers ?? [:]
    } catch let error as DecodingError {
      throw PortError.badDescription(file: file.path, reason: "\(error)")
    }
  }

  /// The manifest of the same targets, with their folders in the working copy.
  package var manifest: String {
    var parts = ["name: \(quoted(name))"]
    if let defaultLocalization {
      parts.append("defaultLocalization: \(quoted(defaultLocalization))")
    }
    if let packages {
      let list = packages.map { ".package(path: \(quoted($0)))" }
      parts.append("dependencies: [\(list.joined(separator: ", "))]")
    }
    let targets = targets.map { "    \($0.declaration),\n" }
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
      \(parts.map { "  \($0),\n" }.joined())  targets: [
      \(targets.joined())  ]
      )

      """
  }
}

extension ProjectDescription.Target {
  /// The folder in the working copy.
  fileprivate var folder: String { path?.pathInCopy ?? "Targets/\(name)" }

  /// The target in the manifest.
  fileprivate var declaration: String {
    var parts = ["name: \(quoted(name))"]
    let dependencies =
      (self.dependencies ?? []).map { quoted($0) }
      + (products ?? []).map {
        ".product(name: \(quoted($0.name)), package: \(quoted($0.package)))"
      }
    if self.dependencies != nil || products != nil {
      parts.append("dependencies: [\(dependencies.joined(separator: ", "))]")
    }
    parts.append("path: \(quoted(folder))")
    // Without a path, the folder in the copy has nothing but the listed sources.
    if path != nil { parts += contents }
    let settings =
      (defines ?? []).map { ".define(\(quoted($0)))" }
      + (flags.map { [".unsafeFlags(\(quoted($0)))"] } ?? [])
    if defines != nil || flags != nil {
      parts.append("swiftSettings: [\(settings.joined(separator: ", "))]")
    }
    let kind = tests == true ? "testTarget" : "target"
    return ".\(kind)(\(parts.joined(separator: ", ")))"
  }

  private var contents: [String] {
    var parts: [String] = []
    if let exclude { parts.append("exclude: \(quoted(exclude))") }
    if let sources { parts.append("sources: \(quoted(sources))") }
    if let list = resources {
      parts.append("resources: [\(list.map { ".process(\(quoted($0)))" }.joined(separator: ", "))]")
    }
    return parts
  }
}

extension ProjectDescription {
  /// Adds the facts of the description to targets that SwiftPM has read from the manifest.
  func completed(_ targets: [ProjectTarget]) -> [ProjectTarget] {
    targets.map { target in
      guard let described = self.targets.first(where: { $0.name == target.name }) else {
        return target
      }
      var target = target
      if let path = described.path {
        target.folder = path
      } else {
        target.listed = ListedFiles(
          sources: described.sources ?? [],
          resources: described.resources ?? []
        )
      }
      target.isForLinux = described.linux == true
      return target
    }
  }
}

extension String {
  /// The path in the copy, which has all files in one folder, of a path relative to the user's
  /// package.
  var pathInCopy: String {
    TreePath(self).inCopy.text
  }
}

extension TreePath {
  /// The path in the copy of a file with this path in the user's package.
  var inCopy: TreePath {
    TreePath(components: components.map { $0 == ".." ? "outside" : $0 })
  }
}

/// Returns a text as a Swift literal.
func quoted(_ text: String) -> String {
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case _ where scalar.properties.generalCategory == .control:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "\"\(escaped.joined())\""
}

private func quoted(_ list: [String]) -> String {
  "[\(list.map { quoted($0) }.joined(separator: ", "))]"
}
