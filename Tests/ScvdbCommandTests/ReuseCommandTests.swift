import Testing

/// Answers of the same build of the engine, which commands take from the database.
@Suite struct ReuseCommandTests {
  private static let scenario = """
    screens: { form: { view: { subviews: [{ name: box, frame: [20, 40, 100, 30] }] } } }
    technique: none
    matrix: { devices: [iphone-8, ipad-10], orientations: [portrait] }
    steps: [checkpoint: at rest]
    """

  private func workplace() throws -> Workplace {
    let workplace = try Workplace(["Baselines/form.yaml": Self.scenario])
    try #require(try workplace.scvdb("record").status == 0)
    return workplace
  }

  /// The two cases are answered already.
  @Test func recordTakesThemWhereThatIsAskedFor() throws {
    let workplace = try workplace()
    let note = "2 answers of the same build of the engine taken from the database"
    #expect(try workplace.scvdb("record", "--reuse").errors.contains(note))
    #expect(try workplace.scvdb("record").errors.isEmpty)
    #expect(try workplace.scvdb("check").status == 0)
  }

  @Test func testComesToTheSameWithThemAndWithout() throws {
    let workplace = try workplace()
    #expect(try workplace.scvdb("accept").status == 0)
    #expect(try workplace.scvdb("test").output.hasSuffix("passed: 2 cases, no drift\n"))
    #expect(
      try workplace.scvdb("test", "--no-reuse").output.hasSuffix("passed: 2 cases, no drift\n")
    )
  }

  @Test func anotherQuestionIsComputed() throws {
    let workplace = try workplace()
    let moved = Self.scenario.replacing("20, 40", with: "20, 60")
    try workplace.write(moved, to: "Baselines/form.yaml")
    let output = try workplace.scvdb("record", "--reuse")
    #expect(output.status == 0 && !output.errors.contains("taken from the database"))
  }
}
