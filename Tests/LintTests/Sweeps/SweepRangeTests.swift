import Testing

@testable import Lint

@Suite struct SweepRangeTests {
  private static let limits = 1.0...1000
  private static let noRange = """
    is not a range from a smaller to a larger number between 1 and 1000
    fix: write two such numbers, like 1...1000
    """
  private static let badStep = """
    is not above 0, or makes more than 100000 stops of 1...4
    fix: give a larger --step
    """

  @Test func stopsIncludeBothEnds() throws {
    #expect(try SweepRange("1...4", within: Self.limits).values == [1, 2, 3, 4])
    #expect(try SweepRange("1...2", step: 0.4, within: Self.limits).values == [1, 1.4, 1.8, 2])
    #expect(try SweepRange("7...7", within: Self.limits).values == [7])
    #expect(try SweepRange("1...2.5", within: Self.limits).text == "1...2.5")
  }

  @Test(arguments: [
    ("", 1.0, "'' is not a range\nfix: write it like 320...1366"),
    ("1-4", 1, "'1-4' is not a range\nfix: write it like 320...1366"),
    ("1...2...3", 1, "'1...2...3' is not a range\nfix: write it like 320...1366"),
    ("a...4", 1, "'a...4' is not a range\nfix: write it like 320...1366"),
    ("4...1", 1, "'4...1' \(noRange)"), ("0...4", 1, "'0...4' \(noRange)"),
    ("1...nan", 1, "'1...nan' \(noRange)"), ("1...4", 0, "--step: a step of 0 \(badStep)"),
    ("1...4", -1, "--step: a step of -1 \(badStep)"),
    ("1...4", 0.00001, "--step: a step of 1e-05 \(badStep)"),
  ])
  func mistakesAreNamed(text: String, step: Double, mistake: String) {
    let error = #expect(throws: SweepRange.Mistake.self) {
      try SweepRange(text, step: step, within: Self.limits)
    }
    #expect(error?.description == mistake)
  }
}
