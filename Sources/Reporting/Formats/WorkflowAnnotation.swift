/// An annotation, which a step of a GitHub workflow makes by printing a command.
package struct WorkflowAnnotation {
  /// Annotations of each level that GitHub shows of one step.
  package static let shownOfEachLevel = 10

  /// UTF-16 code units that GitHub shows of a message and of a title.
  private static let shown = (message: 4096, title: 255)

  private let severity: Severity
  private let location: [(name: String, value: String)]
  private let title: String
  private let message: String

  /// - Parameters:
  ///   - severity: The level.
  ///   - file: The file that it is about; nil for none.
  ///   - line: The line of the file, from 1.
  ///   - column: The column of the line, from 1.
  ///   - title: One line.
  ///   - message: Lines in which nothing acts when it is shown. It begins with a word of ours: a
  ///     combining mark, with which a name may begin, would become one character with the colons in
  ///     front, and the runner might not see them.
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
      ("file", file?.spelledOut), ("line", line.map(String.init)), ("col", column.map(String.init)),
    ].compactMap { name, value in value.map { (name, $0) } }
    self.title = title.cut(toUnits: Self.shown.title)
    self.message = message.cut(toUnits: Self.shown.message)
  }

  /// The command, without the end of its line.
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
