package import DeviceCatalog
import LayoutEngine
package import ScenarioModel

/// Lays the first screen of a case out again and again, with one edit before each layout.
///
/// The screen is built once. What an edit does not concern is not solved again, so that a stop costs less
/// than a new layout, to which it is equal.
package enum CaseSweep {
  /// What changes from one stop to the next.
  package enum Edit: Sendable {
    /// The screen has this size in points. The size classes stay those of the question's device.
    case screenSize(DeviceSize)
    /// The texts are so many per cent as long as written, see `Screen.withTexts(ofLength:)`.
    case textLength(Double)
  }

  /// Shows the screen at rest and makes the edits one after the other.
  ///
  /// - Parameters:
  ///   - question: The case, of which no step is played.
  ///   - edits: What is changed before each stop.
  ///   - read: What is wanted of a stop.
  /// - Returns: What was read at each stop, in the order of the edits.
  /// - Throws: An error about a question that cannot be answered.
  package static func stops<Value>(
    of question: CaseQuestion,
    after edits: [Edit],
    _ read: @Sendable (SweepStop) -> Value
  ) throws(EngineError) -> [Value] {
    try CasePlayer.onStage(question, revision: .current) { player throws(EngineError) in
      try player.playSteps(upTo: 0)
      return edits.map { edit in
        player.make(edit)
        return read(player.recorder.stop(on: player.stack))
      }
    }
  }

  /// Shows the screen at rest.
  ///
  /// - Parameter question: The case, of which no step is played.
  /// - Returns: What is on screen.
  /// - Throws: An error about a question that cannot be answered.
  package static func stop(of question: CaseQuestion) throws(EngineError) -> SweepStop {
    try CasePlayer.onStage(question, revision: .current) { player throws(EngineError) in
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
