/// The markup that a page's script inserts on display.
///
/// Equal lines are stored once.
struct LineStore {
  private var numbers: [Substring: Int] = [:]
  /// The lines by their numbers.
  private(set) var lines: [String] = []
  /// The size of the lines, in bytes.
  private(set) var size = 0

  /// Stores markup and returns the numbers of its lines.
  mutating func keep(_ markup: String) -> [Int] {
    markup.utf8.split(separator: UInt8(ascii: "\n")).map { number(of: Substring($0)) }
  }

  /// Stores a line and returns its number.
  mutating func number(of line: Substring) -> Int {
    if let number = numbers[line] { return number }
    let number = lines.count
    // A copy, which does not keep the whole text in memory.
    let copy = String(line)
    numbers[copy[...]] = number
    lines.append(copy)
    size += copy.utf8.count + 1
    return number
  }
}
