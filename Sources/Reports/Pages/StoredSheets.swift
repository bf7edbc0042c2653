import Reporting
import SnapshotModel

/// The contact sheets that a page's script draws, with the number of pictures of each.
struct StoredSheets {
  private struct Key: Hashable {
    let scenario: String
    let checkpoint: String
  }

  private var order: [Key] = []
  private var counts: [Key: Int] = [:]

  /// Adds the pictures of a run.
  mutating func add(_ pictures: [String], of scenario: String) {
    for checkpoint in pictures {
      let key = Key(scenario: scenario, checkpoint: checkpoint)
      if counts[key] == nil { order.append(key) }
      counts[key, default: 0] += 1
    }
  }

  /// Returns the values of the template `sheet`, one for each screen with several pictures.
  ///
  /// - Parameters:
  ///   - runs: The store of the pictures.
  ///   - menus: The filter menus; the page's script finds the runs of a scenario by their tokens.
  /// - Returns: The values of each sheet.
  func values(_ runs: StoredRuns, _ menus: CaseMenus) -> [PageValues] {
    order.compactMap { key in
      guard let count = counts[key], count > 1,
        let checkpoint = runs.number(ofCheckpoint: key.checkpoint)
      else { return nil }
      return ContactSheet.values(key.scenario, key.checkpoint, count: count).merging([
        "isKept": true, "scenario": menus.token(ofScenario: key.scenario),
        "checkpoint": checkpoint,
      ]) { $1 }
    }
  }
}
