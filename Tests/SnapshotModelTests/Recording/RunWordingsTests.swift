import ScvdbTestSupport
import SnapshotModel
import Testing

@Suite struct RunWordingsTests {
  private let run: Run = {
    var run = SampleRuns.keyboard()
    run.steps[0].snapshot?.views[4].path = "details/caf\u{E9}"
    return run
  }()

  /// A different frame changes no title.
  @Test func wordingsApplyToEqualPaths() {
    var moved = run
    moved.steps[0].snapshot?.views[4].frame = Rect(x: 1, y: 2, width: 3, height: 4)
    let wordings = RunWordings(of: run, calling: ViewTitles())
    #expect(wordings.apply(to: run))
    #expect(wordings.apply(to: moved))
  }

  /// The last change has the same letters in other bytes.
  @Test(
    arguments: [
      { $0.steps[0].snapshot?.views.removeLast() },
      { $0.steps[0].snapshot = nil },
      { $0.steps.removeLast() },
      { $0.steps[0].snapshot?.views[4].path = "details/cafe\u{301}" },
    ] as [@Sendable (inout Run) -> Void]
  )
  func otherPathsNeedOwnWordings(change: @Sendable (inout Run) -> Void) {
    var other = run
    change(&other)
    #expect(!RunWordings(of: run, calling: ViewTitles()).apply(to: other))
  }
}
