import ArgumentParser
import Glibc
import Reporting
import Workflows

/// The subcommand `watch`.
struct WatchCommand: DatabaseCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Test again whenever a file changes",
    discussion: """
      Runs 'scvdb test', and again when a storyboard, xib, scenario, font or baseline changes. It \
      tests the scenarios that depend on the file, and the scenarios that did not pass before. A \
      new scenario, a font, the project file, the policy and the program of --engine affect all \
      scenarios. After 'scvdb-port engine' has built the engine of an app, all scenarios are \
      tested with it. On a terminal, each report replaces the previous one.

      Exit status: 0 after Ctrl-C, 130 if that skipped cases, 143 after SIGTERM, 129 after SIGHUP, \
      2 if there is nothing to watch, or no engine.

      EXAMPLES:
        scvdb watch
        scvdb watch sign-up/keyboard --device iphone-se-1
      """
  )

  @OptionGroup var test: TestCommand

  var terminal: ConsoleOptions { test.terminal }
  var database: DatabaseOption { test.database }

  func run(on console: Console) async throws {
    // A missing engine has no file to watch.
    _ = try test.engine.asked.main()
    let watch = try FileWatch()
    let interruption = Interruption { [waker = watch.waker] in waker.wake() }
    defer { interruption.end() }
    let settings = [CurrentProject.file?.path, test.comparison.policy].compactMap(\.self)
    var fonts = Set(test.fonts.folders)
    var failing: Set<String> = []
    var scenarios = test.inputs.scenarios
    while true {
      let project = try WatchedProject(
        scenarios: test.inputs.scenarios,
        baselines: test.baselines.baselines,
        fonts: fonts.sorted(),
        // An engine of an app can get other documents when it is built again.
        settings: settings + test.engine.asked.files
      )
      try watch.watch(project.folders)
      try console.clear()
      do {
        let outcome = try await test.test(scenarios, on: console)
        if outcome.isInterrupted { throw ExitCode(outcome.status) }
        if let signal = outcome.signal { throw ExitCode(Interruption.idleExitStatus(of: signal)) }
        failing = outcome.failing
        fonts.formUnion(outcome.fontSources)
        try watch.watch(fonts)
      } catch let error where !(error is ExitCode) {
        console.report(error)
      }
      console.note("watching \(counted(project.scenarioCount, "scenario")); press Ctrl-C to end")
      guard let next = nextScenarios(watch, project, failing) else {
        throw ExitCode(Interruption.idleExitStatus(of: interruption.signal ?? SIGINT))
      }
      scenarios = next
    }
  }

  /// Waits for changes that affect a scenario.
  ///
  /// - Returns: The scenarios to test; empty for all named ones; nil if a signal ends the wait.
  private func nextScenarios(
    _ watch: FileWatch,
    _ project: WatchedProject,
    _ failing: Set<String>
  ) -> [String]? {
    while let changes = watch.nextChanges() {
      switch project.scenarios(touchedBy: changes) {
      case .all: return test.inputs.scenarios
      case .some(let touched) where !touched.isEmpty:
        return project.scenarios(touched, andNamed: failing)
      case .some: continue
      }
    }
    return nil
  }
}
