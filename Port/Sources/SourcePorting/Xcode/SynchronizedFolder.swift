/// A folder that Xcode 16 and later read from the disk instead of listing its files.
struct SynchronizedFolder {
  /// The absolute path.
  var path: String
  /// The paths of the folder's exceptions, relative to it.
  var exceptions: Set<String>
  /// Whether the target has the folder.
  ///
  /// Exceptions of such a target are left out; of another target, only exceptions are members.
  var belongsToTarget: Bool
  /// The folders that are copied as they are, relative to the folder.
  var opaqueFolders: Set<String>

  /// The endings of folders that Xcode treats as one file.
  private static let packages: Set = [
    "app", "appiconset", "bundle", "docc", "framework", "icon", "mlpackage", "playground",
    "rcproject", "scnassets", "stickerpack", "xcassets", "xcdatamodel", "xcdatamodeld",
    "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers", "xcworkspace",
  ]

  /// Xcode's marks before the path of a localized file; the path leaves the `.lproj` folder out.
  private static let localizedMarks = ["/Localized: ", "/Localized/"]

  /// The members of the folder for the target, sorted; absolute paths.
  ///
  /// Hidden files are left out. Links to folders are not followed.
  var members: [String] {
    let all = items
    guard !all.isEmpty else { return [] }
    return all.filter { isException($0) != belongsToTarget }.map { FilePath.joined(path, $0) }
  }

  /// The paths of all files and packages, relative to the folder.
  private var items: [String] {
    var items: [String] = []
    var pending = [""]
    var count = 0
    while let folder = pending.popLast() {
      for name in FilePath.names(in: FilePath.joined(path, folder)) where !name.hasPrefix(".") {
        count += 1
        guard count <= TargetFiles.maximumCount else { return items.sorted() }
        let item = folder.isEmpty ? name : "\(folder)/\(name)"
        let full = FilePath.joined(path, item)
        guard let kind = FilePath.kind(of: full) else { continue }
        let isFolder = kind == .folder && !isOpaque(item)
        if isFolder, !FilePath.isLink(full) { pending.append(item) }
        if !isFolder { items.append(item) }
      }
    }
    return items.sorted()
  }

  private func isOpaque(_ item: String) -> Bool {
    Self.packages.contains(FilePath.ending(of: item)) || opaqueFolders.contains(item)
  }

  private func isException(_ item: String) -> Bool {
    let path = TreePath(item)
    if ([path] + path.parents).contains(where: { exceptions.contains($0.text) }) { return true }
    let names = path.components
    guard let folder = names.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return false }
    let unlocalized = (names[..<folder] + names[(folder + 1)...]).joined(separator: "/")
    return Self.localizedMarks.contains { exceptions.contains($0 + unlocalized) }
  }
}
