import Foundation
import SourcePorting

/// A temporary folder with a package in `App`, and a folder beside it as a target of links.
final class Sandbox {
  /// The folder around the package.
  let folder: String
  /// The package.
  let root: String

  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  init() throws {
    // Without links, as in the system's folder for temporary files.
    let real = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    folder = "\(real)/scvdb-port-tests-\(UUID().uuidString)"
    root = "\(folder)/App"
    for path in ["\(root)/.build", "\(folder)/Other"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The working copy, with manifests described by the test.
  var copy: WorkingCopy {
    WorkingCopy(
      root: URL(filePath: root, directoryHint: .isDirectory),
      checkout: Self.checkout,
      swiftPM: .stub(root: root)
    )
  }

  /// The folder of the package that SwiftPM builds.
  var package: String { "\(root)/.build/scvdb-port/package" }

  func write(_ path: String, _ text: String) throws {
    let file = "\(root)/\(path)"
    try FileManager.default.createDirectory(
      atPath: URL(filePath: file).deletingLastPathComponent().path,
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: URL(filePath: file))
  }

  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(path)",
      withDestinationPath: target
    )
  }

  /// Describes the package in a manifest, or in `scvdb-port.json`.
  func describe(_ description: StubPackage) throws {
    for name in ["Package.swift", "scvdb-port.json"] {
      try? FileManager.default.removeItem(atPath: "\(root)/\(name)")
    }
    if description.hasManifest {
      try write("Package.swift", description.manifest)
    } else {
      try write("scvdb-port.json", description.json)
    }
  }

  /// The files and links of the copy, by their paths, with the targets of links.
  func copied() -> [String: String?] {
    let names = FileManager.default.enumerator(atPath: package)?.compactMap { $0 as? String } ?? []
    return names.reduce(into: [:]) { found, name in
      let path = "\(package)/\(name)"
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return }
      found[name] = .some(target)
    }
  }
}

/// The description of a package, as tests write it.
struct StubPackage: Codable {
  struct Target: Codable {
    var name: String
    var tests: Bool? = nil
    var path: String
    var sources: [String]? = nil
    var exclude: [String]? = nil
    var resources: [String]? = nil
    var dependencies: [String]? = nil
  }

  var name = "App"
  var targets: [Target]
  /// The paths of packages that the manifest depends on.
  var packages: [String] = []
  var hasManifest = true

  private enum CodingKeys: String, CodingKey { case name, targets }

  /// A manifest, with the answer of SwiftPM in a comment.
  var manifest: String {
    let list = packages.map { ".package(path: \"\($0)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 5.9
      // dump: \(dump)
      let package = Package(name: "App", dependencies: [\(list)])

      """
  }

  var json: String {
    let data = (try? JSONEncoder().encode(self)) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  /// The answer of `swift package dump-package`.
  var dump: String {
    let list = targets.map { target in
      DumpedTarget(
        name: target.name,
        type: target.tests == true ? "test" : "regular",
        path: target.path,
        sources: target.sources,
        exclude: target.exclude ?? [],
        resources: (target.resources ?? []).map { DumpedTarget.Resource(path: $0) },
        dependencies: (target.dependencies ?? []).map { ["byName": [$0]] }
      )
    }
    let data = (try? JSONEncoder().encode(list)) ?? Data()
    return #"{"products": [], "targets": "# + String(decoding: data, as: UTF8.self) + "}"
  }

  private struct DumpedTarget: Encodable {
    struct Resource: Encodable { var path: String }
    var name: String
    var type: String
    var path: String
    var sources: [String]?
    var exclude: [String]
    var resources: [Resource]
    var dependencies: [[String: [String]]]
  }
}

extension ManifestDump {
  /// Answers from the comment of a manifest, or from the description in a folder.
  static func stub(root: String) -> ManifestDump {
    ManifestDump { manifest in
      if let match = manifest.firstMatch(of: /\/\/ dump: (.*)/) { return Data(match.output.1.utf8) }
      let file = URL(filePath: "\(root)/scvdb-port.json")
      let package = try JSONDecoder().decode(StubPackage.self, from: Data(contentsOf: file))
      return Data(package.dump.utf8)
    }
  }
}
