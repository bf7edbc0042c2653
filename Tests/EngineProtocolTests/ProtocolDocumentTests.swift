import DeviceCatalog
import Foundation
import LayoutVocabulary
import ScenarioModel
import ScvdbTestSupport
import SnapshotModel
import Testing

@testable import EngineProtocol

/// The author of an engine has only `PROTOCOL.md`.
@Suite struct ProtocolDocumentTests {
  private let text: String

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Sources/EngineProtocol/PROTOCOL.md")
    text = try String(contentsOf: file, encoding: .utf8)
  }

  /// The rows of the table of steps: the keywords and their JSON.
  private func steps() throws -> [(words: [String], json: [String])] {
    let table = try #require(text.split(separator: "| word | in JSON |").last)
    return table.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: " | ", maxSplits: 1)
      let code = { (cell: Substring) in cell.matches(of: /`([^`]+)`/).map { String($0.output.1) } }
      return (code(cells[0]), code(cells[1]))
    }
  }

  @Test func everyStepIsInTheTableOnce() throws {
    #expect(try steps().flatMap(\.words).sorted() == ScenarioStep.keywords.sorted())
  }

  /// Each example of a step in the table can be read as that step.
  @Test func documentedStepsAreRead() throws {
    let rectangle = #"{"x":0,"y":0,"width":10,"height":10}"#
    var read: Set<String> = []
    for (words, examples) in try steps() {
      for example in examples where example.hasPrefix("{\"") {
        let json = example.replacing("RECTANGLE", with: rectangle)
          .replacing("POINT", with: #"{"x":0,"y":0}"#)
          .replacing("STEP", with: #"{"resign":{}}"#)
        guard let step = try? JSONDecoder().decode(ScenarioStep.self, from: Data(json.utf8)) else {
          // Parts of a step follow the step.
          #expect(example != examples.first, "\(example)")
          continue
        }
        #expect(words.contains(step.keyword), "\(example)")
        read.insert(step.keyword)
      }
    }
    // Rows for several keywords without another difference show one of them.
    let untold = ScenarioStep.keywords.filter { !read.contains($0) }
    #expect(
      untold.sorted() == ["deactivate", "layout", "returnKey", "scrollToTop", "waitUntil"]
    )
  }

  /// Each property of a type of the protocol is a key of its JSON.
  ///
  /// The exceptions are the appearance of a view, a stored hash and a location in a scenario.
  @Test(arguments: values)
  func everyKeyIsNamed(of value: Value) {
    for key in Mirror(reflecting: value.value).children.compactMap(\.label)
    where !["styleReference", "knownHash", "source"].contains(key) {
      #expect(text.contains("`\(key)`") || text.contains("\"\(key)\""), "\(key)")
    }
  }

  /// The keys of a finding depend on its subject.
  @Test func everyFindingKeyIsDocumented() throws {
    let json = try JSONEncoder().encode(hostileFindings(step: 0, "a"))
    var pending: [Any] = [try JSONSerialization.jsonObject(with: json)]
    var keys: Set<String> = []
    while let value = pending.popLast() {
      if let list = value as? [Any] { pending += list }
      guard let object = value as? [String: Any] else { continue }
      keys.formUnion(object.keys)
      pending += object.values
    }
    #expect(keys.isSuperset(of: ["invariant", "broken", "with", "unusable", "axes", "equation"]))
    for key in keys { #expect(text.contains("`\(key)`") || text.contains("\"\(key)\""), "\(key)") }
  }

  @Test func everyAnswerKeywordIsDocumented() {
    let words =
      RunEvent.Kind.allCases.map(\.rawValue) + RunEvent.Cause.allCases.map(\.rawValue)
      + Finding.Kind.allCases.map(\.rawValue) + UnknownSize.Reason.allCases.map(\.rawValue)
      + CaseFailure.Kind.allCases.map(\.rawValue) + AmbiguousAxes.allCases.map(\.rawValue)
      + ConflictItem.Kind.allCases.map(\.rawValue)
    for word in words { #expect(text.contains("`\(word)`"), "\(word)") }
  }

  /// `SCVDB_WRITE_REFERENCE=1 swift test --filter ProtocolDocument` writes the table.
  @Test func propertiesOfViewsHaveTheirComments() throws {
    let source = try ScenarioReference(page: "Sources/ScenarioModel/Screens/ViewProperties.swift")
    let properties = try #require(source.text.split(separator: "  package init() {}").first)
    let declaration = /((?:  \/\/\/.*\n)+)  package var (\w+):/
    let rows = properties.matches(of: declaration).map { match in
      let comment = match.output.1.split(separator: "\n").map { $0.dropFirst("  /// ".count) }
      return "| `\(match.output.2)` | \(comment.filter { !$0.isEmpty }.joined(separator: " ")) |\n"
    }
    #expect(rows.count == Mirror(reflecting: ViewProperties()).children.count)
    let table = "| property of a view | meaning |\n| --- | --- |\n" + rows.joined()
    let page = try ScenarioReference(page: "Sources/EngineProtocol/PROTOCOL.md")
    #expect(try page.table(like: table) == table)
  }

  @Test func documentTitleHasVersion() {
    #expect(text.hasPrefix("# The engine protocol, version \(EngineMessages.version)\n"))
  }

  /// A value of any type for reflection.
  struct Value: Sendable, CustomTestStringConvertible {
    let value: any Sendable
    var testDescription: String { "\(type(of: value))" }
  }

  private static let values: [Value] = {
    let scenario = Scenario(
      name: "a",
      screens: [],
      matrix: Matrix(devices: [], orientations: []),
      steps: []
    )
    let view = ViewNode(id: "a", name: "a", kind: .view)
    let devices = Devices.all.prefix(1)
    let questions = devices.map {
      CaseQuestion(scenario: scenario, screens: [], device: $0, orientation: .portrait)
    }
    let of: [any Sendable] =
      questions + Array(devices) + devices.map(\.portrait) + devices.map(\.portrait.keyboard)
      + [
        scenario, scenario.matrix, Bars(), SimulationSettings(),
        ScreenReference(
          name: "a",
          source: .inPlace(view)
        ),
        Screen(name: "a", rootView: view), view, ViewProperties(), FontNode(),
        TextFragmentNode(text: ""), ParagraphNode(), IntrinsicSize(width: 0, height: 0),
        GuideNode(id: "a", kind: .safeArea), UnmeasuredImage(name: "a", isSymbol: true),
        ConstraintNode(id: "a", firstItem: "a", firstAttribute: .top),
        HeightByOrientation(portrait: 0, landscape: 0),
        PresentRequest(screen: "a"), SwipeDownRequest(), MultitaskingRequest(width: .half),
        SwipeBackRequest(progress: 1, duration: 1, completes: true),
        KeyboardChange(at: 0, kind: .show),
        DragRequest(from: nil, to: Point(x: 0, y: 0), duration: 1),
        VisibilityRequest(target: .firstResponder, scrollView: nil, margin: nil, animated: true),
        ViewChange(view: "a", frame: nil, properties: ViewProperties()), EdgeChange(),
        EventPattern(kind: .call, name: nil, subject: nil, isAbsent: false),
        Run(
          engine: sampleIdentity,
          identity: CaseIdentity(scenario: "", device: "", orientation: "", technique: ""),
          questionHash: "",
          steps: [],
          pushes: [],
          findings: []
        ),
        sampleIdentity, CaseIdentity(scenario: "", device: "", orientation: "", technique: ""),
        Step(index: 0, time: 0, action: "", detail: "", snapshot: nil),
        NavigationPush(step: 0, time: 0, kind: .push, from: "", to: "", animated: true),
        KeyboardPayload(
          begin: Rect(x: 0, y: 0, width: 0, height: 0),
          end: Rect(x: 0, y: 0, width: 0, height: 0),
          duration: 0
        ),
        RunEvent(step: 0, time: 0, kind: .call, name: "", cause: .script),
        Finding(step: 0, kind: .brokenInvariant, view: "", message: ""),
        Snapshot(
          window: Size(width: 0, height: 0),
          keyboard: nil,
          firstResponder: nil,
          views: []
        ),
        ViewGeometry(
          path: "",
          className: "",
          frame: Rect(x: 0, y: 0, width: 0, height: 0),
          windowFrame: Rect(x: 0, y: 0, width: 0, height: 0),
          safeArea: .zero,
          isHidden: false,
          scroll: nil
        ),
        ScrollGeometry(
          contentSize: Size(width: 0, height: 0),
          contentOffset: Point(x: 0, y: 0),
          contentInset: .zero,
          adjustedContentInset: .zero
        ),
        EngineMessages.Hello(EngineGreeting(identity: sampleIdentity)),
      ]
    return of.map { Value(value: $0) }
  }()
}
