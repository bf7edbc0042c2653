package import Reporting
import ScenarioModel
import SnapshotModel

/// What `explore --format json` prints.
package struct ExplorationAnswer: Encodable {
  /// A defect with the scenario that shows it.
  package struct Defect: Encodable {
    var scenario: String
    var technique: String
    var device: String
    var orientation: String
    var system: String?
    var settings: String?
    var rule: String
    var view: String
    var otherViews: [String]
    var message: String
    var steps: [String]
    /// The number of the random sequence; nil for the pairs before those.
    var sequence: Int?
    /// The scenario that shows it.
    var text: String
    var file: String?

    /// Makes the entry of a defect; `file` is nil where the scenario was not written.
    package init(_ report: DefectReport, text: String, file: String?) {
      let identity = report.defect.question.identity
      scenario = report.file.scenario.name
      technique = identity.technique
      device = identity.device
      orientation = identity.orientation
      system = identity.system
      settings = identity.settings
      rule = report.defect.rule
      view = report.defect.view
      otherViews = report.defect.otherViews
      message = report.defect.message
      steps = report.defect.steps
      if case .sequence(let number) = report.defect.origin { sequence = number }
      self.text = text
      self.file = file
    }
  }

  var schemaVersion = 1
  var seed: UInt64
  /// How many random sequences were tried.
  package var sequences = 0
  /// How many cases were put to the engine.
  package var cases = 0
  /// The defects, each with the scenario that shows it.
  package var defects: [Defect] = []
  /// Why cases have no answer.
  package var failures: [String] = []
  /// Parts of the screens' documents that are left out or not followed; only where there are any.
  package var warnings: [LocatedMessage]?

  package init(seed: UInt64) {
    self.seed = seed
  }
}
