import Foundation

/// The description of a project without a manifest: `scvdb-port.json`.
package struct ProjectDescription: Codable, Sendable {
  /// A target of the described project.
  package struct Target: Codable, Sendable {
    package var name: String
    /// Whether it has tests.
    package var tests: Bool?
    /// The folder of the sources, which may be outside of the project: `../Quick/Sources/Quick`.
    package var path: String
    /// The files and folders with sources, relative to ``path``; nil for all.
    package var sources: [String]?
    /// The files and folders without sources, relative to ``path``; nil for none.
    package var exclude: [String]?
    /// The files and folders of the module's bundle, relative to ``path``; nil for none.
    package var resources: [String]?
    /// The targets and products that the target depends on; nil for none.
    package var dependencies: [String]?
    /// The active compilation conditions, such as `TEST` for `#if TEST`.
    package var defines: [String]?
    /// Whether the sources support Linux unchanged, and are not rewritten.
    package var linux: Bool?
  }

  package var name: String
  package var targets: [Target]

  /// The name of the file in the folder of a project.
  package static let fileName = "scvdb-port.json"

  /// Reads a description.
  ///
  /// - Throws: ``PortError`` with the file's name, or ``SourceProblem``.
  package static func read(_ file: SourceItem) throws -> ProjectDescription {
    let data = try file.contents()
    do {
      return try JSONDecoder().decode(ProjectDescription.self, from: data)
    } catch {
      throw PortError.badDescription(file: file.path, reason: "\(error)")
    }
  }

  /// The manifest of the same targets, with their folders in the working copy.
  package var manifest: String {
    let targets = targets.map { target in
      var parts = ["name: \(quoted(target.name))"]
      if let list = target.dependencies { parts.append("dependencies: \(quoted(list))") }
      parts.append("path: \(quoted(target.path.pathInCopy))")
      if let list = target.exclude { parts.append("exclude: \(quoted(list))") }
      if let list = target.sources { parts.append("sources: \(quoted(list))") }
      if let list = target.resources {
        parts.append(
          "resources: [\(list.map { ".process(\(quoted($0)))" }.joined(separator: ", "))]"
        )
      }
      if let list = target.defines {
        parts.append(
          "swiftSettings: [\(list.map { ".define(\(quoted($0)))" }.joined(separator: ", "))]"
        )
      }
      let kind = target.tests == true ? "testTarget" : "target"
      return "    .\(kind)(\(parts.joined(separator: ", "))),\n"
    }
    return """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: \(quoted(name)),
        targets: [
      \(targets.joined())  ]
      )

      """
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
      target.folder = described.path
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
