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
