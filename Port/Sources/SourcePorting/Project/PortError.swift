/// Why a project cannot be ported.
package enum PortError: Error, CustomStringConvertible {
  case noManifest(folder: String)
  case manifestNotRead(folder: String, output: String)
  case noPackageVariable(manifest: String)
  case badDescription(file: String, reason: String)
  case noTargetFolder(target: String, tried: [String])
  case noCheckout(folder: String)
  case notWritten(file: String, reason: String)

  package var description: String {
    switch self {
    case .noManifest(let folder):
      """
      no Package.swift in '\(folder)'
      fix: name the folder of a package, or describe the project in '\(folder)/scvdb-port.json'
      """
    case .manifestNotRead(let folder, let output):
      "the manifest in '\(folder)' was not read\n\(output)"
    case .noPackageVariable(let manifest):
      """
      no variable in '\(manifest)' is initialized with Package(...)
      fix: declare `let package = Package(...)` at the top level
      """
    case .badDescription(let file, let reason): "\(file): \(reason)"
    case .noTargetFolder(let target, let tried):
      "no folder for target '\(target)', tried \(tried.map { "'\($0)'" }.joined(separator: ", "))"
    case .noCheckout(let folder):
      """
      no checkout of scvdb in '\(folder)'
      fix: name its folder with --scvdb
      """
    case .notWritten(let file, let reason): "'\(file)' was not written: \(reason)"
    }
  }
}
