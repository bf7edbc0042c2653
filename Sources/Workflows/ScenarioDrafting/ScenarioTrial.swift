import BuiltInEngine
import EngineProtocol
import Foundation
import InterfaceBuilder
import Reporting
import ScenarioModel
import SnapshotModel
import Synchronization

/// The result of a scenario with a technique and all applicable invariants.
struct ScenarioTrial {
  /// A broken invariant.
  struct Broken {
    var invariant: Invariant
    /// The first occurrence.
    var occurrence: String
    /// The number of cases with a violation.
    var cases: Int
  }

  let technique: Technique
  /// The checked invariants.
  let asked: [Invariant]
  let broken: [Broken]
  /// The sizes that the document does not determine, without duplicates.
  let estimates: [UnknownSize]
  /// The fields of the draft that no touch can reach in some case.
  let untouchableFields: [String]

  var keepsFieldsVisible: Bool { broken(.focusedFieldVisible) == nil }

  func broken(_ invariant: Invariant) -> Broken? {
    broken.first { $0.invariant == invariant }
  }

  /// The invariants that hold in every case.
  var held: [Invariant] { asked.filter { broken($0) == nil } }

  /// Plays the cases of a draft with the built-in engine.
  ///
  /// - Parameters:
  ///   - draft: The draft.
  ///   - technique: The keyboard technique.
  ///   - questions: The cases of the draft, with any technique.
  ///   - stopsAtHiddenField: Whether to leave out further cases after one with a hidden field, for a
  ///     trial that matters only if it keeps all fields visible.
  /// - Throws: A failure if the engine has no answer.
  init(
    of draft: ScenarioDraft,
    _ technique: Technique,
    _ questions: CaseQuestions,
    stopsAtHiddenField: Bool = false
  ) async throws {
    let questions = questions.played(with: technique)
    let stepCount = questions.first?.scenario.steps.count ?? 0
    var violations: [Invariant: Broken] = [:]
    var estimates: Set<UnknownSize> = []
    var refused: Set<FindingSubject> = []
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    // Custom classes are listed without an estimate.
    let search = EstimateSearch(besides: .customClass)
    let engine = BuiltInEngine.current.withoutDigests.withoutGeometry.searching(search)
    let hasHiddenField = Mutex(false)
    let answers = await Array(questions).concurrentMap(jobs: jobs) { question in
      Result { () throws(EngineError) -> Run? in
        guard !hasHiddenField.withLock({ $0 }) else { return nil }
        let run = try engine.answer(to: question)
        if stopsAtHiddenField, run.breaks(.focusedFieldVisible) {
          hasHiddenField.withLock { $0 = true }
        }
        return run
      }
    }
    for answer in answers {
      do {
        guard let run = try answer.get() else { continue }
        estimates.formUnion(run.estimates.map(\.size))
        // A hidden or disabled field ends a case.
        if run.steps.count < stepCount, let last = run.findings.last {
          throw Failure(last.sentence)
        }
        refused.formUnion(run.findings.map(\.subject))
        for (invariant, occurrence) in run.brokenInvariants(on: draft.scene) {
          violations[
            invariant,
            default: Broken(invariant: invariant, occurrence: occurrence, cases: 0)
          ]
          .cases += 1
        }
      } catch {
        let report = FailureReport(error).inside("scene \(draft.scene.displayName)")
        throw Failure(report.inside(draft.scene.file))
      }
    }
    self.technique = technique
    asked = draft.possibleInvariants
    broken = asked.compactMap { violations[$0] }
    self.estimates = estimates.sorted()
    untouchableFields = draft.scene.fields.filter { field in
      refused.contains(.invariant(ScenarioStep.focus(view: field).line(for: technique)))
    }
  }
}

extension ScenarioDraft {
  /// Makes the cases of the scenario.
  ///
  /// - Parameters:
  ///   - text: The text of the scenario, because only the parsed scenario counts.
  ///   - scenes: The documents that are already read.
  ///   - fonts: The fonts for measuring text.
  /// - Returns: The cases.
  /// - Throws: `ScenarioErrors` or `SceneLoadingError`.
  func questions(
    _ text: String,
    scenes: SceneCache,
    fonts: FontLibrary
  ) throws -> CaseQuestions {
    let file = try ScenarioFile.parse(text: text, file: scene.file, name: name)
    return try file.questions { screen, _ in
      fonts.completing(screen, from: scene.file)
    } loadScene: { reference, _, version in
      try scenes.document(at: scene.file, for: version).screen(scene: reference.scene)
    }
  }
}

extension Run {
  fileprivate func breaks(_ invariant: Invariant) -> Bool {
    let broken = FindingSubject.invariant(invariant.text)
    return findings.contains { $0.kind == .brokenInvariant && $0.subject == broken }
  }

  /// Returns each broken invariant with the first view that shows it.
  fileprivate func brokenInvariants(
    on scene: DraftedScene
  ) -> [(Invariant, occurrence: String)] {
    let violations = findings.filter { $0.kind == .brokenInvariant }
    guard !violations.isEmpty else { return [] }
    return Invariant.named.compactMap { invariant in
      let broken = FindingSubject.invariant(invariant.text)
      guard let first = violations.first(where: { $0.subject == broken }) else {
        return nil
      }
      let name = first.view.lastName
      let view = name.isEmpty ? "" : "\(scene.title(ofView: name).text) "
      return (invariant, "\(view)on \(identity.device) \(identity.orientation)")
    }
  }
}
