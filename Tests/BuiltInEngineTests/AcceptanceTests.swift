import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import ScenarioModel
import SnapshotModel
import Testing

/// Facts about the techniques: scenarios with their expected numbers.
///
/// A file has the name of the fact that it checks.
@Suite struct AcceptanceTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Acceptance")

  static let files: [String] = (try? ScenarioDiscovery.files(under: folder)) ?? []

  /// The facts' numbers are exact, so frames must match them to a thousandth of a point.
  ///
  /// Frames rounded to pixels may differ by one pixel.
  @Test(arguments: files, [false, true])
  func scenarioMatchesItsFacts(file: String, roundsToPixels: Bool) async throws {
    let url = Self.folder.appending(path: file)
    var scenario = try ScenarioDiscovery.read(
      url,
      file: url.path,
      name: ScenarioDiscovery.name(ofFile: file)
    )
    let refusal = try Self.refusal(in: url)
    #expect(refusal != nil || scenario.scenario.expectsSomething, "\(file)")
    var settings = scenario.scenario.simulation ?? SimulationSettings()
    settings.roundsToPixels = roundsToPixels
    scenario.scenario.simulation = settings
    let questions = try scenario.questions { scene, folder, version in
      let path = folder.appending(path: scene.file).path
      let document = try InterfaceBuilderDocument(
        contentsOf: path,
        sizeClasses: version.sizeClasses
      )
      return try document.screen(scene: scene.scene)
    }
    #expect(!questions.isEmpty, "\(file)")
    let engine = try Self.engine(for: file)
    for question in questions {
      if let refusal {
        let error = await #expect(throws: EngineError.self) {
          try await engine.checkedRun(question)
        }
        #expect("\(error.map(String.init(describing:)) ?? "")".contains(refusal), "\(file)")
        continue
      }
      let run = try await engine.checkedRun(question)
      for finding in run.findings where finding.kind == .brokenInvariant {
        Issue.record(
          "\(run.identity) \(run.place(of: finding)) \(finding.view): \(finding.subject) \(finding.detail)"
        )
      }
    }
  }

  /// Returns the engine of the technique's revision that names the file's folder, else the present
  /// one.
  private static func engine(for file: String) throws -> BuiltInEngine {
    let folder = String(file.prefix { $0 != "/" })
    guard folder.contains("@") else { return .current }
    let revision = EngineRevision.ofTechniques.first { $0.label == folder }
    return BuiltInEngine(revision: try #require(revision, "there is an engine \(folder)"))
  }

  /// Returns the reason in a file's comment `# refused: reason`, if the engine refuses the
  /// scenario.
  private static func refusal(in url: URL) throws -> String? {
    let mark = "# refused: "
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
  }

  /// 15 facts from the technique's own tests, then the facts of each technique.
  @Test func everyFactHasScenario() {
    let held = Set(Self.files.flatMap(Self.facts(of:)))
    let known = Set(Self.facts)
    #expect(known.subtracting(held).sorted() == [])
    #expect(held.filter { !$0.hasPrefix("X") }.subtracting(known).sorted() == [])
  }

  /// `Sources/KeyboardTechniques/STATEMENTS.md` names scenarios as `S01`, or with the folder of an engine.
  @Test func factPageNamesEachScenario() throws {
    let root = Self.folder.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/KeyboardTechniques/STATEMENTS.md")
    let separators = CharacterSet(charactersIn: "|,: \n")
    let words = Set(
      try String(contentsOf: page, encoding: .utf8).components(separatedBy: separators)
        .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: ".")) }
    )
    let missing = Self.files.filter { file in
      let path = URL(filePath: file).deletingPathExtension().relativePath
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      return !words.contains(path) && (path.contains("@") || !words.contains(name))
    }
    #expect(missing == [])
  }

  /// The letters and numbers of the facts; a file's name begins with one of them, or with X.
  private static let facts =
    numbered("T", 1...15)
    + numbered("S", 1...70, without: [9, 17, 34, 48, 57, 58])
    + numbered("E", 1...22, without: [16, 20])
    + numbered("Z", 1...17, without: [9, 10])
    + numbered("A", 1...36, without: [6, 16, 21, 30])
    + numbered("C", 1...15, without: [6, 7, 13])
    + numbered("V", 1...11)

  private static func numbered(
    _ letter: String,
    _ numbers: ClosedRange<Int>,
    without gaps: Set<Int> = []
  ) -> [String] {
    numbers.filter { !gaps.contains($0) }.map { letter + ($0 < 10 ? "0" : "") + "\($0)" }
  }

  /// Returns the facts in a file's name: `S11+S13-detail.yaml` has S11 and S13.
  private static func facts(of file: String) -> [String] {
    let name = URL(filePath: file).deletingPathExtension().lastPathComponent
    return name.prefix { $0 != "-" }.split(separator: "+").map(String.init)
  }
}

extension Scenario {
  /// Whether the scenario has an expectation that the engine can fail.
  fileprivate var expectsSomething: Bool {
    !invariants.isEmpty
      || steps.flatMap(\.parts).contains { part in
        if case .expectEvents = part { return true }
        return !part.expectations.isEmpty
      }
  }
}

extension Run {
  /// Returns the step of a finding, in words.
  fileprivate func place(of finding: Finding) -> String {
    guard let step = steps.first(where: { $0.index == finding.step }) else { return "" }
    return "step \(step.index + 1) (\(step.action) \"\(step.detail)\")"
  }
}
