/// Markup of which many lines are alike, for pages whose script makes it when it is shown: each line is there once.
struct LineStore {
  private var numbers: [Substring: Int] = [:]
  /// The lines by their numbers.
  private(set) var lines: [String] = []
  /// How many bytes the lines take.
  private(set) var size = 0

  /// Keeps markup.
  ///
  /// - Returns: The numbers of its lines, to the base of 36, with spaces between them.
  mutating func keep(_ markup: String) -> String {
    markup.utf8.split(separator: UInt8(ascii: "\n"))
      .map { Self.word(number(of: Substring($0))) }.joined(separator: " ")
  }

  /// A number as the page's script reads it.
  static func word(_ number: Int) -> String { String(number, radix: 36) }

  private mutating func number(of line: Substring) -> Int {
    if let number = numbers[line] { return number }
    let number = lines.count
    // A copy, which does not hold the text that the line is a part of.
    let copy = String(line)
    numbers[copy[...]] = number
    lines.append(copy)
    size += copy.utf8.count + 1
    return number
  }
}
