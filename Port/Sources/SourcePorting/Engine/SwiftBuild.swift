import Foundation

/// A finished call of `swift build`.
struct SwiftBuild {
  /// An error of the compiler.
  struct Failure: Hashable {
    /// The line, counted from 1.
    var line: Int
    var message: String
  }

  let isComplete: Bool
  /// The output of SwiftPM and the compiler.
  let output: String
  private let command: [String]

  /// Builds a product of a package.
  static func run(_ package: URL, product: String, _ arguments: [String]) throws -> SwiftBuild {
    let command = ["swift", "build", "--package-path", package.path] + arguments
    let (status, output, errors) = try Program.run(command + ["--product", product])
    return SwiftBuild(
      isComplete: status == 0,
      output: String(decoding: output, as: UTF8.self) + errors,
      command: command
    )
  }

  /// The compiler's errors, each once; the whole output if it has none.
  var errorLines: String {
    var known: Set<Substring> = []
    let lines = output.split(separator: "\n").filter { line in
      line.contains(": error: ") && !line.hasPrefix(" ") && known.insert(line).inserted
    }
    return lines.isEmpty ? output : lines.joined(separator: "\n")
  }

  /// The folder of the built programs.
  func programFolder() throws -> String {
    let (_, output, _) = try Program.run(command + ["--show-bin-path"])
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the errors in a file, in the order of the output.
  func errors(in file: String) -> [Failure] {
    output.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /^(.*):(\d+):\d+: error: (.*)$/),
        match.output.1.hasSuffix(file), let number = Int(match.output.2)
      else { return nil }
      return Failure(line: number, message: String(match.output.3))
    }
  }
}
