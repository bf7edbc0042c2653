import Foundation
import Testing

@testable import ScenarioModel

@Suite struct SharedValueTests {
  private var label: ViewNode {
    var label = ViewNode(id: "a", name: "label", kind: .label)
    label.properties.text = "Log In"
    return label
  }

  @Test func changedCopyLeavesOriginal() {
    let original = label
    var copy = original
    copy.properties.text = "Sign Up"
    #expect(original.properties.text == "Log In")
    #expect(copy.properties.text == "Sign Up")
    #expect(copy != original)
  }

  @Test func equalValuesHaveEqualHashes() {
    let (first, second) = (label, label)
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
  }

  /// The encoded node is the same object as without a shared value.
  @Test func encodingContainsTheValueItself() throws {
    let data = try JSONEncoder().encode(label)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let properties = object?["properties"] as? [String: String]
    #expect(properties == ["text": "Log In"])
    #expect(try JSONDecoder().decode(ViewNode.self, from: data) == label)
  }
}
