import EngineProtocol
import Foundation
import Reporting
package import ScenarioModel
import SnapshotModel

/// The scenarios of an app's controllers and scenes, each tried with one case.
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
  ///   - scenes: The drafts of the scenes in storyboards.
  ///   - classes: The controllers with a scene in a document, which are not tried alone.
  ///   - matrix: The cases of the scenarios.
  ///   - progress: Called with the number of tried controllers, and with their total number.
  /// - Throws: `Failure` for an unreadable list, or the error of starting the engine.
  package init(
    _ engine: SelectedEngines,
    scenes: [AppScreenDraft],
    besides classes: Set<String>,
    matrix: Matrix,
    progress: (Int, Int) -> Void
  ) async throws {
    guard let argument = engine.argument else { return }
    let list = try AppEngineProgram(argument: argument).screens()
    let choice = try engine.main()
    addRejected(of: list, besides: classes)
    let folder = SafeName(list.name).hyphenated ?? "app"
    var names = NameClaims()
    for scene in scenes where scene.name.hasPrefix("\(folder)/") {
      _ = names.claim([String(scene.name.dropFirst(folder.count + 1))])
    }
    let candidates = list.screens.filter { screen in
      screen.status == .made && screen.code != nil && !screen.isOf(classes)
    }
    let drafts =
      scenes
      + candidates.map { screen in
        let type = screen.code ?? ""
        let short = SafeName(type.shortControllerName).hyphenated ?? "screen"
        return AppScreenDraft(
          type: type,
          location: screen.location,
          name: "\(folder)/\(names.claim([short]))",
          matrix: matrix
        )
      }
    let trials = drafts.map { draft in
      Trial(draft: draft, optionals: draft.type.flatMap { list.screen(of: $0)?.optionals } ?? [])
    }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let tried = try await choice.withEngine(jobs: jobs) { engine in
      progress(0, trials.count)
      return await trials.concurrentMap(jobs: jobs, progress: { progress($0, trials.count) }) {
        await $0.result(with: engine)
      }
    }
    for (draft, result) in zip(drafts, tried) {
      switch result {
      case .success(let draft): self.drafts.append(draft)
      case .failure(let error): reject(draft, because: error)
      }
    }
  }

  private mutating func addRejected(of list: AppScreenList, besides classes: Set<String>) {
    for screen in list.screens where !screen.isOf(classes) {
      switch screen.status {
      case .made: break
      case .needsMaker:
        let types = (screen.missing ?? []).map { "'\($0)'" }.joined(separator: ", ")
        needingMaker.append(
          Rejected(
            title: screen.title,
            location: screen.location,
            reason: "\(screen.signature ?? "") needs \(types)"
              + (screen.reason.map { " (\($0))" } ?? "")
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

  /// The line of the app where its code stopped, and the reason.
  private func text(of crash: EngineCrash) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    let file =
      crash.file.hasPrefix(folder) ? String(crash.file.dropFirst(folder.count)) : crash.file
    return "\(file):\(crash.line): \(crash.reason)"
  }

  private mutating func reject(_ draft: AppScreenDraft, because error: any Error) {
    failed.append(
      Rejected(
        title: draft.subject,
        location: draft.location,
        reason: (error as? EngineError)?.crash.map(text(of:))
          ?? FailureReport(error).message.split(whereSeparator: \.isNewline).joined(separator: " ")
      )
    )
  }
}

/// A scenario to try.
private struct Trial: Sendable {
  var draft: AppScreenDraft
  /// The optional properties of the controller that need a value.
  var optionals: [String]

  /// Returns the draft with the fields of the screen, or the reason why no case succeeds.
  ///
  /// A screen can need a navigation controller, and the data of another screen; its optional
  /// properties then get the assumed values.
  func result(with engine: any Engine) async -> Result<AppScreenDraft, any Error> {
    let result = await Self.played(draft, with: engine)
    guard case .failure = result else { return result }
    for variant in draft.variants(assuming: optionals) {
      let other = await Self.played(variant, with: engine)
      if case .success = other { return other }
    }
    return result
  }

  private static func played(
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
}

extension AppScreenList {
  /// Returns the screen of a class, which documents name without enclosing types.
  fileprivate func screen(of type: String) -> Screen? {
    screens.first { $0.code == type } ?? screens.first { $0.isOf([type]) }
  }
}

extension AppScreenList.Screen {
  /// Whether the class is one of some classes, which documents name without enclosing types.
  fileprivate func isOf(_ classes: Set<String>) -> Bool {
    code?.split(separator: ".").last.map { classes.contains(String($0)) } ?? false
  }
}

extension Starter {
  /// Adds the scenarios of an app's controllers.
  package mutating func add(_ trials: AppScreenTrials) {
    for draft in trials.drafts {
      let assumed =
        draft.assumed.isEmpty ? "" : ", assumed \(draft.assumed.joined(separator: ", "))"
      add(draft, about: "\(draft.subject), the app's code\(assumed.shortened)")
    }
  }
}
