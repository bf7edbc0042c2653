package import Reporting
import ScenarioModel

/// The output of `explore --format json`.
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
    var view: ViewPath
    var otherViews: [ViewPath]
    var message: String
    var steps: [String]
    /// The number of the random sequence; nil for a metamorphic pair.
    var sequence: Int?
    /// The scenario that shows it.
    var text: String
    var file: String?

    /// Makes the entry of a defect; `file` is nil if the scenario was not written.
    package init(_ report: DefectReport, text: String, file: String?) {
      let identity = report.defect.question.identity
      scenario = report.file.scenario.name
      technique = identity.technique
      device = identity.device
      orientation = identity.orientation
      system = identity.system
      settings = identity.settings.name
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

  var schemaVersion = 2
  var seed: UInt64
  /// The number of random sequences tried.
  package var sequences = 0
  /// The number of cases sent to the engine.
  package var cases = 0
  /// The defects, each with the scenario that shows it.
  package var defects: [Defect] = []
  /// The reasons for cases without an answer.
  package var failures: [EncodedFailure] = []
  /// Parts of the screens' documents that are omitted or not followed; nil without any.
  package var warnings: [LocatedMessage]?

  package init(seed: UInt64) {
    self.seed = seed
  }
}
