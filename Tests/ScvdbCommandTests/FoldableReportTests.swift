import Foundation
import ScvdbTestSupport
import Testing

/// Tests public reports about the iPhone Duo, and the steps that change its display.
@Suite struct FoldableReportTests {
  /// A card from the safe area to the screen's trailing edge is below the bars at that side, 84 points
  /// wide: its button of 44 points, 16 before the edge (skedgo/TGCardViewController#31).
  @Test func cardBelowVerticalBarsIsFound() throws {
    let scenario = """
      screens:
        map:
          view:
            name: root
            subviews:
              - name: card
                constraints:
                  - { firstAttribute: leading, secondItem: root.safeArea }
                  - { firstAttribute: trailing, secondItem: root }
                  - { firstAttribute: bottom, secondItem: root.safeArea }
                  - { firstAttribute: height, constant: 200 }
                subviews:
                  - name: close
                    class: UIButton
                    constraints:
                      - { firstAttribute: trailing, secondItem: card, constant: -16 }
                      - { firstAttribute: top, secondItem: card, constant: 16 }
                      - { firstAttribute: width, constant: 44 }
                      - { firstAttribute: height, constant: 44 }
      navigation: true
      technique: none
      matrix: { devices: [iphone-17, iphone-duo], orientations: [portrait] }
      steps: [checkpoint: at rest]
      """
    let workplace = try Workplace(["Baselines/map.yaml": scenario])
    #expect(try workplace.scvdb("record").status == 0)
    let output = try workplace.scvdb("diff", "device:iphone-17", "device:iphone-duo")
    let text = output.output.replacing(/\s+/, with: " ")
    #expect(text.contains("safe area right 0 -> 84"), "\(output)")
    #expect(text.contains("close: now covered by a bar by 44 pt"), "\(output)")
  }

  /// Folding makes the screen 890 - 678 = 212 points lower, without a keyboard (Ark0N/Codeman#407).
  @Test func foldingIsNoKeyboard() throws {
    let scenario = """
      screens: { chat: { view: { name: root } } }
      technique: none
      matrix: { devices: [iphone-duo], orientations: [portrait] }
      steps:
        - unfold
        - wait: 1
        - checkpoint: { name: unfolded, expect: [root.height == 890] }
        - expectEvents: [rotation display, no notification keyboardWillShow]
        - fold
        - wait: 1
        - checkpoint: { name: folded, expect: [root.height == 890 - 212] }
        - expectEvents: [rotation display, no notification keyboardWillShow]
      """
    let workplace = try Workplace(["Baselines/chat.yaml": scenario])
    let output = try workplace.scvdb("record")
    #expect(output.status == 0, "\(output)")
  }

  @Test(arguments: ["fold", "unfold"])
  func oneDisplayCannotFold(step: String) throws {
    let scenario = """
      screens: { box: { view: {} } }
      technique: none
      matrix: { devices: [iphone-16], orientations: [portrait] }
      steps: [\(step), checkpoint: at rest]
      """
    let output = try Workplace(["Baselines/box.yaml": scenario]).scvdb("record")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("iphone-16 has one display"), "\(output)")
    #expect(output.errors.contains("fix: choose a foldable device"), "\(output)")
  }

  /// The catalog has both displays, and marks the guesses.
  @Test func listHasBothDisplays() throws {
    let output = try Workplace().scvdb("devices", "--system", "27.1").output
    let row = try #require(output.split(separator: "\n").first { $0.hasPrefix("iphone-duo") })
    #expect(row.contains("466 x 678 / 626 x 890") && row.contains("27.1 to 27"), "\(row)")
    #expect(row.contains("side of the vertical bars: right"), "\(row)")
    #expect(!(try Workplace().scvdb("devices", "--system", "26").output.contains("iphone-duo")))
  }
}
