/// The last measured text of a view, and its last layouts.
package struct MemoizedText {
  /// The properties that determine the lines of a text.
  private struct Limits: Equatable {
    var width: Double?
    var maximumLines: Int
    var lineBreakMode: LineBreakMode
  }

  private var last = MemoizedResult<TextQuestion, MeasuredText>()
  /// The layouts of the last text, the latest one last.
  private var layouts: [(limits: Limits, layout: TextLayout)] = []

  /// A layout of a label alternates between its width and an unlimited one, for two numbers of
  /// lines.
  private static let layoutLimit = 4

  package init() {}

  /// The number of measured texts.
  package var measurements: Int { last.findings }

  /// Returns the last measured text if it is requested again, or else measures.
  package mutating func measured(_ text: StyledText, generation: FontGeneration) -> MeasuredText {
    let measurements = measurements
    let question = TextQuestion(text: text, generation: generation)
    let measured = last.answer(to: question) { SharedTexts.shared.measured(question) }
    if self.measurements != measurements { layouts = [] }
    return measured
  }

  /// Returns a text in lines, see ``TextLayout``.
  package mutating func layout(
    _ text: StyledText,
    generation: FontGeneration,
    width: Double?,
    maximumLines: Int,
    lineBreakMode: LineBreakMode
  ) -> TextLayout {
    let limits = Limits(width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    if last.knows(TextQuestion(text: text, generation: generation)),
      let known = layouts.last(where: { $0.limits == limits })
    {
      return known.layout
    }
    let layout = TextLayout(
      measured(text, generation: generation),
      width: width,
      maximumLines: maximumLines,
      lineBreakMode: lineBreakMode
    )
    if layouts.count == Self.layoutLimit { layouts.removeFirst() }
    layouts.append((limits, layout))
    return layout
  }
}
