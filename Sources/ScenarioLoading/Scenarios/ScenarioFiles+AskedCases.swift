import Foundation
import ScenarioModel
package import SnapshotModel

extension ScenarioFiles {
  /// The cases that the scenarios in the folder of baselines ask for; nil where no scenario is, so
  /// that nothing shows.
  package func askedCases() throws -> [CaseIdentity]? {
    let folder = URL(filePath: baselines)
    guard FileManager.default.fileExists(atPath: baselines),
      try !ScenarioDiscovery.files(under: folder).isEmpty
    else { return nil }
    return try read([]).flatMap(\.scenario.identities)
  }
}
