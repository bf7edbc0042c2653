import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

@testable import BuiltInEngine

@Suite struct RevisionTests {
  @Test func theCurrentRevisionIsTheLatest() {
    #expect(BuiltInEngine.current.revision == EngineRevision.all.first)
    #expect(BuiltInEngine.current.identity.name == "scvdb")
  }

  @Test(arguments: EngineRevision.all)
  func everyRevisionIsFoundByItsVersion(revision: EngineRevision) {
    #expect(BuiltInEngine(version: revision.version)?.revision == revision)
    #expect(BuiltInEngine(revision: revision).identity.version == revision.version)
  }

  @Test func anUnknownVersionIsNotFound() {
    #expect(BuiltInEngine(version: "0.0.1") == nil)
  }

  @Test(arguments: EngineRevision.ofTechniques)
  func everyRevisionIsFoundByName(revision: EngineRevision) async throws {
    let engine = try #require(BuiltInEngine(label: revision.label))
    #expect(engine.revision == revision)
    #expect(engine.identity.name == revision.technique?.rawValue)
    let run = try await engine.checkedRun(FingerprintQuestion.question(for: revision))
    #expect(run.engine == engine.identity)
  }

  @Test func techniqueRevisionRefusesOtherTechniques() async throws {
    let engine = try #require(BuiltInEngine(label: "content-inset@2018.0.0"))
    let asked = try question("iphone-8", steps: [.checkpoint(name: "start")])
    await #expect(
      throws: EngineError.badQuestion(
        "engine content-inset@2018.0.0 supports content-inset only, not scrolling-content",
        [.fix("select it with --technique content-inset")]
      )
    ) { try await engine.run(asked) }
  }

  /// The newest revision of each technique is the present engine.
  @Test(arguments: [
    "scrolling-content@1.6.2", "container-scroll@0.1.0-2018.12.29", "content-inset@2020.0.0",
  ])
  func latestRevisionEqualsCurrentEngine(label: String) async throws {
    let engine = try #require(BuiltInEngine(label: label))
    let asked = FingerprintQuestion.question(for: engine.revision)
    let own = try await BuiltInEngine.current.run(asked)
    #expect(try await engine.run(asked).geometryHash == own.geometryHash)
  }

  @Test func fingerprintsDistinguishRevisions() {
    let revisions = EngineRevision.all + EngineRevision.ofTechniques
    let fingerprints = revisions.map { BuiltInEngine(revision: $0).identity.fingerprint }
    #expect(Set(fingerprints).count == revisions.count)
    #expect(fingerprints.allSatisfy { $0.count == 64 })
  }

  /// V01 to V11 list the differences between the versions.
  ///
  /// Versions 1.2.1 and 1.6.1 of scrolling-content are equal, so seven versions have six answers.
  @Test(
    arguments: [(.scrollingContent, 7, 6), (.containerScroll, 3, 3), (.contentInset, 4, 4)]
      as [(Technique, Int, Int)]
  )
  func answersDistinguishBehaviors(technique: Technique, versions: Int, answers: Int) {
    let revisions = EngineRevision.ofTechniques.filter { $0.technique == technique }
    #expect(revisions.count == versions)
    #expect(Set(revisions.map(Fingerprint.answer)).count == answers)
  }

  @Test func equalVersionsHaveEqualAnswers() throws {
    let engines = try ["1.2.1", "1.6.1"].map {
      try #require(BuiltInEngine(label: "scrolling-content@\($0)"))
    }
    #expect(Set(engines.map { Fingerprint.answer(of: $0.revision) }).count == 1)
    #expect(Set(engines.map(\.identity.fingerprint)).count == 2)
  }

  /// A fingerprint of errors would be equal for all engines without answers.
  @Test(arguments: EngineRevision.all)
  func fingerprintQuestionHasAnswer(revision: EngineRevision) async throws {
    let run = try await BuiltInEngine(revision: revision).checkedRun(FingerprintQuestion.question)
    #expect(run.steps.filter { $0.snapshot != nil }.count == 3)
  }
}

@Suite struct QuestionHashTests {
  @Test func namesAndOtherCasesKeepFingerprint() throws {
    let asked = try question("iphone-8", steps: [.checkpoint(name: "start")])
    var renamed = asked
    renamed.scenario.name = "another"
    renamed.scenario.description = "described"
    renamed.scenario.matrix.devices.append("iphone-x")
    #expect(renamed.hash == asked.hash)
  }

  @Test func everyInputChangesHash() throws {
    let asked = try question("iphone-8", steps: [.checkpoint(name: "start")])
    var variants = Array(repeating: asked, count: 16)
    variants[1].orientation = .landscape
    variants[2].scenario.steps.append(.wait(seconds: 1))
    variants[3].screens[0].rootView.constraints[1].constant = 201
    variants[4].scenario.options[.visibilityScrollMargin] = 1
    variants[5].scenario.tabs = [asked.screens[0].name]
    variants[6].scenario.navigation.toggle()
    variants[7].scenario.bars = Bars(navigationBar: false)
    variants[8].scenario.rootViewFrame = Rect(x: 0, y: 0, width: 100, height: 100)
    variants[9].scenario.simulation = SimulationSettings()
    variants[10].scenario.invariants.append(.noUnexpectedAmbiguity)
    variants[11].system = SystemVersion(12)
    variants[12].device.portrait.statusBarHeight += 1
    variants[13].scenario.splitView = .primary
    variants[14].scenario.accessibility = true
    variants[15].scenario.fixtures = "Fixtures.empty()"
    #expect(Set(variants.map(\.hash)).count == variants.count)
  }

  /// A new property belongs to the hash, or to the properties that cannot change an answer.
  @Test func hashCoversPropertiesOfScenario() throws {
    let withoutEffect: Set = [
      "name", "description", "engine", "explanations", "matrix", "fonts",
    ]
    // The hash has the contents of `screens`, not their files.
    let hashed: Set = [
      "screens", "navigation", "tabs", "bars", "splitView", "rootViewFrame", "simulation",
      "accessibility", "technique", "options", "invariants", "steps", "fixtures",
    ]
    let scenario = try question("iphone-8", steps: [.checkpoint(name: "start")]).scenario
    let properties = Set(Mirror(reflecting: scenario).children.compactMap(\.label))
    #expect(properties == withoutEffect.union(hashed))
  }
}
