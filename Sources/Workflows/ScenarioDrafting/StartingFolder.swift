import Foundation
import ProjectFiles
package import Reporting

/// New files of a project, none of them over existing files of other content.
///
/// Files are planned first and written afterwards, so that a path that leads out of the project is found before
/// anything is written.
package struct StartingFolder {
  /// What became of a file that was to be written.
  package enum Outcome {
    /// Nothing of that name was there.
    case written
    /// The file has the same content already.
    case unchanged
    /// The file has other content, and was replaced.
    case replaced
    /// The file has other content, and stays as it is.
    case kept
    /// A line was added to the file.
    case extended
  }

  /// A file that has to be written.
  private struct PlannedFile {
    var content: Data
    /// Whether nothing has the name.
    var isNew: Bool
  }

  /// Whether files with other content are replaced.
  package let replaces: Bool
  /// Whether nothing is written at all.
  package let isDryRun: Bool
  private var planned: [ExactPath: PlannedFile] = [:]

  package init(replaces: Bool, isDryRun: Bool) {
    self.replaces = replaces
    self.isDryRun = isDryRun
  }

  /// Plans a text file, with the folders around it.
  ///
  /// - Returns: The outcome of writing the file.
  /// - Throws: An error that names the file, if it is another kind of file or outside of the project.
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

  /// Plans a line of a text file that lists things, unless the file has the line already.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - file: The file, which is made where there is none.
  ///   - spellings: Lines that mean the same.
  /// - Returns: The outcome of writing the file.
  /// - Throws: An error that names the file, if it is another kind of file or outside of the project.
  package mutating func plan(
    line: String,
    in file: String,
    besides spellings: [String] = []
  ) throws -> Outcome {
    guard let present = try contents(of: file) else { return try plan(line + "\n", to: file) }
    let text = String(decoding: present, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard !lines.contains(where: ([line] + spellings).contains) else { return .unchanged }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    let content = present + Data("\(end)\(line)\n".utf8)
    try plan(PlannedFile(content: content, isNew: false), at: file)
    return .extended
  }

  /// Writes a file as planned, unless this is a dry run or the file stays as it is.
  ///
  /// - Throws: `Failure` that names the file.
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

  /// The content of a file; nil where there is none.
  private func contents(of file: String) throws -> Data? {
    let reader = ProjectReader(around: file)
    guard let entry = try reader.entry(at: file) else { return nil }
    guard entry == .file else {
      throw Failure("\(file): cannot write: it exists and is not a regular file")
    }
    // The files that are written are scenarios, project files and lists of ignored files.
    return try reader.contents(of: file, as: .scenario, isNamed: true)
  }
}
