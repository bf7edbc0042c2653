import Foundation
import Glibc
import SnapshotModel

/// The standard streams: answers go to standard output, everything else to standard error.
///
/// Only this file touches them. A reader that has gone away, as `head` does, ends the output and
/// not the work.
package struct Console {
  /// Whether answers may have color.
  package let usesColor: Bool
  private let usesColorForNotes: Bool

  /// Decides about color for each standard stream by itself.
  package init(_ color: ColorChoice) {
    usesColor = Self.usesColor(color, on: STDOUT_FILENO)
    usesColorForNotes = Self.usesColor(color, on: STDERR_FILENO)
  }

  /// Whether a person reads the answers.
  package var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Whether a person can be shown how the work goes on, in a line that changes.
  var showsStatus: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Prints one line of the answer, or several, whatever outside texts are in them.
  package func print(_ line: String) throws {
    try printText(line.printableLines + "\n")
  }

  /// Prints a part of the answer that has its own line ends and styles, and spells out outside texts
  /// itself.
  package func printText(_ text: String) throws {
    try write(text, to: STDOUT_FILENO)
  }

  /// Prints an answer for programs.
  package func printJSON(_ value: some Encodable) throws { try printText(Self.json(value)) }

  /// An answer for programs as text.
  package static func json(_ value: some Encodable) throws -> String {
    let json = String(decoding: try JSONEncoder.sorted(isPretty: true).encode(value), as: UTF8.self)
    return json.escapedForJSON + "\n"
  }

  /// Prints something that is no part of the answer, whatever outside texts are in it.
  package func note(_ text: String) {
    note("", text)
  }

  /// Prints a text behind a heading, which may be styled.
  private func note(_ heading: String, _ text: String) {
    // A closed standard error is no reason to end the work.
    try? write(heading + text.printableLines + "\n", to: STDERR_FILENO)
  }

  /// Prints several such things, each on a line of its own.
  package func notes(_ lines: [String]) {
    for line in lines { note(line.shortened.printable) }
  }

  /// Prints what went wrong, with its cause and what may help, each on a line of its own.
  package func report(_ error: any Error) {
    if let failures = error as? any ErrorList {
      failures.errors.forEach(report)
      return
    }
    let report = FailureReport(error)
    note(styled("error:", "1;31") + " ", shortened(report.message))
    if let cause = report.cause { note(styled("cause:", "1") + " ", shortened(cause)) }
    for text in report.hints { hint(text) }
  }

  /// Prints what the user can do next.
  package func hint(_ text: String) {
    note(styled("hint:", "1;36") + " ", shortened(text))
  }

  /// Prints some things, each on a line of its own.
  package func noteListing(_ sentence: String, _ things: [String]) {
    note(shortened(listing(sentence, things)))
  }

  /// A text that stands out where answers may have color.
  package func heading(_ text: String) -> String { styled(text, "1", usesColor) }

  /// Asks for one line on standard input; nil when nothing more is to come.
  package func ask(_ question: String) throws -> String? {
    try printText(styled(question, "1", usesColor) + " ")
    let answer = readLine()
    // Only a terminal shows what is typed into it.
    if answer == nil || isatty(STDIN_FILENO) == 0 { try print((answer ?? "").printable) }
    return answer
  }

  /// A text without empty lines, whose lines are as long as people read.
  private func shortened(_ text: String) -> String {
    text.split(separator: "\n").map { String($0).shortened }.joined(separator: "\n")
  }

  /// Begins with an empty screen, where answers go to a terminal; what was on it can be scrolled back to.
  package func clear() throws {
    guard isTerminal else { return }
    try printText("\u{1B}[2J\u{1B}[H")
  }

  /// Replaces the status line of a terminal; it is not ended, so that the next one can replace it.
  func drawStatus(_ text: String) {
    // Carriage return, then erase to the end of the line.
    try? write("\r\u{1B}[K\(text)", to: STDERR_FILENO)
  }

  private func styled(_ text: String, _ style: String) -> String {
    styled(text, style, usesColorForNotes)
  }

  private func styled(_ text: String, _ style: String, _ isWanted: Bool) -> String {
    isWanted ? "\u{1B}[\(style)m\(text)\u{1B}[0m" : text
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
        throw Failure("cannot write to standard output: \(String(cString: strerror(errno)))")
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
