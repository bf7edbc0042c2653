import ScenarioModel
import SnapshotModel
import Testing

/// The key `explanations` of a scenario: runs record the causes of the frames at checkpoints.
@Suite struct ExplanationRecordingTests {
  private let steps = """
      - checkpoint: at rest
      - setConstant: { constraint: gap, to: 60 }
      - checkpoint: lowered
    """
  private let constraints = """
    constraints:
                - { id: gap, firstAttribute: top, secondItem: view, constant: 40 }
                - { id: start, firstAttribute: leading, secondItem: view, constant: 20 }
                - { id: wide, firstAttribute: width, constant: 100 }
    """

  private func run(_ more: String) async throws -> Run {
    try await answer(steps, more: more, fieldConstraints: constraints)
  }

  /// The field is 40 points below the top of the view, and 60 after the step.
  @Test func checkpointsExplainTheirFrames() async throws {
    let run = try await run("explanations: true")
    #expect(run.explanations.map(\.step) == [0, 2])
    for (explained, top) in zip(run.explanations, [40.0, 60]) {
      let snapshot = try #require(run.steps.first { $0.index == explained.step }?.snapshot)
      #expect(explained.views.map(\.view) == snapshot.views.map(\.path))
      let field = try #require(explained.views.first { $0.view == "form/field" })
      #expect(field.values.map(\.dimension) == FrameExplanation.Dimension.allCases)
      let y = field.values[1]
      #expect(y.value == top)
      #expect(y.parts.map(\.source.name) == ["gap"] && y.parts.map(\.amount) == [top])
      for (view, geometry) in zip(explained.views, snapshot.views) {
        let frame = geometry.frame
        #expect(view.values.map(\.value) == [frame.x, frame.y, frame.width, frame.height])
      }
    }
  }

  @Test func explanationsDoNotChangeResult() async throws {
    var (with, without) = (try await run("explanations: true"), try await run(""))
    #expect(!with.explanations.isEmpty && without.explanations.isEmpty)
    #expect(RunDigests(of: with).answer == RunDigests(of: without).answer)
    #expect(with.questionHash == without.questionHash)
    with.explanations = []
    without.explanations = []
    #expect(with == without)
  }
}
