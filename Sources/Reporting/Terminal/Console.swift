import Foundation
import Glibc
package import SnapshotModel

/// The standard streams: results go to standard output, everything else to standard error.
///
/// Only this file uses them. A closed reader, such as `head`, ends the output but not the work.
package struct Console {
  /// Whether the output is colored.
  package let usesColor: Bool
  private let usesColorForNotes: Bool

  /// Determines the use of color for each standard stream separately.
  package init(_ color: ColorChoice) {
    usesColor = Self.usesColor(color, on: STDOUT_FILENO)
    usesColorForNotes = Self.usesColor(color, on: STDERR_FILENO)
  }

  /// Whether standard output is a terminal.
  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether a status line can be shown and updated.
  var showsStatus: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Prints one or more lines of output.
  ///
  /// Control characters are spelled out.
  package func print(_ line: String) throws {
    try printText(line.printableLines + "\n")
  }

  /// Prints output that already contains line terminators and styles.
  ///
  /// The caller must escape foreign texts.
  package func printText(_ text: String) throws {
    try write(text, to: STDOUT_FILENO)
  }

  /// Prints output for programs.
  package func printJSON(_ value: some Encodable) throws { try printText(Self.json(value)) }

  /// Returns output for programs as text.
  package static func json(_ value: some Encodable) throws -> String {
    let json = String(decoding: try JSONEncoder.sorted(isPretty: true).encode(value), as: UTF8.self)
    return json.escapedForJSON + "\n"
  }

  /// Prints a message that is not part of the output.
  ///
  /// Control characters are spelled out.
  package func note(_ text: String) {
    note("", text)
  }

  /// Prints a text after a heading, which may be styled.
  private func note(_ heading: String, _ text: String) {
    // A closed standard error does not end the work.
    try? write(heading + text.printableLines + "\n", to: STDERR_FILENO)
  }

  /// Prints several messages, each on a separate line.
  package func notes(_ lines: [String]) {
    for line in lines { note(line.shortened.printable) }
  }

  /// Prints an error with its cause, fixes and hints, each on a separate line.
  package func report(_ error: any Error) {
    if let failures = error as? any ErrorList {
      failures.errors.forEach(report)
      return
    }
    let report = FailureReport(error)
    note(styled("error:", "1;31") + " ", shortened(report.message))
    if let cause = report.cause { note(styled("cause:", "1") + " ", shortened(cause)) }
    report.advice.forEach(show)
  }

  /// Prints a hint about the next step.
  package func hint(_ text: String) { show(.hint(text)) }

  /// Prints a fix or a hint on a separate line.
  package func show(_ advice: Advice) {
    note(styled("\(advice.label):", "1;36") + " ", shortened(advice.text))
  }

  /// Prints a sentence and some items, each on a separate line.
  package func noteListing(_ sentence: String, _ items: some Collection<String>) {
    note(shortened(listing(sentence, items)))
  }

  /// Reads one line from standard input after a question; nil at the end of the input.
  package func ask(_ question: String) throws -> String? {
    try printText(styled(question, "1", usesColor) + " ")
    let answer = readLine()
    // Only a terminal shows the typed input.
    if answer == nil || isatty(STDIN_FILENO) == 0 { try print((answer ?? "").printable) }
    return answer
  }

  /// Returns a text without empty lines and with overlong lines shortened.
  private func shortened(_ text: String) -> String {
    text.split(separator: "\n").map { String($0).shortened }.joined(separator: "\n")
  }

  /// Clears the terminal if the output goes to one; the previous content remains in the scrollback.
  package func clear() throws {
    guard isTerminal else { return }
    try printText("\u{1B}[2J\u{1B}[H")
  }

  /// Replaces the status line of a terminal.
  ///
  /// The line is not terminated, so that it can be replaced again.
  func drawStatus(_ text: String) {
    // A carriage return, then erase to the end of the line.
    try? write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  private func styled(_ text: String, _ style: String) -> String {
    styled(text, style, usesColorForNotes)
  }

  private func styled(_ text: String, _ style: String, _ isApplied: Bool) -> String {
    isApplied ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
  }

  private func write(_ text: String, to stream: Int32) throws {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(stream, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
      } else if errno == EPIPE {
        return
      } else if errno != EINTR {
        throw Failure(
          "cannot write to standard output: \(String(cString: strerror(errno)))",
          fix: "check the file or device that receives the output"
        )
      }
    }
  }

  private static func usesColor(_ choice: ColorChoice, on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      isatty(descriptor) == 1
        && ProcessInfo.processInfo.environment["NO_COLOR", default: ""].isEmpty
        && ProcessInfo.processInfo.environment["TERM"] != "dumb"
    }
  }
}
