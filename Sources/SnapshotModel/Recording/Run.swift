/// The engine that computed the geometry.
package struct EngineIdentity: Codable, Hashable, Sendable {
  /// The name, for example `scvdb`.
  package var name: String
  /// A semantic version, for example `1.0.0`.
  package var version: String
  /// The digest of the engine's answers to a fixed set of questions, in lowercase hexadecimal
  /// digits.
  package var fingerprint: String

  package init(name: String, version: String, fingerprint: String) {
    self.name = name
    self.version = version
    self.fingerprint = fingerprint
  }

  /// The engine in the form of the command line: `scvdb@1.0.0`.
  package var label: String { "\(name)@\(version)" }

  /// The name, the version and a prefix of the fingerprint that distinguishes builds.
  package var text: String { "\(name) \(version) (\(fingerprint.prefix(12)))" }
}

/// The identity of a case: a scenario on one device, in one orientation, with one technique, on one
/// system, for one user's settings.
package struct CaseIdentity: Codable, Hashable, Sendable {
  /// The scenario's path without extension, relative to the folder of baselines:
  /// `sign-up/keyboard`.
  package var scenario: String
  /// A device id of the catalog: `iphone-8`.
  package var device: String
  /// The orientation at the start: `portrait` or `landscape`.
  package var orientation: String
  /// The keyboard technique: `scrolling-content`.
  package var technique: String
  /// The version of iOS, `9.3`; nil for the version of the device's measures in the catalog.
  package var system: String?
  /// The user's settings.
  package var settings: UserSettings

  package init(
    scenario: String,
    device: String,
    orientation: String,
    technique: String,
    system: String? = nil,
    settings: UserSettings = .standard
  ) {
    self.scenario = scenario
    self.device = device
    self.orientation = orientation
    self.technique = technique
    self.system = system
    self.settings = settings
  }
}

extension CaseIdentity: CustomStringConvertible, Comparable {
  /// The case in one line, as at the start of report lines and file names.
  package var description: String {
    "\(scenario) \(device) \(orientation) \(technique)" + (system.map { " iOS \($0)" } ?? "")
      + (settings.name.map { " \($0)" } ?? "")
  }

  /// Orders cases by scenario, device, orientation, technique, system and settings.
  ///
  /// Nil and default settings come first.
  package static func < (left: CaseIdentity, right: CaseIdentity) -> Bool {
    // Avoids tuples, which would copy ten strings for each comparison of a sort.
    if left.scenario != right.scenario { return left.scenario < right.scenario }
    if left.device != right.device { return left.device < right.device }
    if left.orientation != right.orientation { return left.orientation < right.orientation }
    if left.technique != right.technique { return left.technique < right.technique }
    if left.system != right.system { return (left.system ?? "") < (right.system ?? "") }
    if left.settings == right.settings { return false }
    return (left.settings.name ?? "") < (right.settings.name ?? "")
  }
}

extension Sequence {
  /// Returns the elements in the order of their cases.
  ///
  /// Sorted elements, as in most recordings, cost one comparison each. Otherwise only indices are
  /// moved.
  package func sorted(byCase identity: (Element) -> CaseIdentity) -> [Element] {
    let elements = Array(self)
    guard let order = caseOrder(of: elements.count, { identity(elements[$0]) }) else {
      return elements
    }
    return order.map { elements[$0] }
  }
}

/// The whole answer of one engine to one case.
///
/// Times are virtual seconds since the start of the run.
package struct Run: Hashable, Sendable {
  /// The engine of the answer.
  package var engine: EngineIdentity
  /// The case of the answer.
  package var identity: CaseIdentity
  /// The digest of the question (scenario, screens, device).
  ///
  /// It shows whether a drift can come from a changed question; see ``QuestionHash/isPartial``.
  package var questionHash: QuestionHash
  /// The steps in the order of their indices, which may have gaps.
  package var steps: [Step]
  /// Pushes and pops, in the order of their steps.
  package var pushes: [NavigationPush]
  /// The events with their causes.
  ///
  /// For an engine that does not report events, only the keyboard notifications, without a cause.
  package var events: [RunEvent]
  /// The findings in the order of their steps.
  package var findings: [Finding]
  /// The views with estimated sizes, each view and size once; empty if the engine does not report
  /// them.
  package var estimates: [SizeEstimate]
  /// The omitted code of an app by screen and type, each pair once, in order; empty for an engine
  /// that omits no code.
  package var omissions: [OmissionCount]
  /// The comparisons in their order; they are not stored.
  package var comparisons: [ValueComparison]
  /// The explanations of the frames at checkpoints, in the order of their steps; empty if they were
  /// not requested.
  ///
  /// They are not part of the answer's hash and of baselines, because they follow from the
  /// question.
  package var explanations: [ExplainedStep]

  package init(
    engine: EngineIdentity,
    identity: CaseIdentity,
    questionHash: QuestionHash,
    steps: [Step],
    pushes: [NavigationPush],
    events: [RunEvent] = [],
    findings: [Finding],
    estimates: [SizeEstimate] = [],
    omissions: [OmissionCount] = [],
    comparisons: [ValueComparison] = [],
    explanations: [ExplainedStep] = []
  ) {
    self.engine = engine
    self.identity = identity
    self.questionHash = questionHash
    self.steps = steps
    self.pushes = pushes
    self.events = events
    self.findings = findings
    self.estimates = estimates
    self.omissions = omissions
    self.comparisons = comparisons
    self.explanations = explanations
  }
}

extension Run {
  /// Whether the engine reports all events, not only the keyboard notifications.
  package var reportsEvents: Bool { events.first?.cause != nil }

  /// The keyboard notifications among the events.
  package var keyboardEvents: [RunEvent] { events.filter { $0.keyboard != nil } }
}

/// One executed step of a run.
package struct Step: Codable, Hashable, Sendable {
  /// The index in the scenario, from 0.
  package var index: Int
  /// The start time of the step.
  package var time: Double
  /// The step's keyword: `focus`, `rotate`, `checkpoint`.
  package var action: String
  /// The step's argument in one line, empty without one: `email`, `landscape`, `keyboard up`.
  package var detail: String
  /// The snapshot of a `checkpoint` step with the name in ``detail``; nil for other steps.
  package var snapshot: Snapshot?

  /// Rounds the time to the canonical grid of numbers.
  package init(index: Int, time: Double, action: String, detail: String, snapshot: Snapshot?) {
    self.index = index
    self.time = canonicalPoints(time)
    self.action = action
    self.detail = detail
    self.snapshot = snapshot
  }
}

extension Step: RecordedFact {
  package static var blank: Step { Step(index: 0, time: 0, action: "", detail: "", snapshot: nil) }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.field(&index, column: "step", "the step's position")
    try fact.field(&time, column: "time", after: "at", "the time in seconds")
    try fact.field(&action, column: "action", "the step's keyword")
    try fact.unlessBlank(&detail, column: "detail", "the step's argument")
  }
}

/// One push or pop of a navigation controller.
package struct NavigationPush: Codable, Hashable, Sendable {
  /// The direction of the change on the stack.
  package enum Kind: String, CaseIterable, Codable, Sendable { case push, pop }

  /// The index of the step with the transition.
  package var step: Int
  /// The start time, in virtual seconds since the start of the run.
  package var time: Double
  /// Whether the stack grew or shrank.
  package var kind: Kind
  /// The top screen before the transition.
  package var from: String
  /// The top screen after the transition.
  package var to: String
  /// Whether the transition was animated.
  package var animated: Bool

  /// Rounds the time to the canonical grid of numbers.
  package init(step: Int, time: Double, kind: Kind, from: String, to: String, animated: Bool) {
    self.step = step
    self.time = canonicalPoints(time)
    self.kind = kind
    self.from = from
    self.to = to
    self.animated = animated
  }
}

extension NavigationPush: RecordedFact {
  package static var blank: NavigationPush {
    NavigationPush(step: 0, time: 0, kind: .blank, from: "", to: "", animated: false)
  }

  package mutating func visit<Visitor: FactVisitor>(
    _ fact: inout Visitor
  ) throws(Visitor.Failure) {
    try fact.columnOnly(&step, column: "step")
    try fact.columnOnly(&kind, column: "kind")
    try fact.field(&from, column: "from_screen", after: "from", "the screen before")
    try fact.field(&to, column: "to_screen", after: "to", "the screen after")
    try fact.field(&time, column: "time", after: "at", "the time in seconds")
    try fact.flag(&animated, column: "animated", as: "animated")
  }
}

extension NavigationPush.Kind: FactChoice {}
