/// Who computed the geometry.
package struct EngineIdentity: Codable, Hashable, Sendable {
  /// For example `scvdb`.
  package var name: String
  /// A semantic version, for example `1.0.0`.
  package var version: String
  /// Lowercase hexadecimal digest of what the engine would answer to a fixed set of questions.
  package var fingerprint: String

  package init(name: String, version: String, fingerprint: String) {
    self.name = name
    self.version = version
    self.fingerprint = fingerprint
  }

  /// As the engine is named on a command line: `scvdb@1.0.0`.
  package var label: String { "\(name)@\(version)" }

  /// Name, version and the beginning of the fingerprint, which is enough to distinguish builds.
  package var text: String { "\(name) \(version) (\(fingerprint.prefix(12)))" }
}

/// Names one case: a scenario on one device, in one orientation, by one technique, on one system, for a
/// user with settings.
package struct CaseIdentity: Codable, Hashable, Sendable {
  /// The scenario's path without extension, relative to the folder of baselines: `sign-up/keyboard`.
  package var scenario: String
  /// A device id of the catalog: `iphone-8`.
  package var device: String
  /// The orientation at the start: `portrait` or `landscape`.
  package var orientation: String
  /// The keyboard technique: `scrolling-content`.
  package var technique: String
  /// The version of iOS, `9.3`; nil for the one of which the catalog has the device's measures.
  package var system: String?
  /// What the user has chosen, in words with spaces between them, such as `de accessibilityLarge`; nil for
  /// a user who has chosen nothing.
  package var settings: String?

  package init(
    scenario: String,
    device: String,
    orientation: String,
    technique: String,
    system: String? = nil,
    settings: String? = nil
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
  /// The case in one line, as reports and file names begin with it.
  package var description: String {
    "\(scenario) \(device) \(orientation) \(technique)" + (system.map { " iOS \($0)" } ?? "")
      + (settings.map { " \($0)" } ?? "")
  }

  /// By scenario, then by device, orientation, technique, system and settings, of which nil comes first.
  package static func < (left: CaseIdentity, right: CaseIdentity) -> Bool {
    // Not as tuples, which would copy ten strings for each of the many comparisons of a sort.
    if left.scenario != right.scenario { return left.scenario < right.scenario }
    if left.device != right.device { return left.device < right.device }
    if left.orientation != right.orientation { return left.orientation < right.orientation }
    if left.technique != right.technique { return left.technique < right.technique }
    if left.system != right.system { return (left.system ?? "") < (right.system ?? "") }
    return (left.settings ?? "") < (right.settings ?? "")
  }
}

extension Sequence {
  /// The elements in the order of the cases that they are about.
  ///
  /// Costs one comparison each where they are in order, which recordings mostly are, and moves
  /// nothing but numbers about where they are not.
  package func sorted(byCase identity: (Element) -> CaseIdentity) -> [Element] {
    let elements = Array(self)
    guard let order = order(of: elements.map(identity)) else { return elements }
    return order.map { elements[$0] }
  }
}

/// The indices of cases in their order; nil where that is the order in which they stand.
package func order(of cases: [CaseIdentity]) -> [Int]? {
  let isInOrder = cases.indices.dropFirst().allSatisfy { !(cases[$0] < cases[$0 - 1]) }
  return isInOrder ? nil : cases.indices.sorted { cases[$0] < cases[$1] }
}

/// Everything that one engine answered to one case.
///
/// Times are virtual seconds since the start of the run.
package struct Run: Hashable, Sendable {
  /// The engine that answered.
  package var engine: EngineIdentity
  /// The case that was answered.
  package var identity: CaseIdentity
  /// Digest of the question (scenario, screens, device), so that a drift is never blamed on the
  /// engine when the question changed; see ``isWholeQuestion(_:)``.
  package var questionHash: String
  /// In the order of their indices, which need not be contiguous.
  package var steps: [Step]
  /// Pushes and pops, in the order of their steps.
  package var pushes: [NavigationPush]
  /// What happened and who did it; of an engine that does not report that, the keyboard's
  /// notifications alone, without a cause.
  package var events: [RunEvent]
  /// In the order of their steps.
  package var findings: [Finding]
  /// Views whose sizes are estimates, each view and size once; empty where the engine does not report them.
  package var estimates: [SizeEstimate]
  /// The comparisons that were made, in their order; they are not stored.
  package var comparisons: [ValueComparison]
  /// What determined the frames at checkpoints, in the order of their steps; empty where it was not asked for.
  ///
  /// It is no part of the answer's hash and of baselines, for it follows from the question.
  package var explanations: [ExplainedStep]

  package init(
    engine: EngineIdentity,
    identity: CaseIdentity,
    questionHash: String,
    steps: [Step],
    pushes: [NavigationPush],
    events: [RunEvent] = [],
    findings: [Finding],
    estimates: [SizeEstimate] = [],
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
    self.comparisons = comparisons
    self.explanations = explanations
  }
}

extension Run {
  /// Whether the engine reports all that happens, not the keyboard's notifications alone.
  package var reportsEvents: Bool { events.first?.cause != nil }

  /// The events of an engine that reports all that happens; else none.
  package var reportedEvents: [RunEvent] { reportsEvents ? events : [] }

  /// The notifications of the keyboard among the events.
  package var keyboardEvents: [RunEvent] { events.filter { $0.keyboard != nil } }
}

/// One step of a run as it was carried out.
package struct Step: Codable, Hashable, Sendable {
  /// Position in the scenario, from 0.
  package var index: Int
  /// When the step began.
  package var time: Double
  /// The step's keyword: `focus`, `rotate`, `checkpoint`.
  package var action: String
  /// The step's argument in one line, empty without one: `email`, `landscape`, `keyboard up`.
  package var detail: String
  /// What a `checkpoint` step recorded under the name in ``detail``; nil for other steps.
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

/// One push or pop of a navigation controller.
package struct NavigationPush: Codable, Hashable, Sendable {
  /// The direction of the change on the stack.
  package enum Kind: String, Codable, Sendable { case push, pop }

  /// Index of the step during which it happened.
  package var step: Int
  /// When it began, in virtual seconds since the start of the run.
  package var time: Double
  /// Whether the stack grew or shrank.
  package var kind: Kind
  /// The screen that was on top before, and the one on top after.
  package var from: String
  /// The screen that was on top after it.
  package var to: String
  /// Whether the transition took time.
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
