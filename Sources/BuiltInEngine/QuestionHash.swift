import Foundation
package import ScenarioModel
import SnapshotModel

extension CaseQuestion {
  /// Digest of everything in the question that can change the answer.
  ///
  /// The scenario's name, its description, the rest of its matrix and the files its screens came
  /// from cannot, so that adding a device to a matrix leaves the other cases' questions alone.
  package var hash: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      return sha256Hex(try encoder.encode(Essence(self)))
    } catch {
      preconditionFailure("a question holds a number that JSON cannot: \(error)")
    }
  }
}

private struct Essence: Encodable {
  let navigation: Bool
  let bars: Bars?
  let rootViewFrame: Rect?
  let simulation: SimulationSettings?
  let technique: Technique
  let options: TechniqueOptions
  let invariants: [Invariant]
  let steps: [ScenarioStep]
  let screens: [Screen]
  let device: Device
  let orientation: DeviceOrientation
  let system: SystemVersion?

  init(_ question: CaseQuestion) {
    navigation = question.scenario.navigation
    bars = question.scenario.bars
    rootViewFrame = question.scenario.rootViewFrame
    simulation = question.scenario.simulation
    technique = question.scenario.technique
    options = question.scenario.options
    invariants = question.scenario.invariants
    steps = question.scenario.steps
    screens = question.screens
    device = question.device
    orientation = question.orientation
    system = question.system
  }
}
