import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Fingers and animations in a run.
///
/// The content of 1000 points is below the status bar of 20 in a view of 667. Its offset ranges
/// from -20 to 333.
@Suite struct DragStepTests {
  private func run(_ steps: [ScenarioStep]) async throws -> Run {
    try await BuiltInEngine.current.checkedRun(
      question("iphone-8", screens: [.content(height: 1000)], steps: steps)
    )
  }

  private func drag(
    from start: Double?,
    to end: Double,
    releases: Bool = true,
    velocity: Double? = nil
  ) -> ScenarioStep {
    .drag(
      DragRequest(
        from: start.map { Point(x: 100, y: $0) },
        to: Point(x: 100, y: end),
        duration: 0.5,
        releases: releases,
        velocity: velocity.map { Point(x: 0, y: $0) }
      )
    )
  }

  private func offset(_ run: Run, _ checkpoint: String) throws -> Double? {
    try run.view("screen/scrollView", at: checkpoint).scroll?.contentOffset.y
  }

  @Test func fingerMovesOverTime() async throws {
    let run = try await run([
      drag(from: 400, to: 300, velocity: 0), .wait(seconds: 0.25), .checkpoint(name: "half"),
      .wait(seconds: 1), .checkpoint(name: "whole"),
    ])
    #expect(try offset(run, "half") == 30)
    #expect(try offset(run, "whole") == 80)
  }

  @Test func fingerStaysUntilReleased() async throws {
    let run = try await run([
      drag(from: 400, to: 300, releases: false), .wait(seconds: 1), drag(from: nil, to: 450),
      .wait(seconds: 0.5), .checkpoint(name: "back"), drag(from: 300, to: 200, releases: false),
      .wait(seconds: 0.5), .release(velocity: Point(x: 0, y: -200)), .wait(seconds: 10),
      .checkpoint(name: "flung"),
    ])
    // 50 below the touch: 50 * 0.55 / 667 is 0.0412; (1 - 1 / 1.0412) * 667 is 26.41.
    #expect(try offset(run, "back") == -46.5)
    // A finger that catches it there is 50 below. It drags by 100 to 30 and flings by 0.2 * 499 =
    // 99.8; the sum, 129.8, is nearest to the pixel at 130.
    #expect(try offset(run, "flung") == 130)
  }

  @Test func dragIsRecordedAsOneEvent() async throws {
    let run = try await run([
      drag(from: 400, to: 300, velocity: 0), .wait(seconds: 1), .checkpoint(name: "end"),
    ])
    let scrolls = run.events.filter { $0.kind == .scroll && $0.step == 1 }
    let scroll = try #require(scrolls.first)
    #expect(scrolls.count == 1)
    #expect((scroll.before, scroll.after) == (.number(-20), .number(80)))
    #expect(scroll.cause == .script)
    #expect(scroll.time == 0.5)
  }

  @Test func statusBarCanBeTouched() async throws {
    let run = try await run([
      .scroll(view: nil, to: Point(x: 0, y: 200), animated: false), .scrollToTop,
      .checkpoint(name: "top"),
    ])
    #expect(try offset(run, "top") == -20)
  }

  /// From -20 to 100, in the middle of a symmetric curve.
  @Test func checkpointCanRecordPresentedFrames() async throws {
    let run = try await run([
      .scroll(view: nil, to: Point(x: 0, y: 100), animated: true), .wait(seconds: 0.15),
      .checkpoint(name: "in force"), .checkpoint(name: "seen", presented: true),
    ])
    #expect(try offset(run, "in force") == 100)
    let seen = try #require(try offset(run, "seen"))
    #expect(abs(seen - 40) < 0.001)
    let content = try run.view("screen/scrollView/content", at: "seen")
    #expect(abs(content.windowFrame.y + 40) < 0.001)
  }

  @Test func missingFingerCannotMove() async throws {
    await #expect(throws: EngineError.self) {
      _ = try await run([drag(from: nil, to: 300), .checkpoint(name: "never")])
    }
    await #expect(throws: EngineError.self) {
      _ = try await run([.release(velocity: nil), .checkpoint(name: "never")])
    }
  }

  @Test func fingerOutsideScrollViewIsError() async throws {
    await #expect(throws: EngineError.self) {
      _ = try await run([drag(from: 700, to: 300), .checkpoint(name: "never")])
    }
  }
}
