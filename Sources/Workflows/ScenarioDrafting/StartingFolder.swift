import Foundation
import ProjectFiles
package import Reporting

/// New files of a project; by default, existing files with other contents are kept.
///
/// Files are planned first and written afterwards. Therefore a path that leads out of the project
/// is found before anything is written.
package struct StartingFolder {
  /// The outcome for a file.
  package enum Outcome {
    /// The file did not exist.
    case written
    /// The file already has the same contents.
    case unchanged
    /// The file had other contents, and was replaced.
    case replaced
    /// The file has other contents, and was kept.
    case kept
    /// Lines were added to the file.
    case extended
  }

  /// A file to write.
  private struct PlannedFile {
    var content: Data
    /// Whether the name is free.
    var isNew: Bool
  }

  /// Whether files with other content are replaced.
  package let replaces: Bool
  /// Whether to write nothing.
  package let isDryRun: Bool
  private var planned: [ExactPath: PlannedFile] = [:]

  package init(replaces: Bool, isDryRun: Bool) {
    self.replaces = replaces
    self.isDryRun = isDryRun
  }

  /// Plans a text file, with the folders around it.
  ///
  /// - Returns: The outcome of writing the file.
  /// - Throws: An error with the file's name, if it is another kind of file or outside of the
  ///   project.
  package mutating func plan(_ text: String, to file: String) throws -> Outcome {
    let data = Data(text.utf8)
    guard let present = try contents(of: file) else {
      try plan(PlannedFile(content: data, isNew: true), at: file)
      return .written
    }
    if present == data { return .unchanged }
    guard replaces else { return .kept }
    try plan(PlannedFile(content: data, isNew: false), at: file)
    return .replaced
  }

  /// Plans the lines for ignored folders, unless the list already has them.
  ///
  /// - Parameters:
  ///   - folders: The names of the folders.
  ///   - file: The list of files that git ignores, which is created if necessary.
  /// - Returns: The outcome of writing the file.
  /// - Throws: An error with the file's name, if it is another kind of file or outside of the
  ///   project.
  package mutating func plan(ignoring folders: [String], in file: String) throws -> Outcome {
    let present = try contents(of: file)
    let text = String(decoding: present ?? Data(), as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let missing = folders.filter { folder in
      ![folder, "\(folder)/", "/\(folder)", "/\(folder)/"].contains(where: lines.contains)
    }
    guard !missing.isEmpty else { return .unchanged }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let added = missing.map { "\($0)/\n" }.joined()
    let content = (present ?? Data()) + Data("\(end)\(added)".utf8)
    try plan(PlannedFile(content: content, isNew: present == nil), at: file)
    return present == nil ? .written : .extended
  }

  /// Writes a file as planned, unless this is a dry run or the file is unchanged.
  ///
  /// - Throws: `Failure` with the file's name.
  package func write(_ file: String) throws(Failure) {
    guard !isDryRun, let planned = planned[ExactPath(file)] else { return }
    let code =
      planned.isNew
      ? FileSystem.create(file, with: planned.content)
      : FileSystem.replace(file, with: planned.content)
    guard code == 0 else {
      throw .writing(file, reason: String(cString: strerror(code)))
    }
  }

  private mutating func plan(_ content: PlannedFile, at file: String) throws(FileRefusal) {
    try ProjectReader(around: file).checkWritable(file)
    planned[ExactPath(file)] = content
  }

  /// Returns the contents of a file; nil if it is missing.
  private func contents(of file: String) throws -> Data? {
    let reader = ProjectReader(around: file)
    guard let entry = try reader.entry(at: file) else { return nil }
    guard entry == .file else {
      throw Failure(
        "cannot write: it exists and is not a regular file",
        at: file,
        fix: "remove it, or name another file"
      )
    }
    // The written files are scenarios, project files and lists of ignored files.
    return try reader.contents(of: file, as: .scenario, isNamed: true)
  }
}
