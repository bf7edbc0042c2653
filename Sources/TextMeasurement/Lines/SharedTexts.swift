import Synchronization

/// The texts that the process measured last, for all its devices.
///
/// The cases of a screen show the same texts on many devices, and each new label would measure its
/// text again. The measurements depend only on the text, its fonts and the generation.
final class SharedTexts: Sendable {
  private struct Texts {
    var known: [TextQuestion: MeasuredText] = [:]
    /// The number of all characters, with the overhead of each text.
    var size = 0
  }

  /// The maximum number of characters, each with about 40 bytes; a text counts ``overhead`` more.
  private static let limit = 50_000
  /// The size of a text without its characters: nine arrays, its fonts and its key.
  private static let overhead = 16

  static let shared = SharedTexts()

  private let texts = Mutex(Texts())

  /// Returns the measurements of a text, in arrays that no other thread uses.
  func measured(_ question: TextQuestion) -> MeasuredText {
    if let known = texts.withLock({ $0.known[question]?.copy }) { return known }
    let measured = MeasuredText(question.text, generation: question.generation)
    let kept = measured.copy
    let size = kept.size + Self.overhead
    texts.withLock { texts in
      if texts.size + size > Self.limit { texts = Texts() }
      guard size <= Self.limit, texts.known.updateValue(kept, forKey: question) == nil else {
        return
      }
      texts.size += size
    }
    return measured
  }
}
