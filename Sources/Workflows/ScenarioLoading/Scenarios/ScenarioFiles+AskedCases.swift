import Foundation
import ProjectFiles
import ScenarioModel
package import SnapshotModel

extension ScenarioFiles {
  /// Returns the cases that the scenarios in the baselines folder define.
  ///
  /// The result is nil without any scenario, because the cases are then unknown.
  package func askedCases() throws -> [CaseIdentity]? {
    let reader = ProjectReader(around: baselines)
    guard try reader.entry(at: baselines) != nil,
      try !ScenarioDiscovery.files(under: URL(filePath: baselines), reader: reader).isEmpty
    else { return nil }
    return try read([]).flatMap(\.scenario.identities)
  }
}
