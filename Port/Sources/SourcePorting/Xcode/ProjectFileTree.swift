/// The files and folders of a project, by the identifiers of their objects.
///
/// A group can change the folder of its children; most groups have a path relative to their parent.
struct ProjectFileTree {
  /// The location of a file or folder.
  enum Location: Hashable {
    case path(String)
    /// A folder that depends on the build, such as `BUILT_PRODUCTS_DIR`.
    case built(sourceTree: String, path: String)
  }

  private var locations: [String: Location] = [:]
  private(set) var notes: [XcodeNote] = []
  /// The folder that contains the project, or the folder that the project names.
  let sourceRoot: String

  /// - Parameters:
  ///   - objects: The objects of the project.
  ///   - folder: The folder that contains the project.
  init(_ objects: ProjectObjects, folder: String) {
    sourceRoot = FilePath.joined(folder, objects.root.text(.projectDirPath) ?? "")
    // A stack instead of recursion: the depth of groups has no limit.
    var pending: [(object: ProjectObject, folder: String)] = []
    if let main = objects.object(.mainGroup, of: objects.root) {
      pending.append((main, sourceRoot))
    }
    while let (object, folder) = pending.popLast() {
      guard locations[object.id] == nil else { continue }
      let location = location(of: object, in: folder)
      locations[object.id] = location
      let (children, missing) = objects.list(.children, of: object)
      notes += missing.map {
        XcodeNote(subject: object.shownName, reason: .missingObject(id: $0))
      }
      let base = if case .path(let path) = location { path } else { folder }
      pending += children.reversed().map { ($0, base) }
    }
    let kinds: [ProjectObject.Kind] = [.file, .variantGroup, .versionGroup, .synchronizedGroup]
    // A damaged project can have files outside of all groups.
    for object in kinds.flatMap(objects.all) where locations[object.id] == nil {
      locations[object.id] = location(of: object, in: sourceRoot)
    }
  }

  /// Returns the location of a file or group; nil for an unknown identifier.
  func location(of id: String) -> Location? { locations[id] }

  private func location(of object: ProjectObject, in folder: String) -> Location {
    let path = object.text(.path) ?? ""
    switch object.text(.sourceTree) ?? "<group>" {
    case "<group>": return .path(FilePath.joined(folder, path))
    case "SOURCE_ROOT": return .path(FilePath.joined(sourceRoot, path))
    case "<absolute>": return .path(FilePath.joined("/", path))
    case let tree: return .built(sourceTree: tree, path: path)
    }
  }
}
