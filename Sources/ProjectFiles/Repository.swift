/// The git repository around a folder.
package enum Repository {
  /// Returns the nearest folder that contains a `.git` folder, or the `.git` file of another work
  /// tree.
  ///
  /// - Parameter folder: An absolute path.
  /// - Returns: The folder; nil without a repository.
  package static func folder(around folder: String) -> String? {
    var folder = folder
    while folder != "/" {
      if ProjectReader.hasName("\(folder)/.git") { return folder }
      folder = parent(of: folder)
    }
    return nil
  }
}
