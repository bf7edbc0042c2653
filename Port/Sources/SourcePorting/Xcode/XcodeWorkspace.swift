import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a workspace (`.xcworkspace`).
enum XcodeWorkspace {
  /// Reads a workspace.
  ///
  /// - Parameter path: The absolute path of the folder `.xcworkspace`.
  /// - Returns: The absolute paths of projects, packages and other files, in their order.
  /// - Throws: ``XcodeProjectError``.
  static func files(of path: String) throws(XcodeProjectError) -> [String] {
    let file = "\(path)/contents.xcworkspacedata"
    let data: Data
    do throws(SourceProblem) {
      data = try SourceTree(root: path).file(at: "contents.xcworkspacedata").contents()
    } catch {
      throw .notRead(file: file, reason: error.problem)
    }
    if let conflict = MergeConflict.first(in: [UInt8](data)) {
      throw .mergeConflict(FileLocation(file: file, line: conflict.line, column: 1), conflict.text)
    }
    let reader = WorkspaceReader(folder: FilePath.folder(of: path), workspace: path)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // The parser on Linux reports success for a truncated document.
    guard parser.parse(), parser.parserError == nil, reader.isComplete else {
      let location = FileLocation(
        file: file,
        line: max(1, parser.lineNumber),
        column: max(1, parser.columnNumber)
      )
      throw .malformed(location, "not a complete workspace in XML")
    }
    var known: Set<String> = []
    return reader.files.filter { known.insert($0).inserted }
  }
}

/// Collects the files of a workspace.
private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private(set) var files: [String] = []
  private(set) var isComplete = false
  private let container: String
  private let workspace: String
  /// The folders of the open elements.
  private var folders: [String] = []

  init(folder: String, workspace: String) {
    container = folder
    self.workspace = workspace
  }

  func parser(
    _ parser: XMLParser,
    didStartElement element: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let folder = folders.last ?? container
    let location = attributes["location"].map { absolute($0, in: folder) } ?? folder
    folders.append(location)
    if element == "FileRef" { files.append(location) }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement element: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    folders.removeLast()
    isComplete = folders.isEmpty && element == "Workspace"
  }

  /// Returns the path of a location such as `group:App/App.xcodeproj`.
  private func absolute(_ location: String, in folder: String) -> String {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return FilePath.joined(folder, location) }
    let path = String(parts[1])
    switch parts[0] {
    case "container": return FilePath.joined(container, path)
    // The workspace inside a project names the project itself.
    case "self": return FilePath.joined(FilePath.folder(of: workspace), path)
    case "absolute": return FilePath.joined("/", path)
    default: return FilePath.joined(folder, path)
    }
  }
}
