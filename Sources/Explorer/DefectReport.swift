import Foundation
import Reporting
package import ScenarioModel

/// A defect as sentences and as a scenario file.
package struct DefectReport {
  /// The reduced finding.
  package let defect: Defect
  /// The scenario that was searched.
  package let file: ScenarioFile
  /// The seed of the search that found the defect.
  package let seed: UInt64

  package init(defect: Defect, file: ScenarioFile, seed: UInt64) {
    self.defect = defect
    self.file = file
    self.seed = seed
  }

  /// The case, the view and the problem, one sentence per line.
  package var lines: [String] {
    var lines = [
      "\(defect.question.identity.description.droppingFirstWord): \(defect.rule) \(defect.view)",
      defect.message,
    ]
    if !defect.otherViews.isEmpty {
      lines.append("the same happens to \(defect.otherViews.map(\.text).joined(separator: ", "))")
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

  /// Returns the scenario that shows the defect, with paths relative to a folder.
  ///
  /// Without a folder, paths are relative to the folder of the searched scenario.
  package func text(in folder: String?) -> String {
    let own = URL(filePath: file.file).deletingLastPathComponent().relativePath
    let scenario = defect.question.scenario.movingFiles { path in
      guard let folder, !path.hasPrefix("/") else { return path }
      return "\(own)/\(path)".relativePath(from: folder)
    }
    return scenario.text(comments: lines)
  }

  /// The name of the file, from the technique and the broken rule.
  package var fileName: String {
    let rule = defect.rule.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "\(defect.question.scenario.technique.rawValue)-\(rule.joined(separator: "-"))"
  }
}

extension String {
  /// The case without its scenario, which has no file yet.
  fileprivate var droppingFirstWord: String {
    split(separator: " ").dropFirst().joined(separator: " ")
  }
}

extension Scenario {
  /// Returns the scenario with changed paths of its files.
  fileprivate func movingFiles(_ move: (String) -> String) -> Scenario {
    var scenario = self
    scenario.fonts = fonts?.map(move)
    for index in screens.indices {
      switch screens[index].source {
      case .interfaceBuilder(var scene):
        scene.file = move(scene.file)
        scenario.screens[index].source = .interfaceBuilder(scene)
      case .file(let path): scenario.screens[index].source = .file(move(path))
      case .inPlace, .code: break
      }
    }
    return scenario
  }
}
