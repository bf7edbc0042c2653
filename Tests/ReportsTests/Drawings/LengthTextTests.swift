import SnapshotModel
import Testing

@testable import Reports

@Suite struct LengthTextTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "0"), (0.0004, "0"), (-0.0005, "-0.001"), (0.1, "0.1"), (0.01, "0.01"),
    (20.333333, "20.333"), (-7.05, "-7.05"), (375, "375"), (1e9 + 0.25, "1000000000.25"),
  ])
  func lengthsHaveAtMostThreeDecimals(value: Double, text: String) {
    #expect(number(value) == text)
  }

  /// The general conversion of a number gives the same text.
  @Test func lengthsHaveShortestText() {
    var thousandths = 1
    while thousandths < 3_000_000_000_000_000 {
      for value in [Double(thousandths) / 1000, -Double(thousandths) / 1000] {
        #expect(number(value) == canonicalPoints(value).plain)
      }
      thousandths += thousandths / 97 + 1
    }
    for value in [1e15, -1e18, 1e300, .infinity] { #expect(number(value) == value.plain) }
  }
}
