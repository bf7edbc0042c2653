import DriftReport
import Foundation
import Reporting
import ScvdbTestSupport
import SnapshotModel
import Testing
import Workflows

/// Reads the file of severities.
@Suite struct PolicyFileTests {
  private func policy(_ text: String) throws -> DriftPolicy {
    try withTemporaryFolder { folder in
      let path = "\(folder)/drift.policy"
      try Data(text.utf8).write(to: URL(filePath: path))
      return try PolicyFile(path: path).policy()
    }
  }

  @Test func rulesAreReadInTheirOrder() throws {
    let rules = try policy(
      """
      # What the banner does is of no interest.
      note moved view banner

      warning any view footer scenario settings  # both
      """
    ).rules
    #expect(rules.map(\.severity) == [.note, .warning])
    #expect(rules.map(\.kind) == [.moved, nil])
    #expect(rules.map(\.view) == ["banner", "footer"])
    #expect(rules.map(\.scenario) == [nil, "settings"])
  }

  @Test(
    arguments: [
      ("note movd", ":1:6: unknown class of drift 'movd'", .hint("did you mean 'moved'?")),
      ("note", ":1:5: the rule ends before its class of drift", nil),
      (
        "note any view", ":1:14: the rule ends before the name of the view",
        .fix("write the name after 'view'")
      ),
      ("note any near x", ":1:10: unexpected 'near'", nil),
      (
        "# nothing", ": the policy has no rule",
        .hint("a rule is a line such as 'note moved view banner'")
      ),
    ] as [(String, String, Advice?)]
  )
  func mistakeHasItsLineAndColumn(text: String, message: String, advice: Advice?) {
    let failure = #expect(throws: Failure.self) { try policy(text) }
    #expect(failure?.message.hasSuffix("drift.policy\(message)") ?? false, "\(failure as Any)")
    if let advice { #expect(failure?.report.advice == [advice]) }
  }
}
