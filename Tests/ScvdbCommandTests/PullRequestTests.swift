import ScvdbTestSupport
import Testing

/// Tests of a pull request compare with the merge base, and check the baselines.
@Suite struct PullRequestTests {
  private static let pullRequest = ["GITHUB_BASE_REF": "main"]
  private static let moved = boxScenario.replacing("constant: 20", with: "constant: 30")

  /// A clone whose branch has moved the field of a screen, in two devices and two orientations.
  private static func branch() throws -> Workplace {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    try workplace.acceptAll()
    try workplace.commitAll()
    let updated = try workplace.run(
      "/usr/bin/env",
      ["git", "update-ref", "refs/remotes/origin/main", "HEAD"]
    )
    #expect(updated.status == 0, "\(updated)")
    try workplace.write(moved, to: "Baselines/box.yaml")
    return workplace
  }

  /// The reviewer sees the drift, although the branch has accepted it.
  @Test func acceptedDriftIsShownAndPasses() throws {
    let workplace = try Self.branch()
    try workplace.acceptAll()
    let output = try workplace.scvdb(["test"], environment: Self.pullRequest)
    #expect(output.status == 0, "\(output)")
    #expect(output.output.contains("comparing merge-base:main ("))
    #expect(output.output.contains("box/field: "), "\(output)")
    #expect(
      output.output.contains("passed: 4 cases, the baselines are current; 4 cases with drift from")
    )
    let alone = try workplace.scvdb(
      ["test", "--against", "baseline"],
      environment: Self.pullRequest
    )
    #expect(alone.status == 0 && alone.output.contains("passed: 4 cases, no drift"), "\(alone)")
  }

  /// The reason of a failed check is in each report, not only in the log.
  @Test(
    arguments: sample([
      ("github", "::error title=baseline outdated in 4 cases"),
      ("sarif", "the baselines are not current in 4 cases"),
      ("markdown", "the baselines are not current in 4 cases"), ("json", "\"outdatedBaselines\""),
    ])
  )
  func outdatedBaselinesAreInReports(format: String, expected: String) throws {
    let workplace = try Self.branch()
    let arguments = ["test", "--format", format, "--summary", "summary.md"]
    let output = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(output.status == 1 && output.output.contains(expected), "\(output)")
    let summary = try #require(workplace.contents()["summary.md"])
    let text = String(decoding: summary, as: UTF8.self)
    #expect(text.contains("the baselines are not current in 4 cases"), "\(text)")
    try workplace.acceptAll()
    let accepted = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(accepted.status == 0 && !accepted.output.contains(expected), "\(accepted)")
  }

  /// New and removed screens of a branch with current baselines are accepted.
  @Test func acceptedCasesAreNotes() throws {
    let workplace = try Self.branch()
    try workplace.write(Self.moved, to: "Baselines/other.yaml")
    let arguments = ["test", "--format", "github"]
    let outdated = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(outdated.output.contains("::error title=case appeared in 4 cases"), "\(outdated)")
    try workplace.acceptAll()
    let added = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(added.status == 0, "\(added)")
    #expect(added.output.contains("::notice title=case appeared in 4 cases"), "\(added)")
    #expect(!added.output.contains("::error"), "\(added)")
  }

  /// A failed test of JUnit means a failed check.
  @Test func acceptedDriftFailsNoJUnitTest() throws {
    let workplace = try Self.branch()
    let arguments = ["test", "--format", "junit"]
    let outdated = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(outdated.status == 1 && outdated.output.contains("<failure"), "\(outdated)")
    try workplace.acceptAll()
    let output = try workplace.scvdb(arguments, environment: Self.pullRequest)
    #expect(output.status == 0 && !output.output.contains("<failure"), "\(output)")
    #expect(output.output.contains("<testcase "), "\(output)")
  }

  @Test func outdatedBaselinesFail() throws {
    let workplace = try Self.branch()
    let output = try workplace.scvdb(["test"], environment: Self.pullRequest)
    #expect(output.status == 1, "\(output)")
    #expect(output.output.contains("the baselines are not current in 4 cases: box "), "\(output)")
    #expect(output.output.contains("failed: 4 cases, 4 cases drifted"))
  }

  /// A shallow clone has no common commit with the target.
  @Test func missingMergeBaseIsNoted() throws {
    let workplace = try Self.branch()
    let output = try workplace.scvdb(["test"], environment: ["GITHUB_BASE_REF": "gone"])
    #expect(output.status == 1 && output.output.contains("comparing baseline "), "\(output)")
    let note = "note: compared with the baselines only: the merge base with 'gone' is not in this"
    #expect(output.errors.contains(note), "\(output)")
  }

  @Test func mergeBaseIsSide() throws {
    let workplace = try Self.branch()
    #expect(try workplace.scvdb("record").status == 0)
    for side in ["merge-base", "merge-base:main"] {
      let output = try workplace.scvdb("diff", side, "latest")
      #expect(output.status == 1 && output.output.contains("comparing merge-base:main ("))
    }
    let unknown = try workplace.scvdb("diff", "merge-base:gone", "latest")
    #expect(unknown.status == 2 && unknown.errors.contains("fetch-depth: 0"), "\(unknown)")
  }
}
