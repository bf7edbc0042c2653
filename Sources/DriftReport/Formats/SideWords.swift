import Reporting
import SnapshotModel

extension SideSummary {
  /// What distinguishes the side from others: `scvdb 1.0.0, 40 cases, 1a2b3c4d5e6f`.
  ///
  /// Engines that differ in nothing but their fingerprint are one here, and distinguished in the notes.
  var facts: String {
    var versions: [String] = []
    for version in engines.map({ "\($0.name) \($0.version)" }) where versions.last != version {
      versions.append(version)
    }
    let words = [versions.joined(separator: " and ")] + details
    return (words + [counted(cases, "case"), contentHash.hashPrefix]).joined(separator: ", ")
  }

  /// The side by its name, and what distinguishes it from others.
  package var text: String { "\(name) (\(facts))" }
}

extension Drift {
  /// What was compared with what, which is the first line of a report.
  package var comparison: String { "comparing \(from.text) with \(to.text)" }
}
