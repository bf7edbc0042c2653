import Foundation
import ProjectFiles
import ScenarioModel
package import SnapshotModel

extension ScenarioFiles {
  /// The cases that the scenarios in the folder of baselines ask for; nil where no scenario is, so
  /// that nothing shows.
  package func askedCases() throws -> [CaseIdentity]? {
    let reader = ProjectReader(around: baselines)
    guard try reader.entry(at: baselines) != nil,
      try !ScenarioDiscovery.files(under: URL(filePath: baselines), reader: reader).isEmpty
    else { return nil }
    return try read([]).flatMap(\.scenario.identities)
  }
}
