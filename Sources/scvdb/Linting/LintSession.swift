import Foundation
import ScenarioModel
import ScreenLint
import StoryboardImport

/// What became of a file that was looked over.
struct LintAnswer {
  var findings: [LintFinding] = []
  var screens = 0
  var files = 0
  /// What a person should know beside the findings.
  var notes: [String] = []
  var failures: [any Error] = []
}

/// Looks files over, several at a time.
struct LintSession {
  let linter: ScreenLinter
  let choice: LintStageOptions.Choice
  let fonts: FontLibrary
  /// How many files are in work at a time.
  let jobs: Int

  /// Returns an answer for each item, in their order.
  func answers(to items: [LintSources.Item], on console: Console) async -> [LintAnswer] {
    let progress = Progress(of: items.count, noun: "file", on: console)
    defer { progress.clear() }
    return await withTaskGroup(of: (Int, LintAnswer).self) { group in
      var answers = items.map { _ in LintAnswer() }
      var pending = items.enumerated().makeIterator()
      func startNext() {
        guard let (number, item) = pending.next() else { return }
        group.addTask { (number, await answer(to: item)) }
      }
      for _ in 0..<jobs { startNext() }
      var done = 0
      while let (number, answer) = await group.next() {
        answers[number] = answer
        done += 1
        progress.show(done)
        startNext()
      }
      return answers
    }
  }

  private func answer(to item: LintSources.Item) async -> LintAnswer {
    switch item {
    case .scenarios(let subjects, let files):
      var answer = await answer(to: subjects)
      answer.files = files
      return answer
    case .document(let file):
      do {
        let document = try DocumentSubjects(file: file.path, choice: choice, fonts: fonts)
        var answer = await answer(to: document.subjects)
        answer.files = 1
        return answer
      } catch let error as ImportError {
        return refusal(of: file, error)
      } catch {
        return LintAnswer(failures: [error])
      }
    }
  }

  /// A document for another system, which a folder may well hold, is passed by.
  private func refusal(of file: InterfaceBuilderFiles.File, _ error: ImportError) -> LintAnswer {
    if case .notInterfaceBuilder = error, !file.isNamed {
      return LintAnswer(notes: ["passed by: \(error)"])
    }
    return LintAnswer(failures: [error])
  }

  private func answer(to subjects: [LintSubject]) async -> LintAnswer {
    var answer = LintAnswer(screens: subjects.count)
    for subject in subjects {
      do throws(EngineError) {
        answer.findings += try await linter.findings(in: subject.questions)
      } catch {
        let screen = subject.questions.first?.screen
        let place = screen?.place.description ?? ""
        answer.failures.append(Failure("\(place): scene \(screen?.name ?? ""): \(error)"))
      }
    }
    return answer
  }
}
