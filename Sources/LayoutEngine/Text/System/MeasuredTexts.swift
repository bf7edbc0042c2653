import TextMeasurement

/// The texts that a device has drawn, measured once.
///
/// A picture of each checkpoint shows most texts again.
@MainActor
final class MeasuredTexts {
  private struct Key: Hashable {
    let text: String
    let font: FontDescription
    let generation: FontGeneration
  }

  private var known: [Key: MeasuredText] = [:]

  /// The maximum number of texts.
  private static let limit = 200

  /// Returns a text in one font, in the current font generation.
  static func text(_ text: String, font: FontDescription) -> MeasuredText {
    let generation = ControlMetrics.current.fontGeneration
    return DeviceContext.current.singleton { MeasuredTexts() }
      .measured(Key(text: text, font: font, generation: generation))
  }

  private func measured(_ key: Key) -> MeasuredText {
    if let text = known[key] { return text }
    let text = MeasuredText(
      StyledText(key.text, font: key.font),
      generation: key.generation
    )
    if known.count == Self.limit { known = [:] }
    known[key] = text
    return text
  }
}
