public import Foundation

/// A standard directory, such as the one for documents.
public typealias StandardDirectory = FileManager.SearchPathDirectory

/// The owners of standard directories.
public typealias StandardDomain = FileManager.SearchPathDomainMask

/// Returns the folders of a standard directory.
///
/// Foundation on Linux has none for the library.
public func standardFolders(
  for directory: StandardDirectory,
  in domain: StandardDomain,
  of files: FileManager
) -> [URL] {
  let folders = files.urls(for: directory, in: domain)
  guard folders.isEmpty, domain.contains(.userDomainMask), directory == .libraryDirectory else {
    return folders
  }
  return [URL(filePath: NSHomeDirectory(), directoryHint: .isDirectory).appending(path: "Library")]
}

/// Returns the folder of a standard directory; see ``standardFolders(for:in:of:)``.
///
/// - Throws: An error of Foundation.
public func standardFolder(
  for directory: StandardDirectory,
  in domain: StandardDomain,
  near url: URL?,
  create: Bool,
  of files: FileManager
) throws -> URL {
  guard directory == .libraryDirectory,
    let folder = standardFolders(for: directory, in: domain, of: files).first
  else { return try files.url(for: directory, in: domain, appropriateFor: url, create: create) }
  if create { try files.createDirectory(at: folder, withIntermediateDirectories: true) }
  return folder
}
