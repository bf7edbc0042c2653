import Foundation
import Testing

/// Tests `record --technique`: the same scenarios under other techniques.
@Suite struct TechniqueComparisonTests {
  private let scenario =
    lowFieldScreen + """
            constraints:
              - { firstAttribute: height, constant: 1000, priority: 600 }
      options: { shouldResizeContentViewForKeyboard: true }
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - checkpoint: nothing focused
        - focus: field
        - wait: 1
        - checkpoint: focused
      """

  /// The field ends at 640, and the keyboard begins at 451.
  @Test func tableShowsTechniquesWithVisibleField() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let output = try workplace.scvdb(
      "record",
      "--technique",
      "keyboard-layout-guide",
      "--technique",
      "none"
    )
    #expect(output.status == 0, "\(output)")
    #expect(
      output.output.hasPrefix(
        """
        FOCUSED FIELD VISIBLE  none              keyboard-layout-guide
        iphone-8 portrait      no: field by 189  yes
        recorded 2 cases of 1 scenario
        """
      ),
      "\(output)"
    )
  }

  @Test func everyTechniqueCanBeRecorded() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let output = try workplace.scvdb("record", "--technique", "all", "--format", "json")
    #expect(output.status == 0, "\(output)")
    let json = try JSONSerialization.jsonObject(with: Data(output.output.utf8)) as? [String: Any]
    let cells = try #require(json?["focusedField"] as? [[String: Any]])
    let visible = cells.filter { $0["visibleCheckpoints"] as? Int == 1 }
    let known = try JSONDecoder().decode(
      Techniques.self,
      from: Data(try workplace.scvdb("techniques", "--format", "json").output.utf8)
    )
    let labels = known.techniques.map(\.technique)
    #expect(Set(labels).isSuperset(of: ["none", "scrolling-content", "keyboard-layout-guide"]))
    #expect(cells.compactMap { $0["technique"] as? String } == labels)
    #expect(cells.allSatisfy { $0["focusedCheckpoints"] as? Int == 1 })
    // Each technique shows the field that UIKit alone leaves below the keyboard.
    #expect(visible.compactMap { $0["technique"] as? String } == labels.filter { $0 != "none" })
  }

  /// The output of `techniques --format json`.
  private struct Techniques: Decodable {
    struct Entry: Decodable { var technique: String }
    var techniques: [Entry]
  }

  @Test func unknownTechniqueIsRefused() throws {
    let workplace = try Workplace(["Baselines/box.yaml": scenario])
    let output = try workplace.scvdb("record", "--technique", "content-insets")
    #expect(
      output.description == """
        stderr: error: --technique: there is no technique 'content-insets'
        stderr: hint: did you mean 'content-inset'?
        status: 2
        """
    )
  }
}
