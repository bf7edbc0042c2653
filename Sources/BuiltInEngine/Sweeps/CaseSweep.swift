import LayoutEngine
package import ScenarioModel

/// Lays out the first screen of a case repeatedly, with one edit before each layout.
///
/// The screen is built once. Only the parts that an edit affects are solved again. A stop costs
/// less than a new layout and has an equal result.
package enum CaseSweep {
  /// A change between two stops.
  package enum Edit: Sendable {
    /// The screen has this size in points. The size classes do not change.
    case screenSize(DeviceSize)
    /// The length of the texts, in percent of the written texts; see `Screen.withTexts(ofLength:)`.
    case textLength(Double)
  }

  /// Shows the screen at rest and makes the edits one after the other.
  ///
  /// - Parameters:
  ///   - question: The case. Its steps are not played.
  ///   - edits: The change before each stop.
  ///   - read: Reads a stop.
  /// - Returns: The values from each stop, in the order of the edits.
  /// - Throws: An error about a question that cannot be answered.
  package static func stops<Value>(
    of question: CaseQuestion,
    after edits: [Edit],
    _ read: @Sendable (SweepStop) -> Value
  ) throws(EngineError) -> [Value] {
    try CasePlayer.withPlayer(of: question, revision: .current) { player throws(EngineError) in
      try player.playSteps(upTo: 0)
      return edits.map { edit in
        player.make(edit)
        return read(player.recorder.stop(on: player.stack))
      }
    }
  }

  /// Shows the screen at rest.
  ///
  /// - Parameter question: The case. Its steps are not played.
  /// - Returns: The screen with its problems.
  /// - Throws: An error about a question that cannot be answered.
  package static func stop(of question: CaseQuestion) throws(EngineError) -> SweepStop {
    try CasePlayer.withPlayer(of: question, revision: .current) { player throws(EngineError) in
      try player.playSteps(upTo: 0)
      return player.recorder.stop(on: player.stack)
    }
  }
}

extension CasePlayer {
  fileprivate func make(_ edit: CaseSweep.Edit) {
    switch edit {
    case .screenSize(let size): device.resizeScreen(to: size)
    case .textLength(let length): topScreen.setTexts(ofLength: length)
    }
    device.clock.settle()
  }
}

extension ScreenViewController {
  fileprivate func setTexts(ofLength length: Double) {
    for node in screen.withTexts(ofLength: length).allNodes where node.hasSweptText {
      guard let view = built.view(node.name) else { continue }
      ViewMaker.setText(of: view, as: node)
    }
  }
}
