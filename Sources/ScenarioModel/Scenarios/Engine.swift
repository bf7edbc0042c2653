package import DeviceCatalog
package import SnapshotModel

/// One scenario on one device in one orientation, on one system, with everything needed to answer it.
///
/// The screens are resolved and the device carries its measures, so that an engine needs neither
/// the files nor the catalog.
package struct CaseQuestion: Codable, Hashable, Sendable {
  package var scenario: Scenario
  /// One for each of the scenario's screen references, in their order.
  package var screens: [Screen]
  package var device: Device
  /// At the start of the run; steps may rotate the device.
  package var orientation: DeviceOrientation
  /// The system that the device runs; nil for the one of which the catalog has its measures.
  package var system: SystemVersion?
  /// What the case is called after, see ``UserSettings/name``; the scenario's simulation has it already.
  package var settings: String?

  package init(
    scenario: Scenario,
    screens: [Screen],
    device: Device,
    orientation: DeviceOrientation,
    system: SystemVersion? = nil,
    settings: String? = nil
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

/// Something that computes the geometry of a case: the built-in engine, or a process that uses
/// the protocol.
package protocol Engine: Sendable {
  var identity: EngineIdentity { get }

  /// What the engine declares that it can do, and reads of a scenario; nil where it declares nothing.
  var capabilities: EngineCapabilities? { get }

  /// Whether an answer depends on what a device measures, and not on its name, so that devices that measure
  /// the same need one answer.
  var answersByMeasures: Bool { get }

  /// Answers one case, deterministically.
  func run(_ question: CaseQuestion) async throws(EngineError) -> Run
}

extension Engine {
  package var capabilities: EngineCapabilities? { nil }
  package var answersByMeasures: Bool { false }
}

/// Why an engine could not answer a case.
package enum EngineError: Error, Equatable, CustomStringConvertible {
  /// The question refers to something that is not there, such as an unknown view name.
  case badQuestion(String)
  /// There is no answer of an engine, called after how it was started, to a question that may be
  /// good.
  case failed(engine: String, kind: CaseFailure.Kind, reason: String)

  package var description: String {
    switch self {
    case .badQuestion(let reason): reason
    case .failed(let engine, _, let reason): "engine \(engine) failed: \(reason)"
    }
  }

  /// What became of the case, in one word.
  package var kind: CaseFailure.Kind {
    switch self {
    case .badQuestion: .refused
    case .failed(_, let kind, _): kind
    }
  }

  /// What happened, without the name of the engine.
  package var reason: String {
    switch self {
    case .badQuestion(let reason), .failed(_, _, let reason): reason
    }
  }
}
