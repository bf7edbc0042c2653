import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

@testable import Explorer

@Suite struct VariationTests {
  private let keyboardBehaviors = Variation.KeyboardBehavior.allCases.map(Variation.keyboard)

  /// A form already in a navigation controller is not put into another one, but may get bars.
  ///
  /// The iPhone 8 was released with iOS 11, so it never ran a system without safe areas.
  @Test func scenarioDeterminesVariations() throws {
    var question = try smallForm()
    question.scenario.technique = .none
    #expect(Variation.all(for: question) == [.tabBar, .toolbar] + keyboardBehaviors)
    question.scenario.bars = Bars(toolbar: true, tabBar: true)
    #expect(Variation.all(for: question) == keyboardBehaviors)
    // A toolbar needs a navigation controller.
    question.scenario.navigation = false
    question.scenario.bars = nil
    #expect(Variation.all(for: question) == [.navigation, .tabBar] + keyboardBehaviors)
  }

  /// The iPhone 6 was released with iOS 8; a technique that needs a safe area always gets one.
  @Test func techniqueLimitsSystemVariations() throws {
    var question = try smallForm()
    question.device = try #require(Devices.device(id: "iphone-6"))
    question.scenario.technique = .contentInset
    let system = Variation.system(SystemVersion(9, 3))
    #expect(Variation.all(for: question) == [.tabBar, .toolbar, system] + keyboardBehaviors)
    question.scenario.technique = .containerScroll
    #expect(
      Variation.all(for: question) == [.tabBar, .toolbar, .additionalSafeArea] + keyboardBehaviors
    )
    // A screen with its own additional safe area keeps it.
    question.screens[0].additionalSafeAreaInsets = Insets(top: 0, left: 0, bottom: 8, right: 0)
    #expect(Variation.all(for: question) == [.tabBar, .toolbar] + keyboardBehaviors)
  }

  @Test(arguments: [("form", "pushed"), ("pushed", "second")])
  func singleScreenGetsCopyToPush(name: String, pushed: String) throws {
    var question = try smallForm()
    question.screens.removeLast()
    question.scenario.screens.removeLast()
    question.screens[0].name = name
    question.scenario.screens[0].name = name
    question.scenario.navigation = false
    Variation.navigation.apply(to: &question)
    #expect(question.scenario.navigation)
    #expect(question.scenario.screens.map(\.name) == [name, pushed])
    #expect(question.screens.map(\.name) == [name, pushed])
    #expect(question.screens[0].rootView == question.screens[1].rootView)
  }

  /// Findings must be written to files that can be read again.
  @Test func everyVariationRoundTrips() throws {
    var base = try smallForm()
    base.device = try #require(Devices.device(id: "iphone-6"))
    for technique in [Technique.contentInset, .containerScroll] {
      base.scenario.technique = technique
      let plain = Trial(base: base, events: [], relation: nil)
        .finding("found", invariants: [], expectations: []).scenario
      for variation in Variation.all(for: base) {
        let trial = Trial(base: base, variations: [variation], events: [], relation: nil)
        let written = trial.finding("found", invariants: [], expectations: []).scenario
        let file = try ScenarioFile.parse(text: written.text(), file: "form.yaml", name: "form")
        #expect(written != plain)
        #expect(file.scenario.bars == written.bars)
        #expect(file.scenario.simulation == written.simulation)
        #expect(file.scenario.matrix.systems == written.matrix.systems)
        #expect(
          file.scenario.screens.map(\.additionalSafeAreaInsets)
            == written.screens.map(\.additionalSafeAreaInsets)
        )
      }
    }
  }
}
