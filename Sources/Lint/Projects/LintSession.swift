import Foundation
import InterfaceBuilder
import Reporting
package import ScenarioModel
package import Workflows

/// The result for a checked file.
package struct LintAnswer {
  /// The broken rules, each with all stages that break it.
  package var findings: [LintFinding] = []
  /// The number of examined screens, screens without an answer included.
  package var screens = 0
  /// The number of screens without a scenario, if the others are checked with theirs.
  package var screensWithoutScenario = 0
  /// The number of read files; 0 for an unreadable file.
  package var files = 0
  /// Notes for the user besides the findings.
  package var notes: [String] = []
  /// The errors that prevented the check of a file or a screen.
  package var failures: [any Error] = []
}

/// Checks files, several at a time.
package struct LintSession {
  /// The linter for each screen.
  package let linter: ScreenLinter
  /// The stages that the command line selects.
  package let choice: LintStages
  /// The fonts for measuring text.
  package let fonts: FontLibrary
  /// The number of files that are checked at the same time.
  package let jobs: Int
  /// The widths to sweep for each finding; nil for none.
  package let widths: SweepRange?
  /// The engine's only technique, so that screens with another one are skipped; nil for all.
  package let technique: Technique?

  package init(
    linter: ScreenLinter,
    choice: LintStages,
    fonts: FontLibrary,
    jobs: Int,
    widths: SweepRange? = nil,
    technique: Technique? = nil
  ) {
    self.linter = linter
    self.choice = choice
    self.fonts = fonts
    self.jobs = jobs
    self.widths = widths
    self.technique = technique
  }

  /// Checks the screens of all items.
  ///
  /// - Parameters:
  ///   - items: The items to read.
  ///   - progress: Called with the number of items that are done.
  /// - Returns: An answer for each item, in their order.
  package func answers(
    to items: [LintSources.Item],
    progress: (Int) -> Void
  ) async -> [LintAnswer] {
    await items.concurrentMap(jobs: jobs, progress: progress) { await answer(to: $0) }
  }

  private func answer(to item: LintSources.Item) async -> LintAnswer {
    switch item {
    case .scenarios(let subjects, let scenarios, let files, let warnings):
      var answer = await answer(to: subjects) { choice in
        ScenarioSubjects(scenarios.map(\.file), choice: choice, fonts: fonts).subjects
      }
      let stages = subjects.first?.questions.map(\.stage) ?? []
      let findings = linter.findings(about: warnings, of: subjects, on: stages)
      answer.findings.insert(contentsOf: findings, at: 0)
      answer.files = files
      answer.notes +=
        scenarios.flatMap {
          $0.file.ignoredKeys(by: linter.engine, on: $0.screens)
        }.merged.map(\.description) + warnings.filter { !$0.kind.isFlaw }.map(\.description)
      return answer
    case .document(let file, let shown):
      func subjects(_ choice: LintStages) throws -> DocumentSubjects {
        try DocumentSubjects(file: file.path, besides: shown, choice: choice, fonts: fonts)
      }
      do {
        let document = try subjects(choice)
        var answer = await answer(to: document.subjects) { try subjects($0).subjects }
        // The scenarios count their documents.
        answer.files = document.hasScenario ? 0 : 1
        answer.screensWithoutScenario = shown.isEmpty ? 0 : answer.screens
        // The scenarios list the warnings of their documents.
        let warnings = document.hasScenario ? [] : document.warnings
        let findings = linter.findings(
          about: warnings,
          of: document.subjects,
          on: document.stages
        )
        // An omitted part explains later findings.
        answer.findings.insert(contentsOf: findings, at: 0)
        answer.notes += warnings.filter { !$0.kind.isFlaw }.map(\.description)
        return answer
      } catch let error as ImportError {
        return refusal(of: file, error)
      } catch {
        return LintAnswer(failures: [error])
      }
    }
  }

  /// A document for another system is skipped, because folders may contain such documents.
  private func refusal(of file: InterfaceBuilderFiles.File, _ error: ImportError) -> LintAnswer {
    if case .notInterfaceBuilder = error, !file.isNamed {
      return LintAnswer(notes: ["skipped: \(error.report.paragraph)"])
    }
    return LintAnswer(failures: [error])
  }

  /// Examines screens, and sweeps the screens with findings on request.
  private func answer(
    to subjects: [LintSubject],
    reading read: @escaping (LintStages) throws -> [LintSubject]
  ) async -> LintAnswer {
    let own = subjects.filter { subject in
      technique.map { $0 == subject.questions.first?.screen.technique } ?? true
    }
    var answer = LintAnswer(screens: own.count)
    if let technique, own.count < subjects.count {
      answer.notes = [
        "note: \(counted(subjects.count - own.count, "screen")) not checked: "
          + "\(linter.engine.identity.label) supports only \(technique.rawValue)"
      ]
    }
    let engine = linter.engine.forSweeps
    var sweep = widths.map {
      FindingSweep(range: $0, rules: linter.rules, engine: engine, read: read)
    }
    for subject in own {
      do {
        var findings = try await linter.findings(in: subject.questions)
        try await sweep?.add(to: &findings, of: subject)
        answer.findings += findings
      } catch {
        let screen = subject.questions.first?.screen
        let location = screen?.location.description ?? ""
        let report = FailureReport(error).inside("scene \(screen?.name ?? "")")
        answer.failures.append(Failure(report.inside(location)))
      }
    }
    return answer
  }
}
