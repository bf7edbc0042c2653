import BuiltInEngine
package import DriftReport
import Foundation
import Reporting
import ScenarioLoading
package import ScenarioModel
import ScenarioRecorder
import SnapshotModel

/// The questions of the scenarios in a folder, in which those of recorded answers are looked for.
package final class QuestionArchive {
  /// Why the question of an answer is not known.
  package struct Missing: Error {
    package let reason: String
  }

  private struct Key: Hashable {
    var scenario: String
    var technique: String
  }

  private let folder: String
  private let fonts: FontLibrary
  /// How a message calls the files of the folder.
  private let naming: (String) -> String
  private let scenes = SceneCache()
  private let digest = QuestionDigest()
  private var scenarios: [Key: Result<[CaseIdentity: CaseQuestion], Missing>] = [:]

  init(folder: String, fonts: FontLibrary, naming: @escaping (String) -> String = { $0 }) {
    self.folder = folder
    self.fonts = fonts
    self.naming = naming
  }

  /// The question that a recorded case answers.
  ///
  /// - Parameters:
  ///   - recorded: The case.
  ///   - side: What the reason calls the side that has the case.
  /// - Returns: The question.
  /// - Throws: ``Missing`` where there is none of that name, or it is not the same any more.
  package func question(of recorded: RecordedCase, on side: String) throws(Missing) -> CaseQuestion
  {
    do throws(Missing) {
      return try question(of: recorded)
    } catch {
      throw Missing(reason: "\(side): \(error.reason)")
    }
  }

  private func question(of recorded: RecordedCase) throws(Missing) -> CaseQuestion {
    let identity = recorded.identity
    let key = Key(scenario: identity.scenario, technique: identity.technique)
    let known = scenarios[key] ?? read(key)
    scenarios[key] = known
    guard let question = try known.get()[identity] else {
      throw Missing(reason: "scenario \(identity.scenario) no longer has this case")
    }
    guard digest.hash(of: question) == recorded.questionHash else {
      throw Missing(reason: "scenario \(identity.scenario) or its screens are not as recorded")
    }
    return question
  }

  private func read(_ key: Key) -> Result<[CaseIdentity: CaseQuestion], Missing> {
    do {
      let file = try scenarioFile(key.scenario)
      guard let technique = Technique(rawValue: key.technique) else {
        throw Missing(reason: "there is no technique \(key.technique)")
      }
      let asked = technique == file.scenario.technique ? file : file.under(technique)
      let questions = try asked.questions(measuredBy: fonts, scenes)
      return .success(Dictionary(questions.map { ($0.identity, $0) }) { first, _ in first })
    } catch let missing as Missing {
      return .failure(missing)
    } catch {
      let report = FailureReport(error)
      let words = [report.message, report.cause].compactMap(\.self).joined(separator: "; ")
      return .failure(Missing(reason: naming(words)))
    }
  }

  private func scenarioFile(_ name: String) throws -> ScenarioFile {
    // A name from a database may be anything.
    let isBelow = !name.split(separator: "/", omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0 == "." || $0 == ".." }
    let paths = ScenarioDiscovery.extensions.map { "\(folder)/\(name).\($0)" }
    guard isBelow, let path = paths.first(where: FileManager.default.fileExists) else {
      throw Missing(reason: naming("there is no scenario \(name) in \(folder)/"))
    }
    return try ScenarioDiscovery.read(URL(filePath: path), file: path, name: name)
  }
}
