import DriftReport
import Foundation
import ProjectFiles
import Reporting
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Testing

@testable import Workflows

/// Tests entries of a policy for known broken invariants.
@Suite struct KnownInvariantEntryTests {
  private func known(_ text: String) throws -> [KnownInvariant] {
    try withTemporaryFolder { folder in
      let path = "\(folder)/drift.policy"
      try Data(text.utf8).write(to: URL(filePath: path))
      return try PolicyFile(path: path).policy().known.map {
        KnownInvariant(
          invariant: $0.invariant,
          scenario: $0.scenario,
          view: $0.view,
          reason: $0.reason,
          location: String($0.location.dropFirst(folder.count + 1))
        )
      }
    }
  }

  @Test func entryHasInvariantAndReason() throws {
    let text = """
      # Comments end no reason.
      known focusedFieldVisible because issue #12, "low" phones
        known "a.width == 20"  view a scenario sign-up   because so because drawn\t
      note any
      """
    #expect(
      try known(text) == [
        KnownInvariant(
          invariant: "focusedFieldVisible",
          reason: "issue #12, \"low\" phones",
          location: "drift.policy:2"
        ),
        KnownInvariant(
          invariant: "a.width == 20",
          scenario: "sign-up",
          view: "a",
          reason: "so because drawn",
          location: "drift.policy:3"
        ),
      ]
    )
  }

  @Test(arguments: [
    ("known", ":1:6: the entry ends before its invariant"),
    ("known because x", ":1:16: the entry ends before its invariant"),
    ("known focusedFieldVisibl because x", ":1:7: unknown invariant 'focusedFieldVisibl'"),
    ("known \"a == b because x", ":1:7: the quotes around the invariant are not closed"),
    ("known a==b", ":1:11: the entry has no reason"),
    ("known a==b because ", ":1:20: the entry ends before its reason"),
    ("known a==b views x because y", ":1:12: unexpected 'views'"),
    ("known a==b view", ":1:16: the entry ends before the name of the view"),
  ])
  func invalidEntryIsRefusedWithColumn(text: String, message: String) throws {
    let failure = try #require(throws: Failure.self) { try known(text) }
    #expect(failure.message.hasSuffix("drift.policy\(message)"), "\(failure)")
  }

  /// Simulates a full disk, which accepts half of a write.
  @Test func unwritablePolicyIsUnchanged() throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/drift.policy"
      let rule = Data("note any".utf8)
      try rule.write(to: URL(filePath: path))
      let policy = PolicyFile(path: path)
      func add() throws -> String {
        try policy.add("everythingReachable", scenario: nil, because: "rain")
      }
      let failure = try #require(throws: Failure.self) {
        try FileSystem.$fault.withValue({ call, _ in call == .write ? ENOSPC : 0 }) { try add() }
      }
      #expect(failure.message == "\(path): cannot write: No space left on device")
      #expect(try Data(contentsOf: URL(filePath: path)) == rule)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["drift.policy"])

      let line = "known everythingReachable because rain"
      #expect(try add() == line)
      #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == "note any\n\(line)\n")
    }
  }

  /// Otherwise the file would contain only the entry.
  @Test func unreadablePolicyIsNotReplaced() throws {
    try withTemporaryFolder { folder in
      _ = #expect(throws: FileRefusal(.folder, at: folder)) {
        try PolicyFile(path: folder).add("everythingReachable", scenario: nil, because: "rain")
      }
    }
  }

  @Test func entryCoversItsInvariantAndView() {
    let entry = KnownInvariant(
      invariant: "focusedFieldVisible",
      view: "email",
      reason: "r",
      location: ""
    )
    func finding(_ view: ViewPath, _ subject: FindingSubject) -> Finding {
      Finding(step: 0, view: view, subject: subject, detail: "d")
    }
    #expect(entry.isAbout(finding("form/email", .invariant("focusedFieldVisible"))))
    #expect(!entry.isAbout(finding("form/name", .invariant("focusedFieldVisible"))))
    #expect(!entry.isAbout(finding("form/email", .invariant("everythingReachable"))))
    #expect(!entry.isAbout(finding("form/email", .truncation)))
  }
}
