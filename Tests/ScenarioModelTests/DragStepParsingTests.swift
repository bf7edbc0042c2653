import ScenarioModel
import SnapshotModel
import Testing

/// Parses steps with fingers, and checkpoints in the middle of animations.
@Suite struct DragStepParsingTests {
  private func steps(_ text: String) throws -> [ScenarioStep] {
    try ScenarioFile.parse(
      text: """
        screens: { form: { view: { subviews: [{ name: list, class: UIScrollView }] } } }
        matrix: { devices: [iphone-8] }
        steps:
          - checkpoint: start
          - \(text)
        """,
      file: "drag.yaml",
      name: "drag"
    ).scenario.steps.dropFirst().map { $0 }
  }

  @Test func dragHasDefaults() throws {
    #expect(
      try steps("drag: { from: [10, 200], to: [10, 50] }") == [
        .drag(DragRequest(from: Point(x: 10, y: 200), to: Point(x: 10, y: 50), duration: 0.25))
      ]
    )
  }

  @Test func dragAcceptsEveryKey() throws {
    let text = "drag: { view: list, to: [0, 5], duration: 1, release: false, velocity: [0, 8] }"
    #expect(
      try steps(text) == [
        .drag(
          DragRequest(
            scrollView: "list",
            from: nil,
            to: Point(x: 0, y: 5),
            duration: 1,
            releases: false,
            velocity: Point(x: 0, y: 8)
          )
        )
      ]
    )
  }

  @Test func otherFingerStepsAreRead() throws {
    #expect(try steps("release") == [.release(velocity: nil)])
    #expect(
      try steps("release: { velocity: [0, -800] }") == [.release(velocity: Point(x: 0, y: -800))]
    )
    #expect(try steps("scrollToTop") == [.scrollToTop])
  }

  @Test func checkpointCanRecordPresentedFrames() throws {
    #expect(
      try steps("checkpoint: { name: middle, presented: true }") == [
        .checkpoint(name: "middle", expect: nil, presented: true)
      ]
    )
  }
}
