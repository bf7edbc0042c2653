import ArgumentParser
import Foundation
import Glibc
import Terminal

/// Runs the command line and turns every failure into the exit status that it has by design.
///
/// The argument parser would end with 1 for an error of a command, which here means drift.
@main
enum Main {
  // On the main thread, whose memory grows in larger steps than that of others.
  @MainActor
  static func main() async {
    ignoreSignalsOfWriting()
    if let request = HelpRequest(CommandLine.arguments) { request.answer(on: Console(.auto)) }
    let command: any ParsableCommand
    do {
      command = try Scvdb.parseAsRoot()
    } catch {
      endUndetermined(error)
      Scvdb.exit(withError: error)
    }
    do {
      try await run(command)
    } catch {
      end(with: error, of: command)
    }
  }

  /// Makes errors of the signals by which a write that cannot be done ends a process: a reader that goes
  /// away must not end the work, nor a limit on the size of files.
  private static func ignoreSignalsOfWriting() {
    for signal in [SIGPIPE, SIGXFSZ] { Glibc.signal(signal, SIG_IGN) }
  }

  private static func end(with error: any Error, of command: any ParsableCommand) -> Never {
    if let status = error as? ExitCode { exit(status.rawValue) }
    // Help that was asked for, and usage that only a command can judge.
    if error is ValidationError || Scvdb.exitCode(for: error).isSuccess {
      Scvdb.exit(withError: error)
    }
    Console((command as? any ScvdbCommand)?.terminal.color ?? .auto).report(error)
    exit(ExitCode.notDone.rawValue)
  }

  /// Ends a command line that 'git bisect run' cannot mean: 64 would mean that a revision is bad.
  private static func endUndetermined(_ error: any Error) {
    guard BisectCommand.judges(CommandLine.arguments), !Scvdb.exitCode(for: error).isSuccess else {
      return
    }
    Console(.auto).note(Scvdb.fullMessage(for: error))
    exit(ExitCode.undetermined.rawValue)
  }

  @MainActor
  private static func run(_ command: any ParsableCommand) async throws {
    if let command = command as? any ScvdbCommand {
      try await command.runOnConsole()
    } else {
      var command = command
      try command.run()
    }
  }
}

/// A subcommand, which prints through the console that it is given.
protocol ScvdbCommand: AsyncParsableCommand {
  var terminal: ConsoleOptions { get }
  /// Whether the project file has a part in what the command does.
  var usesProject: Bool { get }

  nonisolated(nonsending) func run(on console: Console) async throws
}

extension ScvdbCommand {
  var usesProject: Bool { true }

  func run() async throws {
    try await runOnConsole()
  }

  /// Runs on the caller's actor, which the argument parser's ``run()`` leaves.
  fileprivate nonisolated(nonsending) func runOnConsole() async throws {
    if usesProject { try CurrentProject.check() }
    try await run(on: Console(terminal.color))
  }
}

extension ExitCode {
  /// There is drift, or an invariant is broken.
  static let drift = ExitCode(1)
  /// The work could not be done, and why has been reported.
  static let notDone = ExitCode(2)
}
