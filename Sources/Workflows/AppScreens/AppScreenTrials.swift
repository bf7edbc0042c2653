import EngineProtocol
import Foundation
import Reporting
package import ScenarioModel
import SnapshotModel

/// The scenarios of an app's controllers, each tried with one case.
package struct AppScreenTrials: Sendable {
  /// A controller without a scenario.
  package struct Rejected: Sendable {
    /// The class or the expression.
    package let title: String
    /// The location of the class; nil if it is unknown.
    package let location: String?
    /// The initializer and its missing types, or the reason of a failure.
    package let reason: String
  }

  private(set) var drafts: [AppScreenDraft] = []
  /// The controllers that need an expression from the user.
  package private(set) var needingMaker: [Rejected] = []
  /// The controllers that the engine could not show.
  package private(set) var failed: [Rejected] = []

  /// Tries the controllers of an engine.
  ///
  /// - Parameters:
  ///   - engine: The engine of the app.
  ///   - classes: The controllers with a scene in a document, which are not tried.
  ///   - matrix: The cases of the scenarios.
  ///   - progress: Called with the number of tried controllers, and with their total number.
  /// - Throws: `Failure` for an unreadable list, or the error of starting the engine.
  package init(
    _ engine: SelectedEngines,
    besides classes: Set<String>,
    matrix: Matrix,
    progress: (Int, Int) -> Void
  ) async throws {
    guard let argument = engine.argument else { return }
    let program =
      argument == AppEngineProgram.argument
      ? try AppEngineProgram.find() : AppEngineProgram(path: argument)
    let list = try program.screens()
    let choice = try engine.main()
    addRejected(of: list)
    var names = NameClaims()
    let folder = SafeName(list.name).hyphenated ?? "app"
    let candidates = list.screens.filter { screen in
      let name = screen.code?.split(separator: ".").last.map(String.init)
      return screen.status == .made && name.map { !classes.contains($0) } == true
    }
    var tried: [(AppScreenList.Screen, Result<AppScreenDraft, any Error>)] = []
    let drafts = candidates.map { screen in
      let type = screen.code ?? ""
      let short = SafeName(type.shortControllerName).hyphenated ?? "screen"
      return AppScreenDraft(
        type: type,
        name: "\(folder)/\(names.claim([short]))",
        matrix: matrix
      )
    }
    tried = try await choice.withEngine(jobs: 1) { engine in
      var results: [(AppScreenList.Screen, Result<AppScreenDraft, any Error>)] = []
      for (screen, draft) in zip(candidates, drafts) {
        progress(results.count, candidates.count)
        results.append((screen, await Self.tried(draft, with: engine)))
      }
      return results
    }
    for (screen, result) in tried {
      switch result {
      case .success(let draft): self.drafts.append(draft)
      case .failure(let error): reject(screen, because: error)
      }
    }
  }

  /// Returns the draft with the fields of the screen, or the reason why no case succeeds.
  private static func tried(
    _ draft: AppScreenDraft,
    with engine: any Engine
  ) async -> Result<AppScreenDraft, any Error> {
    do {
      guard let run = try await run(of: draft, with: engine) else { return .success(draft) }
      let complete = draft.focusing(fieldsOf: run)
      guard !complete.fields.isEmpty else { return .success(draft) }
      // A field can be out of reach, and then the scenario leaves the fields out.
      let played = try? await self.run(of: complete, with: engine)
      return .success(played?.findings.isEmpty == true ? complete : draft)
    } catch {
      return .failure(error)
    }
  }

  private static func run(
    of draft: AppScreenDraft,
    with engine: any Engine
  ) async throws -> Run? {
    guard let question = try draft.trial() else { return nil }
    return try await engine.run(question)
  }

  private mutating func addRejected(of list: AppScreenList) {
    for screen in list.screens {
      switch screen.status {
      case .made: break
      case .needsMaker:
        let types = (screen.missing ?? []).map { "'\($0)'" }.joined(separator: ", ")
        needingMaker.append(
          Rejected(
            title: screen.title,
            location: screen.location,
            reason: "\(screen.signature ?? "") needs \(types)"
          )
        )
      case .failed:
        failed.append(
          Rejected(
            title: screen.title,
            location: screen.location,
            reason: screen.reason ?? "no initializer can be called"
          )
        )
      }
    }
  }

  private mutating func reject(_ screen: AppScreenList.Screen, because error: any Error) {
    failed.append(
      Rejected(
        title: screen.title,
        location: screen.location,
        reason: FailureReport(error).message.trap
      )
    )
  }
}

extension String {
  /// The line of a trap with the app's file and line, or else the whole message in one line.
  fileprivate var trap: String {
    let lines = split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.last { $0.contains("Fatal error: ") } ?? lines.joined(separator: " ")
  }
}

extension Starter {
  /// Adds the scenarios of an app's controllers.
  package mutating func add(_ trials: AppScreenTrials) {
    for draft in trials.drafts { add(draft, about: "\(draft.type), the app's code") }
  }
}
