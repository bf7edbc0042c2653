import SnapshotModel
import Testing

/// Tests the grid that recordings use to compare lengths.
@Suite struct GeometryTests {
  /// A thousandth of a point; halves are rounded away from zero, and minus zero is zero.
  @Test(arguments: [
    (1.0, 1.0), (63.666666, 63.667), (0.0004, 0), (-0.0004, 0), (0.0005, 0.001), (-0.0005, -0.001),
    (0.1 + 0.2, 0.3), (20.333333333, 20.333),
  ])
  func lengthIsRoundedToThousandths(value: Double, expected: Double) {
    let rounded = canonicalPoints(value)
    #expect(rounded == expected && rounded.sign == (expected < 0 ? .minus : .plus))
  }

  @Test func everyValueComponentIsRounded() {
    let third = 1.0 / 3
    #expect(Point(x: third, y: -third) == Point(x: 0.333, y: -0.333))
    #expect(Size(width: third, height: 2 * third) == Size(width: 0.333, height: 0.667))
    let rect = Rect(x: third, y: third, width: 2 * third, height: 2 * third)
    #expect(rect == Rect(x: 0.333, y: 0.333, width: 0.667, height: 0.667))
    let insets = Insets(top: third, left: third, bottom: third, right: third)
    #expect(insets == Insets(top: 0.333, left: 0.333, bottom: 0.333, right: 0.333))
  }

  @Test(arguments: [(375.0, "375"), (20.333, "20.333"), (-0.5, "-0.5"), (0, "0")])
  func numberIsPlain(value: Double, text: String) {
    #expect(value.plain == text)
  }

  @Test func distinctKeepsFirstOccurrenceOrder() {
    #expect([3, 1, 3, 2, 1].distinct == [3, 1, 2])
    #expect([Int]().distinct.isEmpty)
  }

  @Test(arguments: [
    ("sign-up", true), ("sign-up/keyboard", true), ("sign", false), ("keyboard", false),
  ])
  func caseBelongsToScenarioOrFolder(name: String, isOf: Bool) {
    let identity = CaseIdentity(
      scenario: "sign-up/keyboard",
      device: "iphone-8",
      orientation: "portrait",
      technique: "none"
    )
    #expect(identity.isOf(scenario: name) == isOf)
  }

  @Test(arguments: [
    ("ab12", QuestionHash(digest: "ab12")),
    ("code-ab12", QuestionHash(digest: "ab12", isPartial: true)),
  ])
  func partialQuestionIsMarkedInText(text: String, hash: QuestionHash) {
    #expect(hash.text == text)
    #expect(QuestionHash(text: text) == hash)
  }
}
