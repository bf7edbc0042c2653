/// The markup that a page's script inserts on display.
///
/// Equal lines are stored once.
struct LineStore {
  private var numbers: [MarkupLine: Int] = [:]
  /// The lines by their numbers.
  private(set) var lines: [String] = []
  /// The size of the lines, in bytes.
  private(set) var size = 0

  /// Stores lines and returns their numbers.
  mutating func keep(_ lines: [MarkupLine]) -> [Int] { lines.map { number(of: $0) } }

  /// Stores a line and returns its number.
  mutating func number(of line: MarkupLine) -> Int {
    if let number = numbers[line] { return number }
    let number = lines.count
    numbers[line] = number
    lines.append(line.text)
    size += line.text.utf8.count + 1
    return number
  }
}

/// A line of markup.
///
/// Its hash is computed once, by the thread that makes the line.
struct MarkupLine: Hashable, Sendable {
  let text: String
  private let hash: Int

  init(_ text: String) {
    self.text = text
    hash = text.hashValue
  }

  /// Returns the lines of markup, without empty ones.
  static func lines(of markup: String) -> [MarkupLine] {
    // A copy of each line does not keep the whole text in memory.
    markup.utf8.split(separator: UInt8(ascii: "\n")).map { MarkupLine(String(Substring($0))) }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
