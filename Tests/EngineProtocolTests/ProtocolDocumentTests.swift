import DeviceCatalog
import Foundation
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

  /// Each row of the table of steps has examples that are read as the step of its keyword.
  @Test func documentedStepsAreRead() throws {
    let table = try #require(text.split(separator: "| step | in JSON |").last)
    let rows = table.split(separator: "\n").filter { $0.hasPrefix("| `") }.map { row in
      row.matches(of: /`([^`]+)`/).map { String($0.output.1) }
    }
    #expect(rows.compactMap(\.first) == ScenarioStep.keywords)
    for row in rows {
      #expect(row.count > 1, "\(row)")
      for example in row.dropFirst() {
        let step = try JSONDecoder().decode(ScenarioStep.self, from: Data(example.utf8))
        #expect(step.keyword == row[0])
      }
    }
  }

  /// Each property of a type of the protocol is a key of its JSON.
  ///
  /// The exceptions are the appearance of a view, a stored hash and a location in a scenario.
  @Test(arguments: sample(values))
  func everyKeyIsNamed(of value: Value) {
    for label in Mirror(reflecting: value.value).children.compactMap(\.label)
    where !["styleReference", "knownHash", "source"].contains(label) {
      // Copies of a node share this value, which has the key of the computed property.
      let key = label == "sharedProperties" ? "properties" : label
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
