import Testing

/// Scenarios follow storyboards that git finds under another name.
@Suite struct RenamedDocumentTests {
  /// A committed project with the accepted scenario of the sign-up form.
  private static func project() throws -> Workplace {
    let workplace = try Workplace(["Main.storyboard": try signUpStoryboard()])
    #expect(try workplace.scvdb("init", ".").status == 0)
    try workplace.acceptAll()
    try workplace.commitAll()
    return workplace
  }

  /// Git tracks the new name, or the new file has the committed content.
  @Test(arguments: [["git", "mv"], ["mv"]])
  func renamedStoryboardIsFollowed(command: [String]) throws {
    let workplace = try Self.project()
    let output = try workplace.run(
      "/usr/bin/env",
      command + ["Main.storyboard", "Start.storyboard"]
    )
    #expect(output.status == 0, "\(output)")
    let failed = try workplace.scvdb("test")
    #expect(failed.status == 2 && failed.errors.contains("scvdb init --update"), "\(failed)")
    #expect(failed.errors.contains("'Start.storyboard'"), "\(failed)")
    let planned = try workplace.scvdb("init", "--update", "--dry-run")
    #expect(planned.output.contains("would have moved Baselines/main/sign-up.yaml to "))
    #expect(planned.output.contains("with 6 baselines"), "\(planned)")
    let updated = try workplace.scvdb("init", "--update")
    #expect(updated.status == 0, "\(updated)")
    #expect(
      updated.output == "moved Baselines/main/sign-up.yaml to Baselines/start/sign-up.yaml, "
        + "with 6 baselines: Start.storyboard\n"
    )
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 0 && tested.output.contains("passed: 6 cases"), "\(tested)")
    #expect(try workplace.contents().keys.filter { $0.hasPrefix("Baselines/main") } == [])
    let again = try workplace.scvdb("init", "--update")
    #expect(again.status == 0 && again.errors == "no scenario has a renamed document\n")
  }

  /// The list has neither comments nor rules about longer names.
  @Test func rulesWithFormerNamesAreListed() throws {
    let workplace = try Self.project()
    let policy = "# main/sign-up\nnote moved main/sign-up-2\nerror any scenario main/sign-up\n"
    try workplace.write(policy, to: "Baselines/drift.policy")
    let move = ["git", "mv", "Main.storyboard", "Start.storyboard"]
    #expect(try workplace.run("/usr/bin/env", move).status == 0)
    let output = try workplace.scvdb("init", "--update")
    #expect(output.status == 0, "\(output)")
    #expect(
      output.errors
        == "correct the names in these rules:\n"
        + "  Baselines/drift.policy:3: main/sign-up is now start/sign-up\n"
    )
  }

  @Test func deletedStoryboardIsNamed() throws {
    let workplace = try Self.project()
    #expect(try workplace.run("/usr/bin/env", ["rm", "Main.storyboard"]).status == 0)
    let output = try workplace.scvdb("init", "--update")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("git finds no renamed document for '../../Main.storyboard'"))
    #expect(output.errors.contains("delete the scenario"))
    let recorded = try workplace.scvdb("record")
    let names = "'Baselines/main/sign-up.yaml' 'Baselines/main/sign-up'"
    let command = "git rm -r --ignore-unmatch \(names)"
    #expect(recorded.status == 2 && recorded.errors.contains(command), "\(recorded)")
  }

  /// The error names the scenario of the deleted scene, and the command that deletes it.
  @Test func deletedSceneIsNamed() throws {
    let workplace = try Self.project()
    let scenario = "Baselines/main/sign-up.yaml"
    let text = try String(decoding: #require(workplace.contents()[scenario]), as: UTF8.self)
    try workplace.write(text.replacing("scene: SignUp", with: "scene: Gone"), to: scenario)
    let output = try workplace.scvdb("record")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("no scene 'Gone'"), "\(output)")
    let names = "'\(scenario)' 'Baselines/main/sign-up'"
    #expect(output.errors.contains("git rm -r --ignore-unmatch \(names)"), "\(output)")
  }
}
