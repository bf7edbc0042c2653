import Foundation

/// The headers of a target's classes in Objective-C.
struct ObjectiveCHeaders {
  /// The absolute paths, in the order of the sources and of the bridging header.
  let paths: [String]
  /// Whether the files that the bridging header imports are all present.
  let hasAllImports: Bool

  /// Finds the headers beside the sources of a target and in the imports of its bridging header.
  init(of target: XcodeTarget) {
    let own = target.sources.filter(XcodeFileKind.isObjectiveC).map { path in
      FilePath.joined(FilePath.folder(of: path), "\(FilePath.stem(of: path)).h")
    }
    let folders = Set(target.sources.map(FilePath.folder))
    let imported = target.bridgingHeader.map(Self.imports) ?? []
    let others = imported.compactMap { name in
      folders.map { FilePath.joined($0, name) }.sorted().first { FilePath.kind(of: $0) == .file }
    }
    paths = (own + others).filter { FilePath.kind(of: $0) == .file }.distinct
    hasAllImports = others.count == imported.count
  }

  /// Returns whether a file is a header.
  static func isHeader(_ path: String) -> Bool { FilePath.ending(of: path) == "h" }

  /// Returns the names of the files that a bridging header imports.
  private static func imports(of header: String) -> [String] {
    let tree = SourceTree(root: FilePath.folder(of: header))
    let data = try? tree.file(at: TreePath(FilePath.name(of: header))).contents()
    let text = String(decoding: data ?? Data(), as: UTF8.self)
    return text.matches(of: /#(?:import|include)\s+"([^"]+)"/).map {
      FilePath.name(of: String($0.output.1))
    }
  }
}
