import TextMeasurement

/// The texts that a device has drawn, measured once.
///
/// A picture of each checkpoint shows most texts again.
@MainActor
final class MeasuredTexts {
  private struct Key: Hashable {
    /// The bytes, because texts with composed and with decomposed letters are equal.
    let bytes: [UInt8]
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
      .measured(text, Key(bytes: Array(text.utf8), font: font, generation: generation))
  }

  private func measured(_ text: String, _ key: Key) -> MeasuredText {
    if let measured = known[key] { return measured }
    let measured = MeasuredText(
      StyledText(text, font: key.font),
      generation: key.generation
    )
    if known.count == Self.limit { known = [:] }
    known[key] = measured
    return measured
  }
}
