import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@Suite struct HistoryTests {
  private let form = "signUp/scrollView/form"

  /// Returns the runs of the sample's case with another result than their predecessor, with the y
  /// of the views at their checkpoints.
  private func history(
    of name: ViewPattern,
    in identity: CaseIdentity = SampleRuns.identity,
    _ store: RecordingStore
  ) throws -> [String] {
    var lines: [String] = []
    try store.eachChange(of: try store.views(called: name), in: identity) { run, occurrences in
      lines.append(
        "\(run.id) \(run.label ?? "")"
          + occurrences.map { " \($0.step) \($0.checkpoint) \($0.view.frame.y)" }.joined()
      )
    }
    return lines
  }

  /// The sample's password field is at 440, and moves at both checkpoints that show it.
  @Test func historyOmitsUnchangedRuns() throws {
    try withStore { store in
      for (label, shift) in [("a", 0.0), ("b", 0), ("c", 4), ("d", 4), ("e", 0)] {
        try store.save([SampleRuns.keyboard(shift: shift)], label: label)
      }
      #expect(
        try history(of: "password", store) == [
          "1 a 0 at rest 440.0 2 keyboard up 440.0", "3 c 0 at rest 444.0 2 keyboard up 444.0",
          "5 e 0 at rest 440.0 2 keyboard up 440.0",
        ]
      )
      #expect(
        try history(of: "title", store) == [
          "1 a 4 details 84.0", "3 c 4 details 84.0", "5 e 4 details 84.0",
        ]
      )
    }
  }

  @Test func viewsAreFoundByPathSuffix() throws {
    try withStore { store in
      try store.save([SampleRuns.keyboard()])
      for name: ViewPattern in ["password", "form/password", "\(form)/password"] {
        #expect(try store.views(called: name).paths == ["\(form)/password"])
      }
      for name: ViewPattern in [
        "assword", "form/pass", "scrollView/password", "/password", "", "%",
      ] {
        #expect(try store.views(called: name).paths == [])
      }
      #expect(try store.views().paths.count == 8)
    }
  }

  @Test func recordedCasesHaveRuns() throws {
    try withStore { store in
      #expect(try store.recordedCases() == [])
      var old = SampleRuns.keyboard(shift: 4)
      old.identity.system = "9.3"
      try store.save(SampleRuns.matrix() + [old])
      #expect(
        try store.recordedCases() == (SampleRuns.matrix() + [old]).map(\.identity).sorted()
      )
      // Runs of another system and of other devices do not belong to this case.
      #expect(
        try history(of: "password", in: old.identity, store) == [
          "7  0 at rest 444.0 2 keyboard up 444.0"
        ]
      )
      #expect(try history(of: "password", store).count == 1)
    }
  }
}
