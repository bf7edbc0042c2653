import Foundation

/// The version of an app's code: its commit, and a digest.
struct EngineRevision {
  /// The folder of the project.
  let root: String

  /// Returns the abbreviated commit, if there is one, and the first 12 digits of the digest.
  func text(sources: [PortedSource], functions: [String]) throws -> String {
    let digest = try digest(of: sources, functions).prefix(12)
    return try commit().map { "\($0).\(digest)" } ?? String(digest)
  }

  private func commit() throws -> String? {
    let (status, output, _) = try Program.run([
      "git", "-C", root, "rev-parse", "--short=12", "HEAD",
    ])
    let text = String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return status == 0 && !text.isEmpty ? text : nil
  }

  /// Returns the SHA-256 digest of the sources, by module and name, and of the functions.
  private func digest(of sources: [PortedSource], _ functions: [String]) throws -> String {
    let files = sources.map(\.original)
    let sums = try sums(of: files)
    let lines = zip(sources, sums).map { source, sum in
      "\(source.module) \(FilePath.relative(source.original, to: root)) \(sum)"
    }
    return try TemporaryFolder.use { folder in
      let text = (lines + functions).joined(separator: "\n")
      try folder.write(Data(text.utf8), to: "code")
      return try self.sums(of: ["\(folder.path)/code"]).first ?? ""
    }
  }

  /// The maximum number of files in a command, whose length is limited.
  private static let commandSize = 500

  private func sums(of files: [String]) throws -> [String] {
    try stride(from: 0, to: files.count, by: Self.commandSize).flatMap { start in
      let part = files[start..<min(start + Self.commandSize, files.count)]
      let (_, output, _) = try Program.run(["sha256sum", "--zero", "--"] + part)
      return output.split(separator: 0).map { line in
        String(decoding: line.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
      }
    }
  }
}
