import Foundation
package import ScenarioModel
import SnapshotModel

extension CaseQuestion {
  /// Digest of everything in the question that can change the answer.
  ///
  /// The scenario's name, its description, the rest of its matrix and the files its screens came
  /// from cannot, so that adding a device to a matrix leaves the other cases' questions alone.
  ///
  /// What is digested is one JSON object. The cases of a matrix have most of it in common, and to
  /// write it takes longer than to compare it, so the parts that were written last are kept.
  package var hash: String {
    var fields = sharedFields.value(for: Essence(self)) { $0.fields }
    fields["device"] = deviceTexts.value(for: device) { jsonText($0) }
    fields["orientation"] = orientationTexts.value(for: orientation) { jsonText($0) }
    fields["system"] = system.map { jsonText($0) }
    return sha256Hex(object(of: fields))
  }
}

private let sharedFields = RecentValues<Essence, [String: [UInt8]]>(capacity: 16)
/// As many as a matrix of the whole catalog goes through again and again.
private let deviceTexts = RecentValues<Device, [UInt8]>(capacity: 128)
private let orientationTexts = RecentValues<DeviceOrientation, [UInt8]>(capacity: 4)

/// What the cases of one scenario by one technique have in common, unless their size classes differ.
private struct Essence: Equatable, Sendable {
  /// Without what cannot change an answer.
  private let scenario: Scenario
  private let screens: [Screen]

  init(_ question: CaseQuestion) {
    var scenario = question.scenario
    scenario.name = ""
    scenario.description = nil
    scenario.matrix = Matrix(devices: [], orientations: [])
    scenario.screens = []
    self.scenario = scenario
    screens = question.screens
  }

  /// The members of the object by their names, without those that are nil.
  var fields: [String: [UInt8]] {
    var fields = [
      "technique": jsonText(scenario.technique),
      "options": jsonText(scenario.options),
      "navigation": jsonText(scenario.navigation),
      "invariants": jsonText(scenario.invariants),
      "steps": jsonText(scenario.steps),
      "screens": jsonText(screens),
    ]
    fields["tabs"] = scenario.tabs.map { jsonText($0) }
    fields["bars"] = scenario.bars.map { jsonText($0) }
    fields["rootViewFrame"] = scenario.rootViewFrame.map { jsonText($0) }
    fields["simulation"] = scenario.simulation.map { jsonText($0) }
    return fields
  }
}

private func jsonText(_ value: some Encodable) -> [UInt8] {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  do {
    return Array(try encoder.encode(value))
  } catch {
    preconditionFailure("a question holds a number that JSON cannot: \(error)")
  }
}

/// An object with its members in the order of their names.
private func object(of fields: [String: [UInt8]]) -> [UInt8] {
  var text: [UInt8] = []
  for (key, value) in fields.sorted(by: { $0.key < $1.key }) {
    text += text.isEmpty ? "{\"".utf8 : ",\"".utf8
    text += key.utf8
    text += "\":".utf8
    text += value
  }
  text += "}".utf8
  return text
}
