import ScvdbTestSupport
import Testing

@testable import SnapshotModel

/// Tests the line of a fact with a property of each kind.
@Suite struct RecordedFactTests {
  private static let wholeLine = """
    email frame 1 2 3 4 by script to 5.5 keyboard 6 7 8 9 hidden content 18 19 offset 20 21 inset \
    0 0 0 0 adjusted 0 0 0 0 traits button link

    """

  private func line(of fact: SampleFact) -> String {
    var text = CanonicalText()
    text.appendLine(of: fact)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  private func fact(in line: String) throws -> SampleFact {
    let bytes = Array(line.dropLast().utf8)
    var parsed = try BaselineLine(bytes, in: bytes.indices, file: "f.txt", number: 7)
    let fact: SampleFact = try parsed.fact()
    try parsed.expectEnd()
    return fact
  }

  @Test func lineHasEachPropertyInOrder() throws {
    #expect(line(of: SampleFact()) == Self.wholeLine)
    var expected = SampleFact()
    // Only columns have these two.
    (expected.step, expected.payload) = (0, nil)
    #expect(try fact(in: Self.wholeLine) == expected)
  }

  @Test func lineOmitsBlankProperties() throws {
    var blank = SampleFact.blank
    (blank.name, blank.cause) = ("email", .script)
    #expect(line(of: blank) == "email frame 0 0 0 0 by script\n")
    #expect(try fact(in: line(of: blank)) == blank)
  }

  /// The error describes the missing number of the property.
  @Test(arguments: [
    ("email frame 1 2 by script\n", "width of the frame"),
    ("email frame 1 2 3 4\n", "'by'"),
    ("email frame 1 2 3 4 by x\n", "'technique' or"),
    ("email frame 1 2 3 4 by script traits\n", "a trait"),
  ])
  func missingValueIsDescribed(line: String, description: String) throws {
    let error = try #require(throws: BaselineError.self) { try fact(in: line) }
    #expect("\(error)".contains("expected \(description)"), "\(error)")
  }

  @Test func eachNumberIsCheckedAgainstGrid() {
    #expect(SampleFact().isOnGrid)
    var facts = [SampleFact(), SampleFact(), SampleFact()]
    // A ten-thousandth of a point is not on the grid of thousandths.
    facts[0].value = .number(0.0001)
    facts[1].payload?.duration = 0.0001
    facts[2].value = .number(.nan)
    #expect(facts.allSatisfy { !$0.isOnGrid })
  }
}
