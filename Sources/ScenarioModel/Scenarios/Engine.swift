package import DeviceCatalog
package import SnapshotModel

/// One scenario on one device in one orientation, on one system, with everything needed to answer
/// it.
///
/// It contains the screens and the device's measures, so an engine needs neither the files nor the
/// catalog.
package struct CaseQuestion: Codable, Hashable, Sendable {
  /// The scenario of the case; a change to it changes the question's hash.
  package var scenario: Scenario { didSet { knownHash.forget() } }
  /// One for each of the scenario's screen references, in their order.
  package var screens: [Screen] { didSet { knownHash.forget() } }
  /// The device with its measures; a change to it changes the question's hash.
  package var device: Device { didSet { knownHash.forget() } }
  /// The orientation at the start of the run; steps may rotate the device.
  package var orientation: DeviceOrientation { didSet { knownHash.forget() } }
  /// The system that the device runs; nil for the system of the catalog's measures.
  package var system: SystemVersion? { didSet { knownHash.forget() } }
  /// The user's settings in the case's name; the scenario's simulation already contains them.
  package var settings: UserSettings
  /// The hash, if a ``QuestionDigest`` has already computed it.
  var knownHash = KnownHash()

  private enum CodingKeys: CodingKey {
    case scenario, screens, device, orientation, system, settings
  }

  package init(
    scenario: Scenario,
    screens: [Screen],
    device: Device,
    orientation: DeviceOrientation,
    system: SystemVersion? = nil,
    settings: UserSettings = .standard
  ) {
    self.scenario = scenario
    self.screens = screens
    self.device = device
    self.orientation = orientation
    self.system = system
    self.settings = settings
  }

  /// The case's name in recordings.
  package var identity: CaseIdentity {
    scenario.identity(on: device, orientation, system: system, settings: settings)
  }
}

/// A cached hash, stored beside its value; it does not affect equality.
struct KnownHash: Hashable, Sendable {
  private(set) var value: QuestionHash?

  init(_ value: QuestionHash? = nil) {
    self.value = value
  }

  mutating func forget() {
    value = nil
  }

  static func == (left: KnownHash, right: KnownHash) -> Bool { true }

  func hash(into hasher: inout Hasher) {}
}

/// Something that computes the geometry of a case: the built-in engine, or a process that uses
/// the protocol.
package protocol Engine: Sendable {
  /// The name, version and fingerprint, which each answer carries.
  var identity: EngineIdentity { get }

  /// The features that the engine declares; nil if it declares nothing.
  var capabilities: EngineCapabilities? { get }

  /// Whether an answer depends on the device's measures and the system's generation alone.
  ///
  /// Devices with equal measures then need one answer, see ``QuestionDigest/measuredQuestion(of:)``.
  var answersByMeasures: Bool { get }

  /// A digest of the engine's program, in hexadecimal digits.
  ///
  /// Answers of equal builds to equal questions are equal. Nil if an answer may depend on more than
  /// the build and the question.
  var build: String? { get }

  /// Answers one case, deterministically.
  func run(_ question: CaseQuestion) async throws(EngineError) -> Run
}

extension Engine {
  package var capabilities: EngineCapabilities? { nil }
  package var answersByMeasures: Bool { false }
  package var build: String? { nil }
}

/// The reason that an engine could not answer a case.
package enum EngineError: Error, Equatable {
  /// The question refers to something that does not exist, such as an unknown view name.
  case badQuestion(String, [Advice] = [])
  /// The engine gave no answer, although the question may be valid; `engine` is its name in
  /// messages. Without a `fix`, the report has the fix of the kind. `crash` is the code of an app
  /// that ended the engine's process.
  case failed(
    engine: String,
    kind: CaseFailure.Kind,
    reason: String,
    fix: String? = nil,
    crash: EngineCrash? = nil
  )

  /// The kind of failure, in one word.
  package var kind: CaseFailure.Kind {
    switch self {
    case .badQuestion: .refused
    case .failed(_, let kind, _, _, _): kind
    }
  }

  /// The code of an app that ended the engine's process; nil for other failures.
  package var crash: EngineCrash? {
    if case .failed(_, _, _, _, let crash) = self { crash } else { nil }
  }

  /// The problem without advice and without the name of the engine.
  package var problem: String {
    switch self {
    case .badQuestion(let reason, _), .failed(_, _, let reason, _, _): reason
    }
  }

  /// The problem with its own advice in one paragraph, without the name of the engine.
  package var reason: String {
    switch self {
    case .badQuestion: report.paragraph
    case .failed(_, _, let reason, let fix, _): FailureReport(reason, fix: fix).paragraph
    }
  }
}

extension EngineError: ReportedError, CustomStringConvertible {
  package var report: FailureReport {
    switch self {
    case .badQuestion(let reason, let advice): FailureReport(reason, advice: advice)
    case .failed(let engine, let kind, let reason, let fix, _):
      FailureReport("engine \(engine) failed: \(reason)", fix: fix ?? kind.fix)
    }
  }

  /// The location, problem and fix, one per line.
  package var description: String { report.description }
}

extension CaseFailure.Kind {
  /// The correction of a failed engine.
  fileprivate var fix: String {
    switch self {
    case .crash, .inconsistent: "correct the engine, or name another one"
    case .timeout: "allow more time with --time-limit, or correct the engine"
    case .unsupported: "run the case with another engine"
    case .refused: "correct the scenario"
    }
  }
}
