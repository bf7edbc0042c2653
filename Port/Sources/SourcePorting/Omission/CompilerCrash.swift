/// Reads the location in the output of a crashed compiler.
enum CompilerCrash {
  /// The beginning of the reason in reports.
  static let reason = "the compiler crashed"

  /// Returns the innermost location in the description of the crash as an error.
  static func message(in output: String) -> CompilerMessage? {
    guard let start = output.firstRange(of: "Stack dump:") else { return nil }
    let frames = output[start.upperBound...].split(separator: "\n").prefix { line in
      !line.contains("Stack dump without symbol names")
    }
    let found = frames.flatMap { frame in
      frame.matches(of: /(?:at |\[)(\/[^:\]\[]+):(\d+):(\d+)/).map(\.output)
    }
    guard let last = found.last, let line = Int(last.2), let column = Int(last.3) else {
      return nil
    }
    return CompilerMessage(path: String(last.1), line: line, column: column, text: reason)
  }
}
