import LayoutEngine
package import ScenarioModel
package import SnapshotModel

/// The constraints and values that determine the frames of views at a moment of a case.
package struct CaseExplanation: Sendable {
  /// The paths of all views on screen, parents before children.
  package var paths: [String]
  /// The explanations of the chosen views, in the same order.
  package var views: [FrameExplanation]

  /// Plays a case on the current engine and explains views at that moment.
  ///
  /// - Parameters:
  ///   - question: The case.
  ///   - stepCount: The number of played steps; 0 for the first screen at rest.
  ///   - isChosen: Whether to explain the view with a path.
  /// - Throws: An error about a question that cannot be answered.
  package init(
    of question: CaseQuestion,
    afterSteps stepCount: Int,
    views isChosen: @Sendable (_ path: String) -> Bool
  ) throws(EngineError) {
    self = try CasePlayer.onStage(question, revision: .current) { player throws(EngineError) in
      try player.playSteps(upTo: stepCount)
      return CaseExplanation(of: player.recorder.paths, views: isChosen)
    }
  }

  @MainActor
  private init(of paths: ViewPaths, views isChosen: (String) -> Bool) {
    self.paths = paths.entries.map(\.path)
    views = paths.entries.filter { isChosen($0.path) }.map(FrameExplanation.init)
  }
}

extension FrameExplanation {
  /// Explains the current frame of a view.
  @MainActor
  init(of entry: ViewPaths.Entry) {
    self.init(view: entry.path, values: entry.view.explainLayout().values.map(Value.init))
  }
}

extension FrameExplanation.Value {
  fileprivate init(_ value: LayoutExplanation.Value) {
    self.init(
      FrameExplanation.Dimension(value.dimension),
      canonicalPoints(value.value),
      parts: value.parts.map(FrameExplanation.Part.init),
      pressedBy: value.pressures.map(ExplanationSource.init),
      alignment: canonicalPoints(value.alignment),
      rounding: canonicalPoints(value.rounding),
      setDirectly: canonicalPoints(value.setDirectly),
      isAmbiguous: value.isAmbiguous,
      emptyItems: value.emptyItems,
      freeItems: value.freeItems
    )
  }
}

extension FrameExplanation.Part {
  fileprivate init(_ part: LayoutExplanation.Part) {
    self.init(
      ExplanationSource(part.source),
      amount: canonicalPoints(part.amount),
      multiplier: canonicalPoints(part.multiplier),
      surroundings: canonicalPoints(part.surroundings),
      priority: canonicalPoints(part.priority)
    )
  }
}

extension ExplanationSource {
  fileprivate init(_ source: LayoutExplanation.Source) {
    switch source {
    case .rule(let rule): self.init(ConflictItem(rule))
    case .rootSize(let view): self.init(.rootSize, view: view)
    case .smallContent: self.init(.smallContent)
    }
  }
}

extension FrameExplanation.Dimension {
  fileprivate init(_ dimension: LayoutExplanation.Dimension) {
    switch dimension {
    case .x: self = .x
    case .y: self = .y
    case .width: self = .width
    case .height: self = .height
    }
  }
}
