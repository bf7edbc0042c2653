import DeviceCatalog
import Foundation
import SnapshotModel
import Testing

@testable import ScenarioModel

@Suite struct QuestionDigestTests {
  private static let text = """
    description: Anything
    screens:
      form: { view: { subviews: [{ name: field, class: UITextField, frame: [0, 0, 100, 30] }] } }
      next: { view: { name: box } }
    fixtures: Fixtures.empty()
    navigation: true
    tabs: [form]
    bars: { toolbar: true }
    splitView: secondary
    rootViewFrame: [0, 20.5, 320, 400]
    accessibility: true
    explanations: true
    technique: content-inset
    options: { usesKeyboardEndFrame: true }
    simulation: { keyboardDuration: 0.3 }
    matrix: { devices: [iphone-8, iphone-se-1], orientations: [portrait, landscape] }
    invariants: [focusedFieldVisible, field.width <= 320]
    steps:
      - focus: field
      - push: next
      - checkpoint: end
    """

  private func questions() throws -> [CaseQuestion] {
    let scenario = try ScenarioFile.parse(text: Self.text, file: "form.yaml", name: "form").scenario
    let screens = scenario.screens.map { reference in
      let root = ViewNode(id: reference.name, name: reference.name, kind: .view)
      return Screen(name: reference.name, rootView: root)
    }
    return scenario.cases().map {
      CaseQuestion(
        scenario: scenario,
        screens: screens,
        device: $0.device,
        orientation: $0.orientation,
        system: $0.system
      )
    }
  }

  /// The members of a question that can change its result.
  private struct Essential: Encodable {
    var technique: Technique
    var options: TechniqueOptions
    var navigation: Bool
    var fixtures: String?
    var tabs: [String]?
    var bars: Bars?
    var splitView: SplitViewColumn?
    var rootViewFrame: Rect?
    var accessibility: Bool?
    var simulation: SimulationSettings?
    var invariants: [Invariant]
    var steps: [ScenarioStep]
    var screens: [Screen]
    var device: Device
    var orientation: DeviceOrientation
    var system: SystemVersion?

    init(_ question: CaseQuestion) {
      technique = question.scenario.technique
      options = question.scenario.options
      navigation = question.scenario.navigation
      fixtures = question.scenario.fixtures
      tabs = question.scenario.tabs
      bars = question.scenario.bars
      splitView = question.scenario.splitView
      rootViewFrame = question.scenario.rootViewFrame
      accessibility = question.scenario.accessibility
      simulation = question.scenario.simulation
      invariants = question.scenario.invariants
      steps = question.scenario.steps
      screens = question.screens
      device = question.device
      orientation = question.orientation
      system = question.system
    }
  }

  /// The hash is of one object, encoded in one piece.
  @Test func hashCoversSortedEssentialJSON() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    for question in try questions() {
      let text = try encoder.encode(Essential(question))
      #expect(QuestionDigest().hash(of: question).text == sha256Hex(text))
      #expect(question.hash.text == sha256Hex(text))
    }
  }

  /// A new property of scenarios is a member of the hash unless `hashed` removes it.
  @Test func hashListsEveryProperty() throws {
    let scenario = try questions()[0].scenario
    #expect(names(in: scenario, areNil: true) == ["engine", "fonts"])
    #expect(
      Set(scenario.hashedMembers.keys)
        == names(in: scenario.hashed, areNil: false).subtracting(["matrix", "name", "screens"])
    )
  }

  private func names(in scenario: Scenario, areNil: Bool) -> Set<String> {
    let properties = Mirror(reflecting: scenario).children.filter { property in
      let mirror = Mirror(reflecting: property.value)
      return (mirror.displayStyle == .optional && mirror.children.isEmpty) == areNil
    }
    return Set(properties.compactMap(\.label))
  }

  /// A digest's cache of other questions has no effect.
  @Test func cachedDigestsEqualSingleDigests() throws {
    var asked = try questions()
    // More scenarios than a digest caches, and each of them twice.
    for number in 1...20 {
      var other = asked[0]
      other.scenario.steps.append(.wait(seconds: Double(number)))
      asked.append(other)
    }
    asked += asked
    let digest = QuestionDigest()
    #expect(asked.map(digest.hash) == asked.map { QuestionDigest().hash(of: $0) })
    #expect(Set(asked.map(digest.hash)).count == asked.count / 2)
  }

  /// The technique is the only difference of many questions, and near the end of their texts.
  @Test func techniquesDistinguishHashes() throws {
    let asked = try questions()
    let varied = Technique.allCases.flatMap { technique in
      asked.map { question in
        var question = question
        question.scenario.technique = technique
        return question
      }
    }
    let digest = QuestionDigest()
    #expect(varied.map(digest.hash) == varied.map { QuestionDigest().hash(of: $0) })
    #expect(Set(varied.map(digest.hash)).count == varied.count)
  }

  /// A digest caches a device by identifier, and only for an equal device.
  @Test func devicesWithSameIdentifierAreDistinguished() throws {
    let asked = try questions()[0]
    var other = asked
    other.device.scale += 1
    let digest = QuestionDigest()
    let both = [asked, other, asked]
    #expect(both.map(digest.hash) == both.map { QuestionDigest().hash(of: $0) })
    #expect(digest.measuredQuestion(of: asked) != digest.measuredQuestion(of: other))
    #expect(digest.measuredQuestion(of: asked) == digest.measuredQuestion(of: asked))
  }

  @Test func fontAndScreenPathsKeepHash() throws {
    let asked = try questions()[0]
    var moved = asked
    moved.scenario.fonts = ["Fonts"]
    moved.scenario.screens[0].source = .file("form.screen.yaml")
    #expect(moved.hash == asked.hash)
  }

  /// A replaced font with the same name gives texts other sizes, which changes the question.
  @Test func fontContentChangesHash() throws {
    func question(_ file: String, _ sha256: String) throws -> CaseQuestion {
      var question = try questions()[0]
      let font = FontReference(name: "Inter", face: "Inter-Regular", file: file, sha256: sha256)
      question.screens[0].fonts = [font]
      return question
    }
    let asked = try question("a/Inter.ttf", "aa").hash
    #expect(try question("b/Inter.ttf", "aa").hash == asked)
    #expect(try question("a/Inter.ttf", "bb").hash != asked)
  }

  @Test func valuesAreComputedOnceUntilEvicted() {
    let values = RecentValues<Int, Int>(capacity: 2)
    var computed: [Int] = []
    func value(_ key: Int) -> Int {
      values.value(for: key) {
        computed.append($0)
        return $0 * 10
      }
    }
    #expect([1, 2, 1, 2].map(value) == [10, 20, 10, 20])
    #expect(computed == [1, 2])
    // The third value replaces the first in the cache.
    #expect([3, 2, 3].map(value) == [30, 20, 30])
    #expect(computed == [1, 2, 3])
    #expect(value(1) == 10)
    #expect(computed == [1, 2, 3, 1])
  }
}
