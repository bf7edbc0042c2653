import Foundation
import SourcePorting

/// The text of a project file, made of the objects that a test needs.
struct XcodeSample {
  /// The objects, by their identifiers.
  var objects: [String: String] = [
    "MAIN": "isa = PBXGroup; children = (); sourceTree = \"<group>\";",
    "LIST": "isa = XCConfigurationList; buildConfigurations = (DEBUG);",
    "DEBUG": "isa = XCBuildConfiguration; name = Debug; buildSettings = { };",
  ]
  /// The targets, by their identifiers.
  var targets: [String] = []
  /// Further entries of the project.
  var project = ""

  var text: String {
    let list = objects.sorted { $0.key < $1.key }.map { "    \($0) = { \($1) };\n" }.joined()
    return """
      // !$*UTF8*$!
      {
        objects = {
      \(list)    ROOT = { isa = PBXProject; mainGroup = MAIN; buildConfigurationList = LIST;
            developmentRegion = de; targets = (\(targets.joined(separator: ", "))); \(project) };
        };
        rootObject = ROOT;
      }
      """
  }

  /// Sets the files and groups of the main group.
  mutating func addFiles(_ files: [String: String]) {
    for (id, text) in files { objects[id] = text }
    let ids = files.keys.sorted().joined(separator: ", ")
    objects["MAIN"] = "isa = PBXGroup; children = (\(ids)); sourceTree = \"<group>\";"
  }

  /// Adds a target with phases for sources, resources and frameworks.
  ///
  /// The type is the last part of the product type, and the fields are further entries.
  mutating func addTarget(
    _ name: String,
    type: String = "application",
    sources: [String] = [],
    resources: [String] = [],
    frameworks: [String] = [],
    settings: String = "",
    fields: String = ""
  ) {
    targets.append(name)
    var phases: [String] = []
    for (kind, files) in [
      ("Sources", sources), ("Resources", resources), ("Frameworks", frameworks),
    ] {
      for file in files { objects["B\(name)\(file)"] = "isa = PBXBuildFile; fileRef = \(file);" }
      let list = files.map { "B\(name)\($0)" }.joined(separator: ", ")
      objects["P\(name)\(kind)"] = "isa = PBX\(kind)BuildPhase; files = (\(list));"
      phases.append("P\(name)\(kind)")
    }
    objects["L\(name)"] = "isa = XCConfigurationList; buildConfigurations = (C\(name));"
    objects["C\(name)"] =
      "isa = XCBuildConfiguration; name = Debug; buildSettings = { \(settings) };"
    objects[name] = """
      isa = PBXNativeTarget; name = \(name); productType = "com.apple.product-type.\(type)"; \
      buildConfigurationList = L\(name); buildPhases = (\(phases.joined(separator: ", "))); \(fields)
      """
  }

  /// An entry for a file relative to its group.
  static func file(_ path: String, tree: String = "<group>") -> String {
    "isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"\(tree)\";"
  }
}

extension Sandbox {
  /// Writes a project into the package, and returns its path.
  @discardableResult
  func write(_ sample: XcodeSample, to name: String = "App.xcodeproj") throws -> String {
    try write("\(name)/project.pbxproj", sample.text)
    return "\(root)/\(name)"
  }
}
