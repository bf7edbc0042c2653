import Foundation
import SnapshotModel
import Testing

@testable import ScenarioModel

/// Tests the techniques and their options, row by row.
@Suite struct TechniqueOptionTests {
  /// Every option of every technique.
  static let pairs = Technique.allCases.flatMap { technique in
    technique.options.map { (technique, $0) }
  }

  private func options(_ text: String, of technique: Technique) throws -> TechniqueOptions {
    let file = """
      screens: { form: { view: {} } }
      technique: \(technique.rawValue)
      options: { \(text) }
      matrix: { devices: [iphone-8] }
      steps: [checkpoint: end]
      """
    let scenario = try ScenarioFile.parse(text: file, file: "s.yaml", name: "s").scenario
    #expect(scenario.text().contains("\noptions: { \(text) }\n"))
    return scenario.options
  }

  @Test(arguments: pairs)
  func optionRoundTrips(technique: Technique, option: TechniqueOption) throws {
    let values: [TechniqueOptions.Value] =
      switch option.row.kind {
      case .flag: [true, false]
      case .points: [8, 0, -2.5]
      case .word(let words): words.map { .word($0) }
      }
    for value in values {
      let options = try options("\(option.rawValue): \(value)", of: technique)
      #expect(options[option] == value)
      let json = try JSONEncoder().encode(options)
      #expect(try JSONDecoder().decode(TechniqueOptions.self, from: json) == options)
    }
  }

  @Test(arguments: pairs)
  func optionOfWrongTypeIsRefused(technique: Technique, option: TechniqueOption) throws {
    let error = try #require(throws: ScenarioErrors.self) {
      try options("\(option.rawValue): [1]", of: technique)
    }
    let column = "options: { ".count + option.rawValue.count + 3
    #expect(error.first.location == FileLocation(file: "s.yaml", line: 3, column: column))
    let expected: String =
      switch option.row.kind {
      case .flag: "true or false"
      case .points: "a number of points"
      case .word: "text"
      }
    #expect(
      error.first.problem
        == .wrongType(label: "'\(option.rawValue)'", expected: expected, found: "a list")
    )
  }

  @Test(arguments: TechniqueOption.allCases)
  func otherTechniquesRefuseOption(option: TechniqueOption) throws {
    let owners = Technique.allCases.filter { $0.options.contains(option) }
    #expect(!owners.isEmpty)
    for other in Technique.allCases where !owners.contains(other) && !other.options.isEmpty {
      let error = try #require(throws: ScenarioErrors.self) {
        try options("\(option.rawValue): true", of: other)
      }
      let known = other.options.map(\.rawValue)
      #expect(
        error.first.problem
          == .optionOfAnotherTechnique(
            option.rawValue,
            technique: other.rawValue,
            known: known
          )
      )
    }
  }

  /// A default is a valid value of the option.
  ///
  /// Only an option that the screen decides has no default.
  @Test(arguments: TechniqueOption.allCases)
  func defaultMatchesKindOfOption(option: TechniqueOption) {
    let row = option.row
    #expect((row.defaultValue == nil) == (row.standard != nil))
    switch (row.kind, row.defaultValue) {
    case (.flag, .flag?), (.points, .points?), (.points, nil): break
    case (.word(let words), .word(let word)?): #expect(words.contains(word))
    default: Issue.record("\(option) is a \(row.kind) with the default \(row.defaultValue as Any)")
    }
  }

  @Test func invalidKeywordIsRefused() throws {
    let error = try #require(throws: ScenarioErrors.self) {
      try options("keyboardDismissMode: onDrg", of: .formRoot)
    }
    #expect(
      error.description
        == "s.yaml:3:33: there is no keyboard dismiss mode 'onDrg'\nhint: did you mean 'onDrag'?"
    )
  }

  @Test func otherTechniquesOptionsAreRemoved() {
    var options = TechniqueOptions()
    options[.visibilityScrollMargin] = 8
    options[.usesBottomSafeArea] = false
    var kept = TechniqueOptions()
    kept[.visibilityScrollMargin] = 8
    #expect(options.restricted(to: .scrollingContent) == kept)
    #expect(options.restricted(to: .none) == TechniqueOptions())
    #expect(options.points(.visibilityScrollMargin) == 8)
    #expect(options.flag(.visibilityScrollMargin) == nil)
    #expect(options.flag(.usesBottomSafeArea) == false)
  }

  @Test func unknownOptionInJSONIsRefused() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(TechniqueOptions.self, from: Data(#"{"margin": 8}"#.utf8))
    }
  }
}
