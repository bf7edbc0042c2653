import Glibc

/// The files below a folder, at any depth.
///
/// The names of each folder are sorted by their bytes. Names that begin with a dot are skipped. A
/// link to a folder is followed if its target is inside the project.
package struct FileTree: Sendable {
  /// The handling of links.
  package enum Links: Sendable {
    /// All links to folders are followed, and a link that cannot be followed is an error.
    ///
    /// A link without a target is always an error, because the target may be a folder. In the Xcode
    /// folders that ``FileTree/isXcodeFolder(_:)`` recognizes, links are optional.
    case required
    /// Each folder is searched once.
    ///
    /// A link that cannot be followed is a refusal, and the search continues.
    case optional
  }

  /// The limits of a search.
  package struct Limits: Sendable {
    /// The maximum number of folders between a file and the root folder.
    package var depth: Int
    /// The maximum number of names.
    package var count: Int

    package init(depth: Int, count: Int) {
      self.depth = depth
      self.count = count
    }

    /// The limits for folders that are read completely.
    package static let whole = Limits(depth: 100, count: 1_000_000)
  }

  /// The paths of the files, relative to the root folder.
  package private(set) var files: [String] = []
  /// The names in the root folder that begin with a dot.
  package private(set) var hiddenNames: [String] = []
  /// The searched folders, relative to the root folder, which is the empty path.
  package private(set) var folders: [String] = []
  /// The refusals of folders and links that were not searched.
  package private(set) var refusals: [FileRefusal] = []
  /// Whether the search exceeded the limits.
  package private(set) var isCut = false

  private let root: String
  private let reader: ProjectReader
  private let links: Links
  private let limits: Limits
  private let skips: @Sendable (String) -> Bool
  private var count = 0
  private var pathBytes = 0
  /// The maximum size of all paths together, in bytes; links to folders can multiply long paths.
  private static let pathLimit = 128 << 20
  private var visited: Set<FileNumber> = []
  /// Whether the present folder is an Xcode folder or inside one.
  private var isInXcodeFolder = false

  /// Searches a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder's path.
  ///   - reader: The reader of the project.
  ///   - links: The handling of links.
  ///   - limits: The limits; with required links, exceeding them is an error.
  ///   - skips: Returns whether to skip a folder with a name.
  /// - Throws: A refusal for the first folder or link that cannot be followed, if links are
  ///   required.
  package init(
    of folder: String,
    reader: ProjectReader,
    links: Links,
    limits: Limits = .whole,
    skips: @escaping @Sendable (String) -> Bool = { _ in false }
  ) throws(FileRefusal) {
    root = folder.utf8.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.reader = reader
    self.links = links
    self.limits = limits
    self.skips = skips
    try visit("", around: [], depth: 0)
  }

  private func location(of path: String) -> String {
    path.isEmpty ? root : root == "/" ? "/\(path)" : "\(root)/\(path)"
  }

  /// Searches a folder.
  ///
  /// `parents` are the numbers of the folders around it.
  private mutating func visit(
    _ path: String,
    around parents: [FileNumber],
    depth: Int
  ) throws(FileRefusal) {
    let location = location(of: path)
    let entries: [FolderEntry]
    let number: FileNumber
    do throws(FileRefusal) {
      let folder = try reader.opened(location)
      number = folder.status.number
      if parents.contains(number) { throw FileRefusal(.circularLink, at: location) }
      if links == .optional, !visited.insert(number).inserted { return }
      entries = try folder.names(of: location)
    } catch {
      return try refuse(error)
    }
    folders.append(path)
    if path.isEmpty { hiddenNames = entries.map(\.name).filter(Self.isHidden) }
    for entry in entries where !Self.isHidden(entry.name) {
      count += 1
      guard count <= limits.count else { return try cut(.tooMany(limit: limits.count)) }
      let file = path.isEmpty ? entry.name : "\(path)/\(entry.name)"
      pathBytes += file.utf8.count
      guard pathBytes <= Self.pathLimit else {
        return try cut(.tooMany(limit: Self.pathLimit, of: .pathBytes))
      }
      switch try kind(of: entry, at: file) {
      case .file: files.append(file)
      case .folder where skips(entry.name): break
      case .folder where depth >= limits.depth:
        try cut(.tooMany(limit: limits.depth, of: .levels))
      case .folder:
        let wasInXcodeFolder = isInXcodeFolder
        isInXcodeFolder = wasInXcodeFolder || Self.isXcodeFolder(entry.name)
        defer { isInXcodeFolder = wasInXcodeFolder }
        try visit(file, around: parents + [number], depth: depth + 1)
      case nil: break
      }
    }
  }

  /// Returns whether a folder is an Xcode folder, which contains neither scenarios nor baselines.
  package static func isXcodeFolder(_ name: String) -> Bool {
    ["xcassets", "xcodeproj", "xcworkspace"].contains(fileExtension(of: name))
  }

  private static func isHidden(_ name: String) -> Bool { name.utf8.first == UInt8(ascii: ".") }

  private enum Target { case file, folder }

  /// Returns the kind of an entry, or of a link's target; nil for a rejected link.
  private mutating func kind(
    of entry: FolderEntry,
    at path: String
  ) throws(FileRefusal) -> Target? {
    switch entry.kind {
    case .file: return .file
    case .folder: return .folder
    case .link, .unknown: break
    }
    let location = location(of: path)
    if let status = FileStatus(of: location, followingLinks: true) {
      return status.kind == .folder ? .folder : .file
    }
    // A file behind a link is rejected when it is read.
    if links == .optional, !fileExtension(of: path).isEmpty { return .file }
    try refuse(FileRefusal(errno: errno, at: location))
    return nil
  }

  private mutating func cut(_ reason: FileRefusal.Reason) throws(FileRefusal) {
    isCut = true
    if links == .required { throw FileRefusal(reason, at: root) }
  }

  private mutating func refuse(_ refusal: FileRefusal) throws(FileRefusal) {
    if links == .required, !isInXcodeFolder { throw refusal }
    refusals.append(refusal)
  }
}
