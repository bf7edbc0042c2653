import BuiltInEngine
import DeviceCatalog
import EngineProtocol
import Foundation
import ScenarioModel
import Testing

@testable import Explorer

/// The explorer finds the techniques' known defects on the sign-up form of the baselines.
@Suite struct KnownDefectTests {
  /// A defect, with the variations that expose it in its technique.
  struct Known: Sendable, CustomTestStringConvertible {
    var technique: Technique
    var variations: [Variation] = []
    var rule: String
    var steps: [String]

    var testDescription: String { "\(technique.rawValue): \(steps.joined(separator: ", "))" }
  }

  static let known = [
    // The first field is visible, so the inset is unchanged, and the last field is under the
    // keyboard.
    Known(technique: .contentHeight, rule: "everythingReachable", steps: ["focus: nameField"]),
    // The technique ignores the keyboard's notifications during a rotation.
    Known(
      technique: .contentHeight,
      rule: "focusedFieldVisible",
      steps: ["focus: passwordField", "rotate: landscape"]
    ),
    // The technique uses the frame before the keyboard's movement, which may have no height.
    Known(
      technique: .contentInset,
      variations: [.keyboard(.firstBeginsWithoutHeight)],
      rule: "everythingReachable",
      steps: ["focus: nameField"]
    ),
    // The technique replaces the whole inset, including UIKit's part for the bar.
    Known(
      technique: .contentInset,
      variations: [.navigation, .system(SystemVersion(9, 3))],
      rule: "insetsRestoredAfterHide",
      steps: ["focus: nameField", "resign"]
    ),
    // The technique sets the bottom inset to zero, for any earlier value.
    Known(
      technique: .formRoot,
      variations: [.tabBar, .system(SystemVersion(9, 3))],
      rule: "insetsRestoredAfterHide",
      steps: ["focus: nameField", "resign"]
    ),
    // The technique overwrites the additional safe area.
    Known(
      technique: .containerScroll,
      variations: [.additionalSafeArea],
      rule: "insetsRestoredAfterHide",
      steps: ["focus: nameField", "resign"]
    ),
  ]

  @Test(arguments: known)
  func knownDefectIsFound(known: Known) async throws {
    let base = try #require(try signUp(known.technique).first)
    let question = Trial(base: base, variations: known.variations, events: []).variedQuestion
    let explorer = ScenarioExplorer(
      engine: BuiltInEngine.current,
      seed: 1,
      sequences: 0,
      variesSurroundings: false
    )
    let found = try await explorer.explore([question])
    #expect(found.failures.isEmpty)
    let defect = found.defects.first { $0.rule == known.rule && $0.steps == known.steps }
    try await checkThatItReproduces(#require(defect, "\(found.defects.map(\.words))"))
  }

  /// Reads the defect's file as `record` does, and runs it.
  private func checkThatItReproduces(_ defect: Defect) async throws {
    let text = defect.question.scenario.text()
    let file = try ScenarioFile.parse(text: text, file: signUpFolder.path + "/x.yaml", name: "x")
    let questions = try file.questions { try loadScene($0, $1, $2) }
    #expect(questions.count == 1)
    for question in questions {
      let run = try await BuiltInEngine.current.run(question)
      let isReproduced = run.findings.contains {
        $0.subject == .invariant("\(defect.rule)") && $0.detail == defect.message
      }
      #expect(isReproduced, "\(text)")
    }
  }

  /// A form that shrinks and scrolls as intended: three fields and a button from top to bottom.
  private let form = """
    screens:
      form:
        view:
          subviews:
            - name: first
              class: UITextField
              constraints:
                - { firstAttribute: leading, secondItem: view, constant: 20 }
                - { firstAttribute: trailing, secondItem: view, constant: -20 }
                - { firstAttribute: top, secondItem: view, constant: 20 }
                - { firstAttribute: height, constant: 44 }
            - name: last
              class: UITextField
              constraints:
                - { firstAttribute: leading, secondItem: first }
                - { firstAttribute: trailing, secondItem: first }
                - { firstAttribute: top, secondItem: first, secondAttribute: bottom, constant: 300 }
                - { firstAttribute: height, constant: 44 }
                - firstAttribute: bottom
                  relation: lessThanOrEqual
                  secondItem: view
                  constant: -20
    technique: scrolling-content
    matrix: { devices: [iphone-se-1, iphone-xs] }
    steps:
      - checkpoint: at rest
    """

  @Test func scrollingContentHasNoDefect() async throws {
    let file = try ScenarioFile.parse(text: form, file: "form.yaml", name: "form")
    let explorer = ScenarioExplorer(
      engine: BuiltInEngine.current,
      jobs: 2,
      seed: 1,
      sequences: 60
    )
    let questions = Array(try file.questions { try loadScene($0, $1, $2) })
    let found = try await explorer.explore(questions)
    #expect(found.failures.isEmpty)
    #expect(found.sequences == 60)
    #expect(found.defects.map(\.words) == [])
  }
}

extension Defect {
  fileprivate var words: String {
    "\(rule) \(view) \(question.identity): \(steps.joined(separator: ", ")): \(message)"
  }
}
