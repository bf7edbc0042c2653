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
    var members = sharedMembers.value(for: Essence(self)) { $0.members }
    members.append(("device", deviceTexts.value(for: device) { jsonText($0) }))
    members.append(("orientation", orientationTexts.value(for: orientation) { jsonText($0) }))
    if let system { members.append(("system", jsonText(system))) }
    return sha256Hex(object(of: members))
  }
}

/// A member of a JSON object: its name, and the text of its value.
private typealias Member = (name: String, text: [UInt8])

private let sharedMembers = RecentValues<Essence, [Member]>(capacity: 16)
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
    scenario.fonts = nil
    self.scenario = scenario
    screens = question.screens.map(\.withoutFontFiles)
  }

  /// The members of the object, without those that are nil.
  var members: [Member] {
    var members: [Member] = [
      ("technique", jsonText(scenario.technique)),
      ("options", jsonText(scenario.options)),
      ("navigation", jsonText(scenario.navigation)),
      ("invariants", jsonText(scenario.invariants)),
      ("steps", jsonText(scenario.steps)),
      ("screens", jsonText(screens)),
    ]
    if let tabs = scenario.tabs { members.append(("tabs", jsonText(tabs))) }
    if let bars = scenario.bars { members.append(("bars", jsonText(bars))) }
    if let column = scenario.splitView { members.append(("splitView", jsonText(column))) }
    if let frame = scenario.rootViewFrame { members.append(("rootViewFrame", jsonText(frame))) }
    if let simulation = scenario.simulation {
      members.append(("simulation", jsonText(simulation)))
    }
    return members
  }

  /// First by what tells the cases of one matrix apart.
  static func == (left: Self, right: Self) -> Bool {
    left.scenario.technique == right.scenario.technique
      && left.scenario == right.scenario && left.screens == right.screens
  }
}

private func jsonText(_ value: some Encodable) -> [UInt8] {
  do {
    return Array(try JSONEncoder.sorted().encode(value))
  } catch {
    preconditionFailure("a question holds a number that JSON cannot: \(error)")
  }
}

/// An object with its members in the order of their names.
private func object(of members: [Member]) -> [UInt8] {
  var text: [UInt8] = []
  // With room for the names, none of which is longer.
  text.reserveCapacity(members.reduce(1) { $0 + $1.text.count + 24 })
  for (name, value) in members.sorted(by: { $0.name < $1.name }) {
    text += text.isEmpty ? "{\"".utf8 : ",\"".utf8
    text += name.utf8
    text += "\":".utf8
    text += value
  }
  text += "}".utf8
  return text
}
