/// Writes a page of the manual with the macros of man(7).
struct Roff {
  private(set) var text = ""
  private var beginsSection = false

  /// Writes the name and the version of the page.
  ///
  /// The date is empty, because the version already identifies the age of the page.
  mutating func title(_ name: String, version: String) {
    request("TH", name.uppercased(), "1", "", "\(name) \(version)", "User Commands")
  }

  mutating func section(_ name: String) {
    request("SH", name)
    beginsSection = true
  }

  mutating func subsection(_ name: String) {
    request("SS", name)
    beginsSection = true
  }

  /// Begins a paragraph; the first paragraph of a section begins by itself.
  mutating func paragraph() {
    if !beginsSection { request("PP") }
  }

  /// Begins an entry with an indented description.
  mutating func term(_ name: String, value: String?) {
    request("TP")
    bold(name, then: value ?? "")
  }

  /// Writes a bold text, followed by a plain one.
  mutating func bold(_ text: String, then rest: String) {
    beginsSection = false
    let bold = text.isEmpty ? "" : "\\fB\(Self.escaped(text))\\fR"
    let gap = text.isEmpty || rest.isEmpty ? "" : " "
    self.text += "\(bold)\(gap)\(Self.escaped(rest))\n"
  }

  mutating func line(_ text: String) {
    beginsSection = false
    let escaped = Self.escaped(text)
    // Roff would interpret a leading dot as a request.
    let guarded = escaped.hasPrefix(".") ? "\\&" : ""
    self.text += "\(guarded)\(escaped)\n"
  }

  /// Writes paragraphs; indented lines stay lines.
  mutating func discussion(_ discussion: String) {
    for block in discussion.split(separator: "\n\n") {
      paragraph()
      var isVerbatim = false
      for line in block.split(separator: "\n") {
        if line.hasPrefix(" ") != isVerbatim {
          isVerbatim.toggle()
          request(isVerbatim ? "nf" : "fi")
        }
        self.line(String(line))
      }
      if isVerbatim { request("fi") }
    }
  }

  private mutating func request(_ name: String, _ arguments: String...) {
    beginsSection = false
    let words = arguments.map { " \"\(Self.escaped($0).replacing("\"", with: "\\(dq"))\"" }
    text += ".\(name)\(words.joined())\n"
  }

  /// Returns a text without roff commands, with ASCII for everything that can be copied.
  private static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\e"
      case "-": "\\-"
      case "'": "\\(aq"
      case "`": "\\(ga"
      case "^": "\\(ha"
      case "~": "\\(ti"
      default: String(character)
      }
    }
    .joined()
  }
}
