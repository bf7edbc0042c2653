import DeviceCatalog
import Foundation
package import SnapshotModel
import Synchronization

/// Computes the hashes of questions; one digest serves all the questions of a recording.
///
/// A hash covers everything in a question that can change the answer. It leaves out the scenario's
/// name, its description and its engine, the rest of its matrix, and the files of its screens.
/// Adding a device to a matrix therefore leaves the hashes of the other cases unchanged.
///
/// The hash is computed from one JSON object. The cases of a matrix share most of its members.
/// Writing them takes longer than comparing them, so a digest caches the texts it wrote last. The
/// hash of a question never depends on the questions hashed before it.
package final class QuestionDigest: Sendable {
  /// Room for seven techniques, each in a few size classes.
  private static let sharedCapacity = 40
  private let sharedMembers = RecentValues<SharedQuestion, [JSONMember]>(capacity: sharedCapacity)
  /// Each remembered shared part has its own number.
  private let sharedMeasures = RecentValues<SharedQuestion, SharedMeasures>(
    capacity: sharedCapacity
  )
  private let sharedCount = Atomic(0)
  private let devices = DigestedDevices()
  private let orientationTexts = RecentValues<DeviceOrientation, [UInt8]>(capacity: 4)
  private let beginnings = DigestedBeginnings()

  package init() {}

  /// The hash of a question: 64 hexadecimal digits.
  package func hash(of question: CaseQuestion) -> QuestionHash {
    if let known = question.knownHash.value { return known }
    var members = sharedMembers.value(for: SharedQuestion(question)) { $0.members }
    let device = devices.text(of: question.device)
    let orientation = orientationTexts.value(for: question.orientation) { jsonText($0) }
    members.append(("device", device))
    members.append(("orientation", orientation))
    if let system = question.system { members.append(("system", jsonText(system))) }
    members.sort { $0.name < $1.name }
    let end = members.firstIndex { $0.name == "technique" } ?? members.endIndex
    var digest = beginnings.digest(of: Array(members[..<end]), on: question.device.id)
    digest.add(members[end...])
    digest.add("}")
    return QuestionHash(digest: digest.hexadecimal)
  }

  /// Returns the parts of a question that can change its answer.
  ///
  /// These are measures of its device, and neither its names nor its exact system.
  ///
  /// - Parameter question: A question that contains its screens' contents.
  /// - Returns: A value for this digest alone. Questions with equal values have equal answers if
  ///   the engine declares ``Engine/answersByMeasures``.
  package func measuredQuestion(of question: CaseQuestion) -> MeasuredQuestion {
    let shared = sharedMeasures.value(for: SharedQuestion(question)) { _ in
      SharedMeasures(
        number: sharedCount.add(1, ordering: .relaxed).newValue,
        of: question.scenario
      )
    }
    let device = devices.digested(question.device)
    return MeasuredQuestion(
      shared: shared.number,
      // The system determines whether a call makes the status bar higher. Without a named system,
      // it is the device's last one.
      device: shared.mentionsStatusBar ? device.measuresAndSystem : device.measures,
      expecting: shared.expectingDevices.contains(question.device.id) ? question.device.id : nil,
      obstacles: shared.hasWidths ? question.device.widthObstacles(on: question.system) : [],
      orientation: question.orientation,
      system: question.system?.generation,
      explanations: question.scenario.explanations ?? false
    )
  }
}

/// The values of a ``SharedQuestion`` that measured questions use.
private struct SharedMeasures: Sendable {
  var number: Int
  var mentionsStatusBar: Bool
  /// Whether the app has a width other than the whole screen.
  var hasWidths: Bool
  /// The devices with their own expectations.
  var expectingDevices: Set<Device.ID>

  init(number: Int, of scenario: Scenario) {
    let parts = scenario.steps.flatMap(\.parts)
    self.number = number
    mentionsStatusBar = parts.contains { if case .statusBar = $0 { true } else { false } }
    hasWidths =
      scenario.simulation?.applicationWidth != nil
      || parts.contains { if case .multitasking = $0 { true } else { false } }
    expectingDevices = Set(parts.flatMap(\.expectations).compactMap(\.device))
  }
}

/// The parts of a question that can change its answer; see
/// ``QuestionDigest/measuredQuestion(of:)``.
package struct MeasuredQuestion: Hashable, Sendable {
  /// The number of the part that it shares with other questions.
  fileprivate let shared: Int
  /// The number of the device's measures.
  fileprivate let device: Int
  /// The device, if it has its own expectations.
  fileprivate let expecting: Device.ID?
  /// The obstacles to widths of the app, which depend on models and exact systems; empty without
  /// such widths.
  fileprivate let obstacles: [WidthObstacle?]
  fileprivate let orientation: DeviceOrientation
  /// The system's generation.
  fileprivate let system: SystemVersion?
  /// Whether the answer contains explanations; the question's hash does not cover this.
  fileprivate let explanations: Bool
}

extension CaseQuestion {
  /// The question's hash; for many questions a ``QuestionDigest`` is faster.
  package var hash: QuestionHash { knownHash.value ?? QuestionDigest().hash(of: self) }

  /// Returns the question with its hash, which is kept until the question changes.
  package func hashed(_ hash: QuestionHash) -> CaseQuestion {
    var question = self
    question.knownHash = KnownHash(hash)
    return question
  }
}

/// The common part of a scenario's cases with one technique, for equal size classes.
private struct SharedQuestion: Equatable, Sendable {
  /// The scenario without the parts that cannot change an answer.
  private let scenario: Scenario
  /// The question's screens; cases of a matrix share their memory, so comparing them is fast.
  private let screens: [Screen]

  init(_ question: CaseQuestion) {
    scenario = question.scenario.hashed
    screens = question.screens
  }

  /// The members of the object, except the nil ones.
  var members: [JSONMember] {
    var members: [JSONMember] = [("screens", jsonText(screens.map(\.withoutFontFiles)))]
    for (name, value) in scenario.hashedMembers { members.append((name, jsonText(value))) }
    return members
  }

  /// Compares the technique first, because it distinguishes the questions of one matrix.
  static func == (left: Self, right: Self) -> Bool {
    left.scenario.technique == right.scenario.technique
      && left.scenario == right.scenario && left.screens == right.screens
  }
}

func jsonText(_ value: some Encodable) -> [UInt8] {
  do {
    return Array(try JSONEncoder.sorted().encode(value))
  } catch {
    preconditionFailure("a question holds a number that JSON cannot: \(error)")
  }
}
