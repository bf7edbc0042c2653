import Foundation
import SnapshotModel
import Testing

@testable import ScenarioModel

/// Parses constraints of inline views, and reports invalid ones.
@Suite struct ConstraintTests {
  private func parse(_ constraint: String) throws -> ScenarioFile {
    let text = """
      screens:
        form:
          view:
            subviews: [{ name: box }, { name: list, class: UIScrollView }]
            constraints:
              - \(constraint)
      technique: none
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s")
  }

  private func constraint(_ text: String) throws -> ConstraintNode {
    guard case .inPlace(let view) = try parse(text).scenario.screens[0].source else {
      throw ScenarioError(.noCheckpoint, at: FileLocation(file: "", line: 0, column: 0))
    }
    return try #require(view.constraints.first)
  }

  /// The constraint is the list item in line 6, whose text begins in column 11.
  @Test func constraintWithoutANameHasALocation() throws {
    let unnamed = try constraint("{ firstItem: box, firstAttribute: width, constant: 4 }")
    #expect(unnamed.identity.location == FileLocation(file: "s.yaml", line: 6, column: 11))
    let named = try constraint(#"{ id: "12:9", firstItem: box, firstAttribute: width }"#)
    #expect(named.id == "12:9" && named.identity.location == nil)
  }

  @Test func fileIsNotInQuestion() throws {
    let unnamed = try constraint("{ firstItem: box, firstAttribute: width, constant: 4 }")
    var moved = unnamed
    moved.identity = ConstraintIdentity(
      .location(FileLocation(file: "t.yaml", line: 6, column: 11))
    )
    #expect(moved == unnamed && Set([moved, unnamed]).count == 1)
    let json = try JSONEncoder().encode(unnamed)
    #expect(String(decoding: json, as: UTF8.self).contains(#""id":"6:11""#))
    #expect(!String(decoding: json, as: UTF8.self).contains("ocation"))
    #expect(try JSONDecoder().decode(ConstraintNode.self, from: json) == unnamed)
  }

  /// A container's name precedes the text of the identity, and a row's number follows it.
  @Test func identityOfCopyKeepsLocation() {
    let location = FileLocation(file: "s.yaml", line: 6, column: 11)
    let identity = ConstraintIdentity(.location(location))
    let copy = identity.copied(number: 2).embedded(in: "container")
    #expect(copy.text == "container/6:11-2" && copy.location == location)
    #expect(identity.former != identity && identity.former.text == "6:11 before")
    #expect(ConstraintIdentity(.name("a")).embedded(in: "b").embedded(in: "c").text == "c/b/a")
  }

  @Test(arguments: ConstraintNode.Attribute.allCases)
  func everyAttributeIsReadAndWritten(attribute: ConstraintNode.Attribute) throws {
    let text = "{ id: c, firstItem: box, firstAttribute: \(attribute.rawValue), secondItem: list }"
    #expect(
      try constraint(text)
        == ConstraintNode(
          id: "c",
          firstItem: "box",
          firstAttribute: attribute,
          secondItem: "list",
          secondAttribute: attribute
        )
    )
    #expect(try parse(text).scenario.text().contains(text))
  }

  @Test(arguments: [
    "{ id: c, firstItem: box, firstAttribute: width, relation: greaterThanOrEqual, constant: 20, "
      + "priority: 749.5 }",
    "{ id: c, firstAttribute: top, secondItem: box, secondAttribute: bottom, multiplier: 2 }",
    "{ id: c, firstItem: box, firstAttribute: leading, secondItem: view.safeArea }",
    "{ id: c, firstItem: box, firstAttribute: leading, secondItem: view.layoutMargins }",
    "{ id: c, firstItem: box, firstAttribute: leading, secondItem: view.readableContent }",
    "{ id: c, firstItem: box, firstAttribute: bottom, secondItem: view.keyboard }",
    "{ id: c, firstItem: box, firstAttribute: width, secondItem: list.contentLayout }",
    "{ id: c, firstItem: box, firstAttribute: width, secondItem: list.frameLayout }",
  ])
  func constraintRoundTrips(text: String) throws {
    let scenario = try parse(text).scenario
    let again = try ScenarioFile.parse(text: scenario.text(), file: "s.yaml", name: "s").scenario
    #expect(again == scenario, "\(scenario.text())")
  }

  @Test(arguments: [
    (
      "{ firstAttribute: widht }",
      "6:29: there is no attribute 'widht'\nhint: did you mean 'width'?"
    ),
    (
      "{ constant: 20 }",
      "6:11: a constraint is missing the key 'firstAttribute'\nfix: add 'firstAttribute'"
    ),
    (
      "{ firstAttribute: top, secondAttribute: top }",
      "6:51: a constraint is missing the key 'secondItem'\nfix: add 'secondItem'"
    ),
    (
      "{ firstAttribute: top, secondItem: bxo }",
      "6:46: there is no view 'bxo'\nhint: did you mean 'box'?"
    ),
    (
      "{ firstAttribute: top, secondItem: box.safeAera }",
      "6:46: there is no guide 'box.safeAera'\nhint: did you mean 'box.safeArea'?"
    ),
    (
      "{ firstAttribute: width, priority: 0 }",
      "6:46: 'priority' must be a priority from 0.001 to 1000, not 0\nfix: "
        + "write a priority from 0.001 to 1000"
    ),
    (
      "{ firstAttribute: width, relation: equals }",
      "6:46: there is no relation 'equals'\nhint: did you mean 'equal'?"
    ),
  ])
  func constraintErrorHasMessage(text: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) { try parse(text) }
    #expect(error.description == "s.yaml:" + message)
  }

  /// Constraints that raise an exception in UIKit, whatever the items are.
  @Test(
    arguments: [
      (.width, nil, 1, nil), (.height, nil, 1, nil), (.top, nil, 1, "top needs a second item"),
      (.top, .bottom, 1, nil), (.top, .baseline, 1, nil), (.centerX, .leading, 1, nil),
      (.width, .height, 1, nil), (.width, .height, 0, nil),
      (.top, .bottom, 0, "a multiplier of 0 leaves no second item to top"),
      (.width, .top, 1, "it relates a size to a position: width to top"),
      (.left, .top, 1, "it relates a horizontal position to a vertical one: left to top"),
      (
        .leading, .left, 1,
        "it relates leading or trailing to left or right: leading to left"
      ),
      (
        .rightMargin, .trailing, 1,
        "it relates leading or trailing to left or right: rightMargin to trailing"
      ),
      (.leading, .trailingMargin, 1, nil),
    ] as [(ConstraintNode.Attribute, ConstraintNode.Attribute?, Double, String?)]
  )
  func constraintDefectIsNamed(
    first: ConstraintNode.Attribute,
    second: ConstraintNode.Attribute?,
    multiplier: Double,
    defect: String?
  ) {
    let constraint = ConstraintNode(
      id: "c",
      firstItem: "a",
      firstAttribute: first,
      secondItem: second == nil ? nil : "b",
      secondAttribute: second,
      multiplier: multiplier
    )
    #expect(constraint.defect == defect)
  }
}

extension ConstraintNode.Attribute {
  fileprivate static var baseline: Self { .lastBaseline }
}
