import LayoutEngine
import ScenarioModel

/// Collects the parts of a run while a case is played.
@MainActor
struct RunRecorder {
  private let device: SimulatedDevice
  private let window: UIWindow
  private let invariants: [Invariant]
  /// The scenario's steps in the run's format.
  private let stepTexts: [(keyword: String, detail: String)]
  private let recordsAccessibility: Bool
  private let recordsExplanations: Bool
  /// Whether checkpoints record only the geometry and the appearance of views, for a drawing.
  private let recordsAppearance: Bool
  /// Whether checkpoints record the geometry of views, and the findings about it.
  ///
  /// Without it, a run has only its broken invariants, its impossible steps and its estimates.
  private let recordsGeometry: Bool
  /// The appearances of screens, by the indices of the steps.
  private(set) var appearances: [Int: ScreenAppearance] = [:]
  let names: ResponderNames
  /// The journal of the events; nil for a drawing and without geometry, which need none.
  private let journal: ChangeJournal?
  private var steps: [Step] = []
  private var pushes: [NavigationPush] = []
  private var events: [RunEvent] = []
  /// The number of events that a script has checked.
  private var checkedEvents = 0
  private var findings: [Finding] = []
  private var comparisons: [ValueComparison] = []
  private var estimates: Set<SizeEstimate> = []
  private var omissions: AppOmissions
  private var explanations: [ExplainedStep] = []
  private var knownFindings: Set<Observation> = []
  private var initialInsets = InitialInsets()
  /// Whether an invariant compares insets; only then are all scroll views visited.
  private let comparesInsets: Bool
  /// The paths of the views at the last checkpoint.
  private var pathPlan: PathPlan?

  private var stepIndex = 0
  private var stepTime: Double = 0

  /// - Parameters:
  ///   - device: The device of the case.
  ///   - window: The window with the screens.
  ///   - scenario: The scenario of the case.
  ///   - omissions: The numbers of omitted parts of an app, by its types.
  ///   - recordsGeometry: Whether checkpoints record the geometry of views, and steps the events.
  init(
    device: SimulatedDevice,
    window: UIWindow,
    for scenario: Scenario,
    omissions: [String: Int] = [:],
    recordsGeometry: Bool
  ) {
    self.device = device
    self.recordsGeometry = recordsGeometry
    self.window = window
    invariants = scenario.invariants
    comparesInsets = scenario.invariants.contains(.insetsRestoredAfterHide)
    stepTexts = ScenarioStep.texts(of: scenario.steps)
    recordsAccessibility = scenario.accessibility ?? false
    recordsExplanations = scenario.explanations ?? false
    self.omissions = AppOmissions(omissions)
    let names = ResponderNames()
    self.names = names
    recordsAppearance = device.options.isDrawn
    let needsEvents = recordsGeometry && !recordsAppearance
    journal = needsEvents ? device.startJournal { names.name(of: $0) } : nil
  }

  /// Records the screen before the first step.
  mutating func begin(on stack: [ScreenViewController]) {
    observeInsets(stack)
  }

  private mutating func observeInsets(_ stack: [ScreenViewController]) {
    if comparesInsets { initialInsets.observe(stack) }
  }

  /// Records the start of a step.
  mutating func begin(_ step: ScenarioStep, index: Int) {
    stepIndex = index
    stepTime = device.clock.now
    let changesInsets = step.changesInsets && !device.keyboard.isVisible
    if changesInsets || (step.changesBars && barsAreInsets) { initialInsets.forget() }
  }

  /// Records a finished step, and the geometry if it is a checkpoint.
  mutating func end(_ step: ScenarioStep, index: Int, stack: [ScreenViewController]) {
    recordEvents()
    if isKeyboardForgotten { observeInsets(stack) }
    var snapshot: Snapshot?
    if case .checkpoint(_, let expectations, let isPresented) = step {
      snapshot = recordCheckpoint(
        as: isPresented ?? false ? .presentation : .model,
        expecting: expectations ?? [],
        on: stack
      )
    }
    steps.append(
      Step(
        index: index,
        time: stepTime,
        action: stepTexts[index].keyword,
        detail: stepTexts[index].detail,
        snapshot: snapshot
      )
    )
  }

  /// The paths of the views that are in the window now.
  var paths: ViewPaths { ViewPaths(of: window, names: names, as: pathPlan) }

  /// Before iOS 11, UIKit adds the heights of bars to insets, with or without a keyboard.
  private var barsAreInsets: Bool { device.options.system.map { $0.major < 11 } ?? false }

  /// Whether the keyboard has been hidden so long that every technique has restored its insets.
  private var isKeyboardForgotten: Bool {
    guard !device.keyboard.isVisible else { return false }
    return device.keyboard.lastPostTime.map { device.clock.now - $0 >= InitialInsets.settlingTime }
      ?? true
  }

  /// Records a push or pop of the current step.
  mutating func recordPush(
    _ kind: NavigationPush.Kind,
    from: ScreenViewController,
    to: ScreenViewController,
    animated: Bool
  ) {
    pushes.append(
      NavigationPush(
        step: stepIndex,
        time: device.clock.now,
        kind: kind,
        from: from.screen.name,
        to: to.screen.name,
        animated: animated
      )
    )
  }

  /// Returns the complete run.
  func run(
    of question: CaseQuestion,
    hashed hash: QuestionHash,
    by identity: EngineIdentity
  ) -> Run {
    Run(
      engine: identity,
      identity: question.identity,
      questionHash: hash,
      steps: steps,
      pushes: pushes,
      events: events,
      findings: findings,
      estimates: estimates.sorted(),
      omissions: omissions.sorted,
      comparisons: comparisons,
      explanations: explanations
    )
  }

  private mutating func recordEvents() {
    guard let entries = journal?.takeEntries() else { return }
    for entry in entries { entry.appendEvents(step: stepIndex, to: &events) }
  }

  private mutating func recordCheckpoint(
    as moment: Snapshot.Moment,
    expecting expectations: [Expectation],
    on stack: [ScreenViewController]
  ) -> Snapshot? {
    let paths: ViewPaths
    if recordsAppearance {
      paths = plannedPaths()
      appearances[stepIndex] = ScreenAppearance(of: paths, in: window)
    } else {
      let inspection = inspection(of: stack)
      paths = inspection.paths
      recordDetails(of: inspection, expecting: expectations, on: stack)
    }
    guard recordsGeometry else { return nil }
    return Snapshot(
      of: window,
      as: moment,
      on: device,
      paths: paths,
      recordsAccessibility: recordsAccessibility
    )
  }

  /// Records everything at a checkpoint besides the geometry.
  private mutating func recordDetails(
    of inspection: Inspection,
    expecting expectations: [Expectation],
    on stack: [ScreenViewController]
  ) {
    var outcomes: [ComparisonOutcome] = []
    if recordsGeometry { record(inspection.layoutFindings) }
    record(inspection.broken(invariants, noting: &outcomes))
    record(inspection.broken(expectations, noting: &outcomes))
    record(outcomes)
    recordEstimates(of: stack, paths: inspection.paths)
    omissions.add(inspection.paths, on: stack.map(\.screen.name))
    guard recordsExplanations else { return }
    let views = inspection.paths.explanations()
    explanations.append(ExplainedStep(step: stepIndex, views: views))
  }

  /// Records the views in the window with estimated sizes.
  private mutating func recordEstimates(of stack: [ScreenViewController], paths: ViewPaths) {
    for screen in stack {
      for (name, sizes) in screen.estimates {
        guard let path = screen.built.view(name).flatMap({ paths.path(of: $0) }) else { continue }
        for size in sizes { estimates.insert(SizeEstimate(view: path, size: size)) }
      }
    }
  }

  /// Records the expectations that do not hold now.
  mutating func check(_ expectations: [Expectation], on stack: [ScreenViewController]) {
    var outcomes: [ComparisonOutcome] = []
    record(inspection(of: stack).broken(expectations, noting: &outcomes))
    record(outcomes)
  }

  /// Returns the current screen with all its problems, recorded before or not.
  mutating func stop(on stack: [ScreenViewController]) -> SweepStop {
    // The events so far are not read, and would accumulate.
    _ = journal?.takeEntries()
    let inspection = inspection(of: stack)
    return SweepStop(
      snapshot: Snapshot(
        of: window,
        as: .model,
        on: device,
        paths: inspection.paths,
        recordsAccessibility: false
      ),
      findings: inspection.layoutFindings.map {
        Finding(step: 0, view: $0.view, subject: $0.subject, detail: $0.detail)
      },
      lineCounts: inspection.lineCounts
    )
  }

  private mutating func record(_ outcomes: [ComparisonOutcome]) {
    comparisons += outcomes.map { outcome in
      let hasValues = outcome.actual != nil && outcome.expected != nil
      return ValueComparison(
        step: stepIndex,
        comparison: outcome.comparison.text,
        subject: outcome.comparison.leftText,
        relation: outcome.comparison.relation.rawValue,
        actual: outcome.actual,
        expected: outcome.expected,
        holds: outcome.violation == nil,
        reason: hasValues ? nil : outcome.violation
      )
    }
  }

  /// Records differences between the unchecked events and the expected events.
  mutating func check(_ patterns: [EventPattern]) {
    recordEvents()
    let mentioned = events[checkedEvents...].filter { event in
      patterns.contains { $0.matches(event) }
    }
    checkedEvents = events.count
    let expected = patterns.filter { !$0.isAbsent }
    let isAsExpected =
      mentioned.count == expected.count
      && zip(mentioned, expected).allSatisfy { $1.matches($0) }
    guard !isAsExpected else { return }
    let found = mentioned.isEmpty ? "none" : mentioned.map(\.text).joined(separator: ", ")
    let expectedText = patterns.map(\.text).joined(separator: ", ")
    record([Observation(view: "", subject: .invariant(expectedText), detail: "there was \(found)")])
  }

  /// Records that a step of the script is impossible for a view.
  mutating func recordImpossible(
    _ step: String,
    at view: UIView,
    because reason: String,
    on stack: [ScreenViewController]
  ) {
    let path = inspection(of: stack).paths.path(of: view) ?? ViewPath(names.name(of: view))
    record([Observation(view: path, subject: .invariant(step), detail: reason)])
  }

  /// Returns the paths of the views in the window, and keeps their plan for the next checkpoint.
  private mutating func plannedPaths() -> ViewPaths {
    let paths = paths
    pathPlan = paths.plan
    return paths
  }

  private mutating func inspection(of stack: [ScreenViewController]) -> Inspection {
    Inspection(
      device: device,
      window: window,
      paths: plannedPaths(),
      stack: stack,
      initialInsets: initialInsets
    )
  }

  private mutating func record(_ found: [Observation]) {
    for finding in found {
      // A conflict or an ambiguity persists, and is recorded only once.
      let isInvariant = finding.subject.kind == .brokenInvariant
      guard isInvariant || knownFindings.insert(finding).inserted else { continue }
      findings.append(
        Finding(
          step: stepIndex,
          view: finding.view,
          subject: finding.subject,
          detail: finding.detail
        )
      )
    }
  }
}

extension RunEvent {
  /// The event in the format of a script's expectations.
  fileprivate var text: String {
    EventPattern(
      kind: kind,
      name: name,
      subject: subject.isEmpty ? nil : subject,
      isAbsent: false
    ).text
  }
}
