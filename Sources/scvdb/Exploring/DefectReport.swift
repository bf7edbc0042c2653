import DriftReport
import Foundation
import ScenarioExplorer
import ScenarioModel

/// A defect in words and as a scenario file.
struct DefectReport {
  let defect: Defect
  /// The scenario that was searched.
  let file: ScenarioFile
  let seed: UInt64

  /// Where it shows and what is wrong, a sentence a line.
  var lines: [String] {
    var lines = [
      "\(defect.question.identity.description.droppingFirstWord): \(defect.rule) \(defect.view)",
      defect.message,
    ]
    if !defect.otherViews.isEmpty {
      lines.append("the same happens to \(defect.otherViews.joined(separator: ", "))")
    }
    return lines + ["found in \(file.scenario.name) \(origin)"]
  }

  private var origin: String {
    let events = counted(defect.steps.count, "event")
    return switch defect.origin {
    case .pair: "before random sequences: \(events)"
    case .sequence(let number):
      "by sequence \(number) of seed \(seed): \(events) of \(defect.eventsFound) are enough"
    case .mirror: "by reading from right to left"
    }
  }

  /// The scenario that shows the defect, for a folder; nil for that of the scenario searched.
  func text(in folder: String?) -> String {
    let own = URL(filePath: file.file).deletingLastPathComponent().relativePath
    let scenario = defect.question.scenario.movingFiles { path in
      guard let folder, !path.hasPrefix("/") else { return path }
      return "\(own)/\(path)".relativePath(from: folder)
    }
    return scenario.text(comments: lines)
  }

  /// The name of the file: what is wrong under which technique.
  var fileName: String {
    let rule = defect.rule.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "\(defect.question.scenario.technique.rawValue)-\(rule.joined(separator: "-"))"
  }
}

extension String {
  /// A case without its scenario, which has no file yet.
  fileprivate var droppingFirstWord: String {
    split(separator: " ").dropFirst().joined(separator: " ")
  }
}

/// What `explore --format json` prints.
struct ExplorationAnswer: Encodable {
  struct Defect: Encodable {
    var scenario: String
    var technique: String
    var device: String
    var orientation: String
    var system: String?
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

    init(_ report: DefectReport, text: String, file: String?) {
      let identity = report.defect.question.identity
      scenario = report.file.scenario.name
      technique = identity.technique
      device = identity.device
      orientation = identity.orientation
      system = identity.system
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
  var sequences = 0
  var cases = 0
  var defects: [Defect] = []
  var failures: [String] = []
}
