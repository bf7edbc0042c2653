import LayoutVocabulary

/// One line of a baseline, read word by word.
///
/// Every error has its line and column.
struct BaselineLine {
  /// Whether the line belongs to the step above it.
  let isIndented: Bool
  private let file: String
  private let number: Int
  /// The whole file and the range of the line in it.
  private let bytes: [UInt8]
  private let range: Range<Int>
  private var words: ArraySlice<BaselineWord>
  /// The description of the present property in errors, see ``FactVisitor``.
  var description: StaticString = ""

  /// Splits a line into words.
  ///
  /// `number` is the line's number in the file, from 1.
  init(_ bytes: [UInt8], in range: Range<Int>, file: String, number: Int) throws(BaselineError) {
    self.file = file
    self.number = number
    self.bytes = bytes
    self.range = range
    isIndented = bytes[range].starts(with: [.space, .space])
    var scanner = BaselineWordScanner(bytes, in: isIndented ? range.dropFirst(2) : range)
    do {
      words = try scanner.words()[...]
    } catch {
      throw .malformed(
        file: file,
        line: number,
        column: Self.column(at: error.position, of: bytes[range]),
        problem: error.problem,
        advice: [error.advice]
      )
    }
  }

  /// Returns the column of a position, counted in Unicode scalars.
  private static func column(at position: Int, of line: ArraySlice<UInt8>) -> Int {
    String(decoding: line[..<position], as: UTF8.self).unicodeScalars.count + 1
  }

  /// Whether all words are read.
  var isAtEnd: Bool { words.isEmpty }

  /// Reads the next word if it equals a keyword of the format.
  mutating func take(_ keyword: StaticString) -> Bool {
    guard let word = words.first, !word.isQuoted,
      keyword.withUTF8Buffer({ bytes[word.range].elementsEqual($0) })
    else { return false }
    words.removeFirst()
    return true
  }

  /// Reads the next word, which must be a keyword of the format.
  mutating func expect(_ keyword: StaticString) throws(BaselineError) {
    guard take(keyword) else { throw unexpected("'\(keyword)'") }
  }

  /// Reads the next word.
  ///
  /// The error for a missing word contains `what`, its description.
  mutating func word(_ what: @autoclosure () -> String) throws(BaselineError) -> String {
    guard let word = words.popFirst() else { throw unexpected(what()) }
    return text(of: word)
  }

  /// Reads the next word, which must be a number in the form that `CanonicalText` writes.
  mutating func number(_ what: @autoclosure () -> String) throws(BaselineError) -> Double {
    guard let word = words.first, let value = canonicalNumber(bytes[word.range]) else {
      throw unexpected("\(what()), a number of the form 63.667, -44 or 0,")
    }
    words.removeFirst()
    return value
  }

  /// Reads the next word, which must be an integer of at least 0.
  mutating func integer(_ what: @autoclosure () -> String) throws(BaselineError) -> Int {
    guard let word = words.first, let value = Int(text(of: word)), value >= 0,
      canonical({ $0.integer(value) }) == text(of: word)
    else { throw unexpected("\(what()), a whole number from 0,") }
    words.removeFirst()
    return value
  }

  /// Checks that all words are read.
  func expectEnd() throws(BaselineError) {
    guard words.isEmpty else { throw unexpected("the end of the line") }
  }

  /// The column of the next word, or of the end of the line.
  var column: Int {
    Self.column(at: words.first?.start ?? range.upperBound, of: bytes[range])
  }

  /// Returns the error for an unexpected next word.
  func unexpected(_ expected: String) -> BaselineError {
    .malformed(
      file: file,
      line: number,
      column: column,
      problem: words.first.map { "unexpected '\(text(of: $0))'" } ?? "the line ends early",
      advice: [.hint("expected \(expected) here")]
    )
  }

  /// Returns an error about the whole line, or at a column of it.
  func malformed(_ problem: String, fix: String, column: Int? = nil) -> BaselineError {
    .malformed(
      file: file,
      line: number,
      column: column ?? (isIndented ? 3 : 1),
      problem: problem,
      advice: [.fix(fix)]
    )
  }

  private func text(of word: BaselineWord) -> String {
    word.hasEscapes
      ? BaselineEscape.text(of: bytes[word.range])
      : String(decoding: bytes[word.range], as: UTF8.self)
  }
}

/// Returns the number in some bytes; nil if they differ from the form that `CanonicalText` writes.
private func canonicalNumber(_ word: ArraySlice<UInt8>) -> Double? {
  if let value = shortNumber(word) { return value }
  let text = String(decoding: word, as: UTF8.self)
  guard let value = Double(text), value.isFinite, canonical({ $0.number(value) }) == text else {
    return nil
  }
  return value
}

/// Returns the number in some bytes with at most nine digits before the point.
///
/// The result is nil for other numbers and other text, which `Double` parses.
private func shortNumber(_ word: ArraySlice<UInt8>) -> Double? {
  let isNegative = word.first == UInt8(ascii: "-")
  let digits = isNegative ? word.dropFirst() : word
  let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
  let fraction = digits[point...].dropFirst()
  guard let first = digits.first, (1...9).contains(point - digits.startIndex), fraction.count <= 3,
    first != UInt8(ascii: "0") || point == digits.startIndex + 1,
    point == digits.endIndex || !fraction.isEmpty && fraction.last != UInt8(ascii: "0"),
    let whole = wholeNumber(digits[..<point]), let rest = wholeNumber(fraction)
  else { return nil }
  let thousandths = (fraction.count..<3).reduce(rest) { value, _ in value * 10 } + whole * 1000
  guard thousandths != 0 || !isNegative else { return nil }
  return Double(isNegative ? -thousandths : thousandths) / 1000
}

/// Returns the value of some digits, 0 without digits; nil if a byte is not a digit.
private func wholeNumber(_ digits: ArraySlice<UInt8>) -> Int? {
  var value = 0
  for byte in digits {
    guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
    value = value * 10 + Int(byte - UInt8(ascii: "0"))
  }
  return value
}

private func canonical(_ append: (inout CanonicalText) -> Void) -> String {
  var text = CanonicalText()
  append(&text)
  return String(decoding: text.bytes, as: UTF8.self)
}
