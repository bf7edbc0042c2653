import Foundation
import Glibc

extension Console {
  /// The width of the output in columns: the width of the terminal, else the value of COLUMNS, else
  /// 80.
  package var columns: Int {
    var size = winsize()
    if ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
      return Int(size.ws_col)
    }
    let stated = ProcessInfo.processInfo.environment["COLUMNS"].flatMap { Int($0) }
    guard let stated, (20...1000).contains(stated) else { return 80 }
    return stated
  }
}

extension Console {
  /// Prints a table that fits into the available width.
  package func print(_ table: TextTable) throws {
    try printText(table.text(columns: columns, usesColor: usesColor))
  }
}
