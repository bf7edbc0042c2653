import Reporting
import SnapshotModel

/// Each screen of a recording on all devices and for all users, by scenario and checkpoint.
struct ContactSheet {
  private struct Key: Hashable {
    let scenario: String
    let checkpoint: String
  }

  private var order: [Key] = []
  private var screens: [Key: [PageValues]] = [:]

  /// Adds the screens of a run.
  mutating func add(_ drawn: DrawnRun, on pageScreens: inout PageScreens) {
    let identity = drawn.run.identity
    for (step, snapshot, screen) in drawn.checkpoints {
      let key = Key(scenario: identity.scenario, checkpoint: step.detail)
      let thumbnail = pageScreens.thumbnail(
        of: snapshot,
        as: screen,
        title: "\(identity) at \"\(step.detail)\"".escapedForLog
      )
      guard var values = thumbnail else { continue }
      values["caption"] = identity.variant.escapedForLog
      if screens[key] == nil { order.append(key) }
      screens[key, default: []].append(values)
    }
  }

  /// The values of the template `sheet`, one for each screen with several pictures.
  var values: [PageValues] {
    order.compactMap { key in
      guard let shown = screens[key], shown.count > 1 else { return nil }
      return Self.values(key.scenario, key.checkpoint, count: shown.count)
        .merging(["screens": shown, "isKept": false]) { $1 }
    }
  }

  /// Returns the values of the template `sheet`, except for the pictures.
  static func values(_ scenario: String, _ checkpoint: String, count: Int) -> PageValues {
    ["name": "\(scenario), \(checkpoint)".escapedForLog, "count": counted(count, "screen")]
  }
}

extension CaseIdentity {
  /// The properties that distinguish the case from other cases of its scenario.
  fileprivate var variant: String {
    let parts: [String?] = [
      device, orientation, technique == "none" ? nil : technique, system.map { "iOS \($0)" },
      settings.name,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
