/// The markup that a page's script inserts on display.
///
/// Equal lines are stored once.
struct LineStore {
  private var numbers: [Substring: Int] = [:]
  /// The lines by their numbers.
  private(set) var lines: [String] = []
  /// The size of the lines, in bytes.
  private(set) var size = 0

  /// Stores markup.
  ///
  /// - Returns: The numbers of its lines in base 36, separated by spaces.
  mutating func keep(_ markup: String) -> String {
    markup.utf8.split(separator: UInt8(ascii: "\n"))
      .map { Self.word(number(of: Substring($0))) }.joined(separator: " ")
  }

  /// Returns a number in the format of the page's script.
  static func word(_ number: Int) -> String { String(number, radix: 36) }

  private mutating func number(of line: Substring) -> Int {
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
