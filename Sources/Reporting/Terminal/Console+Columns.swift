import Foundation
import Glibc

extension Console {
  /// The width of drawings and tables in columns: the width of the terminal, else the value of COLUMNS,
  /// else 80.
  package var columns: Int { knownColumns ?? 80 }

  /// The maximum width of text in columns: the width of the terminal, else the value of COLUMNS, else
  /// without a limit.
  ///
  /// Without a terminal, programs read the lines, such as the problem matchers of editors.
  package var textColumns: Int { knownColumns ?? .max }

  private var knownColumns: Int? {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    let stated = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    return stated.flatMap { (20...1000).contains($0) ? $0 : nil }
  }
}

extension Console {
  /// Prints a table that fits into the available width.
  package func print(_ table: TextTable) throws {
    try printText(table.text(columns: columns, usesColor: usesColor))
  }
}
