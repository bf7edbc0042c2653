/// Text for a terminal or a file, built from pieces that are made safe as they are added.
struct StyledText {
  enum Style: String {
    case plain = ""
    case strong = "1"
    case before = "31"
    case after = "32"
    case faint = "2"
  }

  private let usesColor: Bool
  private(set) var text = ""

  init(usesColor: Bool) {
    self.usesColor = usesColor
  }

  /// Appends a piece, with whatever in it would act on the terminal spelled out.
  mutating func add(_ piece: String, _ style: Style = .plain) {
    let safe = piece.spelledOut
    let isStyled = usesColor && style != .plain && !safe.isEmpty
    text += isStyled ? "\u{1B}[\(style.rawValue)m\(safe)\u{1B}[0m" : safe
  }

  mutating func endLine() {
    text += "\n"
  }
}
