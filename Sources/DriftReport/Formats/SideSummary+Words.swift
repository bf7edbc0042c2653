import Reporting
import SnapshotModel

extension SideSummary {
  /// The properties that distinguish the side: `scvdb 1.0.0, 40 cases, 1a2b3c4d5e6f`.
  ///
  /// Engines that differ only in their fingerprint are listed once here. The notes distinguish
  /// them.
  var facts: String {
    var versions: [String] = []
    for version in engines.map({ "\($0.name) \($0.version)" }) where versions.last != version {
      versions.append(version)
    }
    let words = [versions.joined(separator: " and ")] + details
    return (words + [counted(cases, "case"), contentHash.hashPrefix]).joined(separator: ", ")
  }

  /// The name of the side and its distinguishing properties.
  package var text: String { "\(name) (\(facts))" }
}

extension Drift {
  /// The compared sides, the first line of a report.
  package var comparison: String { "comparing \(from.text) with \(to.text)" }
}
