import Foundation
import ProjectFiles
import Reporting

/// Where new files are written, none of them over existing files of other content.
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

  /// Whether files with other content are replaced.
  package let replaces: Bool
  /// Whether nothing is written at all.
  package let isDryRun: Bool

  package init(replaces: Bool, isDryRun: Bool) {
    self.replaces = replaces
    self.isDryRun = isDryRun
  }

  /// Writes a text file, with the folders around it.
  ///
  /// - Returns: What became of the file, or would.
  /// - Throws: `Failure` that names the file.
  package func write(_ text: String, to file: String) throws -> Outcome {
    let data = Data(text.utf8)
    do {
      guard let present = try contents(of: file) else {
        try write(data, to: file, options: .withoutOverwriting)
        return .written
      }
      if present == data { return .unchanged }
      guard replaces else { return .kept }
      try write(data, to: file, options: .atomic)
      return .replaced
    } catch let failure as Failure {
      throw failure
    } catch let refusal as FileRefusal {
      throw refusal
    } catch {
      throw Failure.writing(file, error)
    }
  }

  /// Adds a line to a text file that lists things, unless it has the line already.
  ///
  /// - Parameters:
  ///   - line: The line, without its end.
  ///   - file: The file, which is made where there is none.
  ///   - spellings: Lines that mean the same.
  /// - Returns: What became of the file, or would.
  /// - Throws: `Failure` that names the file.
  package func add(
    line: String,
    to file: String,
    besides spellings: [String] = []
  ) throws -> Outcome {
    let present: Data?
    do {
      present = try contents(of: file)
    } catch let failure as Failure {
      throw failure
    } catch let refusal as FileRefusal {
      throw refusal
    } catch {
      throw Failure.writing(file, error)
    }
    guard let present else { return try write(line + "\n", to: file) }
    let text = String(decoding: present, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    guard !lines.contains(where: ([line] + spellings).contains) else { return .unchanged }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    do {
      try write(present + Data("\(end)\(line)\n".utf8), to: file, options: .atomic)
    } catch {
      throw Failure.writing(file, error)
    }
    return .extended
  }

  private func write(_ data: Data, to file: String, options: Data.WritingOptions) throws {
    try ProjectReader(around: file).checkWritable(file)
    guard !isDryRun else { return }
    let url = URL(filePath: file)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try data.write(to: url, options: options)
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
