/// Markup of which many lines are alike, for pages whose script makes it when it is shown: each line is there once.
struct LineStore {
  private var numbers: [Substring: Int] = [:]
  /// The lines by their numbers.
  private(set) var lines: [String] = []

  /// Keeps markup.
  ///
  /// - Returns: The numbers of its lines, to the base of 36, with spaces between them.
  mutating func keep(_ markup: String) -> String {
    markup.split(separator: "\n").map { line in
      if let number = numbers[line] { return String(number, radix: 36) }
      let number = lines.count
      numbers[line] = number
      lines.append(String(line))
      return String(number, radix: 36)
    }.joined(separator: " ")
  }
}
