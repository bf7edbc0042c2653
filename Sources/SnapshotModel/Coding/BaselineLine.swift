/// One line of a baseline, taken word by word; every error has its line and column.
struct BaselineLine {
  /// Whether the line belongs to the step above it.
  let isIndented: Bool
  private let file: String
  private let number: Int
  private let endColumn: Int
  private var words: ArraySlice<BaselineWord>

  /// Splits a line, the `number`th of its file counted from 1, into words.
  init(_ text: Substring, file: String, number: Int) throws(BaselineError) {
    let scalars = Array(text.unicodeScalars)
    self.file = file
    self.number = number
    isIndented = text.hasPrefix("  ")
    endColumn = scalars.count + 1
    var scanner = BaselineWordScanner(scalars, indentation: isIndented ? 2 : 0)
    do {
      words = try scanner.words()[...]
    } catch {
      throw .malformed(
        file: file,
        line: number,
        column: error.column,
        problem: error.problem,
        remedy: error.remedy
      )
    }
  }

  /// Whether no word is left.
  var isAtEnd: Bool { words.isEmpty }

  /// Takes the next word if it is a given word of the format.
  mutating func take(_ keyword: String) -> Bool {
    guard let word = words.first, word.text == keyword, !word.isQuoted else { return false }
    words.removeFirst()
    return true
  }

  /// Takes the next word, which must be a given word of the format.
  mutating func expect(_ keyword: String) throws(BaselineError) {
    guard take(keyword) else { throw unexpected("`\(keyword)`") }
  }

  /// Takes the next word; `what` it stands for is named in the error when there is none.
  mutating func word(_ what: String) throws(BaselineError) -> String {
    guard let word = words.popFirst() else { throw unexpected(what) }
    return word.text
  }

  /// Takes the next word, which must be a number exactly as `CanonicalText` writes it.
  mutating func number(_ what: String) throws(BaselineError) -> Double {
    guard let word = words.first, let value = Double(word.text), value.isFinite,
      canonical({ $0.number(value) }) == word.text
    else { throw unexpected("\(what), a number of the form 63.667, -44 or 0,") }
    words.removeFirst()
    return value
  }

  /// Takes the next word, which must be a position counted from 0.
  mutating func integer(_ what: String) throws(BaselineError) -> Int {
    guard let word = words.first, let value = Int(word.text), value >= 0,
      canonical({ $0.integer(value) }) == word.text
    else { throw unexpected("\(what), a whole number from 0,") }
    words.removeFirst()
    return value
  }

  mutating func point(_ what: String) throws(BaselineError) -> Point {
    Point(x: try number("x of \(what)"), y: try number("y of \(what)"))
  }

  mutating func size(_ what: String) throws(BaselineError) -> Size {
    Size(width: try number("width of \(what)"), height: try number("height of \(what)"))
  }

  mutating func rect(_ what: String) throws(BaselineError) -> Rect {
    let origin = try point(what)
    let size = try size(what)
    return Rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  mutating func insets(_ what: String) throws(BaselineError) -> Insets {
    Insets(
      top: try number("top of \(what)"),
      left: try number("left of \(what)"),
      bottom: try number("bottom of \(what)"),
      right: try number("right of \(what)")
    )
  }

  /// Checks that no word is left.
  func expectEnd() throws(BaselineError) {
    guard words.isEmpty else { throw unexpected("the end of the line") }
  }

  /// The error that the next word is not what belongs there.
  func unexpected(_ expected: String) -> BaselineError {
    .malformed(
      file: file,
      line: number,
      column: words.first?.column ?? endColumn,
      problem: words.first.map { "unexpected `\($0.text)`" } ?? "the line ends early",
      remedy: "expected \(expected) here"
    )
  }

  /// An error about the line as a whole.
  func malformed(_ problem: String, remedy: String) -> BaselineError {
    .malformed(
      file: file,
      line: number,
      column: isIndented ? 3 : 1,
      problem: problem,
      remedy: remedy
    )
  }

  private func canonical(_ append: (inout CanonicalText) -> Void) -> String {
    var text = CanonicalText()
    append(&text)
    return String(decoding: text.bytes, as: UTF8.self)
  }
}
