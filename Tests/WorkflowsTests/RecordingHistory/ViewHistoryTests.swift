import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing
import Workflows

/// Finds the changes of a view's geometry.
@Suite struct ViewHistoryTests {
  @Test func changeIsFoundInItsRecording() throws {
    try withTemporaryFolder { folder in
      let store = try RecordingStore(file: "\(folder)/runs.sqlite", mode: .readWrite)
      for shift in [0.0, 0, 4] { try store.save([SampleRuns.keyboard(shift: shift)]) }
      let views = try store.views(called: "password")
      var history = ViewHistory()
      try history.add(SampleRuns.identity, views, step: "at rest", from: store)
      let group = try #require(history.groups.first)
      #expect(history.groups.count == 1)
      #expect(group.occurrences.map(\.checkpoint) == ["at rest"])
      // The first recording and the third, with the field 4 points lower.
      #expect(group.changes.count == 2)
      let frames = group.changes.compactMap(\.numbers?.frame)
      #expect(frames[1].y - frames[0].y == 4)
      #expect(group.origin.run.recording == group.latest.run.recording)
      try store.close()
    }
  }

  @Test func viewIsComparedByItsNumbers() throws {
    let runs = [0.0, 4].map { RecordedCase(SampleRuns.keyboard(shift: $0)) }
    let subject = BisectSubject(view: "password", step: "at rest")
    let answers = try runs.map { try subject.answer(of: [$0]) }
    #expect(answers[0] != answers[1])
    #expect(answers[1].differences(from: answers[0]).count == 1)
    #expect(answers[0].differences(from: answers[0]) == [])
    // The first view of the screen itself does not move.
    let missing = try BisectSubject(view: "passwrd", step: nil).answer(of: [runs[0]])
    #expect(missing.values.isEmpty)
    let failure = try BisectSubject(view: "passwrd", step: nil)
      .failure(about: [runs[0]], of: "latest")
    #expect(failure.message == "latest shows no view 'passwrd'")
    #expect(failure.report.advice == [.hint("did you mean 'password'?")])
  }
}
