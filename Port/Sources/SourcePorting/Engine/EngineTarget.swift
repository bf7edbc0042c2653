/// The target for the engine of an app, in the working copy.
struct EngineTarget {
  /// The targets with the app's controllers.
  var targets: [String]

  /// The name of the target and of its program.
  static let name = "app-engine"
  /// The generated source, relative to the package in the working copy.
  static let program: TreePath = "scvdb-app-engine/main.swift"

  /// Returns the statement that adds the target to a manifest.
  func declaration(in variable: String, _ toolsVersion: (Int, Int)) -> String {
    let products = ["UIKit", "ScvdbAppEngine"].map {
      ".product(name: \"\($0)\", package: \"scvdb\")"
    }
    let dependencies = targets.map { ".target(name: \(quoted($0)))" } + products
    let kind = toolsVersion >= (5, 4) ? "executableTarget" : "target"
    let settings =
      toolsVersion >= (6, 0) ? ",\n  swiftSettings: [.swiftLanguageMode(.v5)]" : ""
    return """
      \(variable).targets.append(.\(kind)(
        name: \(quoted(Self.name)),
        dependencies: [
      \(dependencies.map { "    \($0),\n" }.joined())  ],
        path: \(quoted(Self.program.parent?.text ?? ""))\(settings)
      ))

      """
  }
}
