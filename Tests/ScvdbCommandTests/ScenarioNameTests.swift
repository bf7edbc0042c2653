import Testing

/// The names that `init` gives to scenes with the names of their documents.
@Suite struct ScenarioNameTests {
  private static func scenarios(at workplace: Workplace) throws -> [String] {
    try workplace.contents().keys.filter { $0.hasSuffix(".yaml") && $0 != "scvdb.yaml" }.sorted()
  }

  @Test func onlySceneHasDocumentName() throws {
    let workplace = try Workplace(["Login.storyboard": plainStoryboard(["Login"])])
    #expect(try workplace.scvdb("init", ".").status == 0)
    #expect(try Self.scenarios(at: workplace) == ["Baselines/login.yaml"])
    try workplace.acceptAll()
    // A second scene has its own name, beside the written one.
    try workplace.write(plainStoryboard(["Login", "Forgot"]), to: "Login.storyboard")
    #expect(try workplace.scvdb("init").status == 0)
    let names = ["Baselines/login.yaml", "Baselines/login/forgot.yaml"]
    #expect(try Self.scenarios(at: workplace) == names)
    let tested = try workplace.scvdb("test", "login")
    #expect(tested.status == 0, "\(tested)")
    try workplace.acceptAll()
    let all = try workplace.scvdb("test")
    #expect(all.status == 0, "\(all)")
  }

  /// Without documents and a project file, all documents of the folder have scenarios.
  @Test func folderIsTheDefault() throws {
    let workplace = try Workplace(["App/Login.storyboard": plainStoryboard(["Login"])])
    #expect(try workplace.scvdb("init").status == 0)
    #expect(try Self.scenarios(at: workplace) == ["Baselines/login.yaml"])
    let project = try #require(workplace.contents()["scvdb.yaml"])
    #expect(String(decoding: project, as: UTF8.self).contains("screens: [.]"))
  }

  @Test func sceneOfSeveralIsInFolder() throws {
    let workplace = try Workplace(["Login.storyboard": plainStoryboard(["Forgot", "Login"])])
    #expect(try workplace.scvdb("init", ".").status == 0)
    let names = ["Baselines/login/forgot.yaml", "Baselines/login/login.yaml"]
    #expect(try Self.scenarios(at: workplace) == names)
    // The written name remains when the other scene disappears.
    try workplace.write(plainStoryboard(["Login"]), to: "Login.storyboard")
    #expect(try workplace.scvdb("init").status == 0)
    #expect(try Self.scenarios(at: workplace) == names)
  }

  @Test func otherDocumentHasOtherName() throws {
    let workplace = try Workplace([
      "One/Login.storyboard": plainStoryboard(["Login"]),
      "Two/Login.storyboard": plainStoryboard(["Login"]),
    ])
    #expect(try workplace.scvdb("init", "One").status == 0)
    #expect(try workplace.scvdb("init", "Two").status == 0)
    let names = ["Baselines/login.yaml", "Baselines/two-login/login.yaml"]
    #expect(try Self.scenarios(at: workplace) == names)
  }

  @Test func renamedDocumentMovesName() throws {
    let workplace = try Workplace(["Login.storyboard": plainStoryboard(["Login"])])
    #expect(try workplace.scvdb("init", ".").status == 0)
    try workplace.acceptAll()
    try workplace.commitAll()
    let move = ["git", "mv", "Login.storyboard", "Start.storyboard"]
    #expect(try workplace.run("/usr/bin/env", move).status == 0)
    #expect(try workplace.scvdb("init", "--update").status == 0)
    #expect(try Self.scenarios(at: workplace) == ["Baselines/start.yaml"])
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 0, "\(tested)")
  }
}
