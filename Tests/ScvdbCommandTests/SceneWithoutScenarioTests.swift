import Testing

/// Recording commands list the scenes of a project that no scenario shows.
@Suite struct SceneWithoutScenarioTests {
  private static func project(_ scenes: [String]) throws -> Workplace {
    let workplace = try Workplace(["App/Main.storyboard": plainStoryboard(scenes)])
    #expect(try workplace.scvdb("init", "App").status == 0)
    return workplace
  }

  @Test func newScenesAreListed() throws {
    let workplace = try Self.project(["One"])
    let complete = try workplace.scvdb("record")
    #expect(complete.status == 0 && !complete.errors.contains("no scenario"), "\(complete)")
    let names = ["One", "Two", "Three", "Four", "Five", "Six", "Seven"]
    try workplace.write(plainStoryboard(names), to: "App/Main.storyboard")
    let output = try workplace.scvdb("record")
    #expect(output.status == 0, "\(output)")
    #expect(output.errors.contains("note: 6 scenes have no scenario; 'scvdb init' writes them"))
    #expect(output.errors.contains("App/Main.storyboard:8:"), "\(output)")
    #expect(output.errors.contains(": Six") && !output.errors.contains("Seven"), "\(output)")
    #expect(output.errors.contains("1 more"), "\(output)")
    #expect(try workplace.scvdb("init").status == 0)
    let repaired = try workplace.scvdb("record")
    #expect(repaired.status == 0 && !repaired.errors.contains("no scenario"), "\(repaired)")
  }

  @Test func selectedScenariosListNothing() throws {
    let workplace = try Self.project(["One"])
    try workplace.write(plainStoryboard(["One", "Two"]), to: "App/Main.storyboard")
    let output = try workplace.scvdb("record", "main/one")
    #expect(output.status == 0 && !output.errors.contains("no scenario"), "\(output)")
    let filtered = try workplace.scvdb("record", "--device", "iphone-se-1")
    #expect(filtered.errors.contains("note: 1 scene has no scenario; 'scvdb init' writes one"))
  }
}
