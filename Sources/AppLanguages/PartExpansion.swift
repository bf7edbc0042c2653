/// Expands the parts of a text in place of their placeholders.
struct PartExpansion {
  private let text: LocalizedText
  /// The values in order, with nil for each value that is not a number; nil for the text for any
  /// number.
  private let numbers: [PluralNumber?]?
  /// The number of the next value.
  private var next = 1
  /// How many parts may still be expanded; parts that contain others several times could grow
  /// without end.
  private var left = 1000

  init(of text: LocalizedText, numbers: [PluralNumber?]?) {
    self.text = text
    self.numbers = numbers
  }

  /// Returns a text with its parts in place of their placeholders.
  ///
  /// - Parameter format: The text.
  /// - Returns: A format with numbered values, if this expansion has numbers.
  mutating func expanded(_ format: String) -> String {
    expanded(format, own: nil, inside: [])
  }

  /// Returns a text or a part's text, with the parts in place of their placeholders.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - own: The number of the part's own value, for the first placeholder in it; nil if it has
  ///     none.
  ///   - names: The enclosing parts, which are not expanded inside themselves.
  /// - Returns: See ``expanded(_:)``.
  private mutating func expanded(
    _ format: String,
    own: Int?,
    inside names: Set<String>
  ) -> String {
    var own = own
    var result = ""
    for piece in FormatText(format).pieces {
      switch piece {
      case .literal, .value(.some, _): result += piece.text
      case .value(nil, let specifier):
        result += FormatText.Piece.value(own ?? nextValue(), specifier).text
        if numbers != nil { own = nil }
      case .part(let argument, let name):
        result += part(name, argument, inside: names) ?? piece.text
      }
    }
    return result
  }

  /// Returns the text of a part; nil if it does not exist, or contains itself.
  private mutating func part(
    _ name: String,
    _ argument: Int?,
    inside names: Set<String>
  ) -> String? {
    guard let part = text.parts[name], !names.contains(name), left > 0 else { return nil }
    let position = argument ?? (numbers == nil ? nil : part.argument) ?? nextValue()
    guard let variant = variant(of: part, at: position) else { return nil }
    left -= 1
    let value = FormatText.Piece.value(position, part.specifier).text
    return expanded(
      variant.replacing("%arg", with: value),
      own: position,
      inside: names.union([name])
    )
  }

  private func variant(of part: LocalizedText.Part, at position: Int?) -> String? {
    guard let numbers, let position, numbers.indices.contains(position - 1),
      let number = numbers[position - 1]
    else { return part.variants[.other] }
    return text.variant(of: part.variants, for: number)
  }

  /// Returns the next value's number; nil for the text for any number, which keeps its own numbers.
  private mutating func nextValue() -> Int? {
    guard numbers != nil else { return nil }
    defer { next += 1 }
    return next
  }
}
