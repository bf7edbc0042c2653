/// An annotation of a GitHub workflow.
///
/// A step creates it by printing a command.
package struct WorkflowAnnotation {
  /// The maximum number of annotations per level that GitHub shows for a step.
  package static let shownOfEachLevel = 10

  /// The maximum length of a message and a title that GitHub shows, in UTF-16 code units.
  private static let shown = (message: 4096, title: 255)

  private let severity: Severity
  private let location: [(name: String, value: String)]
  private let title: String
  private let message: String

  /// - Parameters:
  ///   - severity: The level.
  ///   - file: The file of the annotation; nil for none.
  ///   - line: The line of the file, from 1.
  ///   - column: The column of the line, from 1.
  ///   - title: One line.
  ///   - message: Escaped lines that begin with a fixed word. A name could begin with a combining
  ///     mark, which would form one character with the colons before it and hide them from the
  ///     runner.
  package init(
    severity: Severity,
    file: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    title: String,
    message: String
  ) {
    self.severity = severity
    location = [
      ("file", file?.escapedForLog), ("line", line.map(String.init)),
      ("col", column.map(String.init)),
    ].compactMap { name, value in value.map { (name, $0) } }
    self.title = title.cut(toUnits: Self.shown.title)
    self.message = message.cut(toUnits: Self.shown.message)
  }

  /// The command without a line terminator.
  package var command: String {
    let properties = (location + [("title", title)]).map { "\($0.name)=\(property($0.value))" }
    let name = severity == .note ? "notice" : severity.rawValue
    return "::\(name) \(properties.joined(separator: ","))::\(data(message))"
  }

  private func data(_ text: String) -> String {
    escaped(text) { $0 == "%" || $0 == "\r" || $0 == "\n" }
  }

  private func property(_ text: String) -> String {
    escaped(text) { $0 == "%" || $0 == "\r" || $0 == "\n" || $0 == ":" || $0 == "," }
  }

  private func escaped(_ text: String, where isSpecial: (Unicode.Scalar) -> Bool) -> String {
    text.unicodeScalars.map { scalar in
      guard isSpecial(scalar) else { return String(scalar) }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
