/// The reason why a project cannot be ported.
package enum PortError: Error, CustomStringConvertible {
  case noManifest(folder: String)
  case manifestNotRead(folder: String, output: String)
  case noPackageVariable(manifest: String)
  case badDescription(file: String, reason: String)
  case noTargetFolder(target: String, tried: [String])
  case noCheckout(folder: String)
  case notWritten(file: String, reason: String)
  case notAFolder(path: String)
  case foreignFile(path: String, folder: String)
  case isWorkingCopy(folder: String)
  case tooManyFiles(target: String, limit: Int)
  case unreadableFiles([SourceProblem])
  case sameCopy(path: String)
  case samePackageName(first: String, second: String)

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
    case .notWritten(let file, let reason):
      "'\(file.printable)' was not written: \(reason)"
    case .notAFolder(let path):
      """
      '\(path.printable)' is a link or a file; scvdb-port writes into a folder of the package only
      fix: remove it
      """
    case .foreignFile(let path, let folder):
      """
      '\(path.printable)' was not written by scvdb-port, and is not replaced
      fix: remove it, or '\(folder.printable)'
      """
    case .isWorkingCopy(let folder):
      """
      '\(folder.printable)' is in a working copy of scvdb-port
      fix: name the folder of the package itself
      """
    case .tooManyFiles(let target, let limit):
      """
      target '\(target)' contains more than \(limit) files and folders, counted through links
      fix: exclude folders of the target
      """
    case .unreadableFiles(let problems):
      """
      \(Self.list(problems))
      fix: exclude it from the target, or replace it by a file of the package
      """
    case .sameCopy(let path):
      """
      two files of the package have the path '\(path.printable)' in the working copy
      fix: rename one of them, or exclude it from the target
      """
    case .samePackageName(let first, let second):
      """
      '\(first.printable)' and '\(second.printable)' have the same name
      fix: rename the folder of one package
      """
    }
  }

  /// Returns the first problems, one per line, and the number of the others.
  private static func list(_ problems: [SourceProblem]) -> String {
    let shown = problems.prefix(20).map(\.description)
    let others = problems.count - shown.count
    return (shown + (others > 0 ? ["\(others) more files"] : [])).joined(separator: "\nerror: ")
  }
}
