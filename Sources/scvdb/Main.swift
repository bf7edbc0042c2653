import ArgumentParser
import EngineProtocol
import Foundation
import Glibc
import Reporting
import SnapshotModel
import SnapshotStore

/// Runs the command line and maps every failure to its documented exit status.
///
/// The argument parser would end with 1 for an error of a command, but 1 means drift.
@main
enum Main {
  // On the main thread, because its memory grows in larger steps than the memory of other threads.
  @MainActor
  static func main() async {
    reopenStandardStreams()
    ignoreSignalsOfWriting()
    checkArguments()
    checkDescriptors()
    BusyHandler.report {
      Console(.auto).note("\($0): waiting for another program that has it locked")
    }
    if let request = HelpRequest(CommandLine.arguments) { request.answer(on: Console(.auto)) }
    let command: any ParsableCommand
    do {
      command = try parsedCommand()
    } catch {
      endUsage(error)
    }
    do {
      try await run(command)
    } catch {
      end(with: error, of: command)
    }
  }

  /// Parses the command that the arguments name.
  ///
  /// Parsing the root with all its subcommands takes longer than the work of many commands.
  /// Therefore a subcommand is parsed by itself. The root, which has the full command name, handles
  /// everything else, such as help and errors.
  private static func parsedCommand() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    let subcommand = Scvdb.configuration.subcommands.first {
      $0.configuration.commandName == arguments.first
    }
    // Requested help is another command.
    if let subcommand, let command = try? subcommand.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == subcommand
    {
      return command
    }
    return try Scvdb.parseAsRoot()
  }

  /// Turns the signals of failed writes into errors.
  ///
  /// Neither a closed pipe nor a limit on the size of files may end the process.
  private static func ignoreSignalsOfWriting() {
    for signal in [SIGPIPE, SIGXFSZ] { Glibc.signal(signal, SIG_IGN) }
  }

  /// Opens closed standard streams to `/dev/null`.
  ///
  /// Otherwise a pipe or a database would get their numbers, and output would be written to it.
  /// Writing to these streams is still an error.
  private static func reopenStandardStreams() {
    for stream in STDIN_FILENO...STDERR_FILENO where fcntl(stream, F_GETFD) < 0 {
      // The lowest free number is the stream's.
      guard open("/dev/null", stream == STDIN_FILENO ? O_WRONLY : O_RDONLY) == stream else {
        exit(ExitCode.notDone.rawValue)
      }
    }
  }

  /// Refuses a command line without a subcommand or with an unknown one.
  ///
  /// The parser would print help for either.
  private static func checkArguments() {
    switch CommandLine.arguments.count {
    case 0:
      Console(.auto).report(
        Failure("the arguments cannot be read", fix: "mount /proc, which contains them")
      )
      exit(ExitCode.notDone.rawValue)
    case 1:
      Console(.auto).note(Scvdb.helpMessage())
      Console(.auto).report(Failure("missing subcommand", fix: "start with 'scvdb test'"))
      exit(ExitCode.validationFailure.rawValue)
    default:
      let word = CommandLine.arguments[1]
      guard !HelpRequest.isKnown(word) else { return }
      Console(ColorChoice(in: CommandLine.arguments)).report(
        Failure("there is no subcommand '\(word)'", hint: HelpRequest.hint(for: word))
      )
      exit(ExitCode.validationFailure.rawValue)
    }
  }

  /// Refuses to work without room for open files, because system libraries end the process when
  /// they cannot open a file.
  private static func checkDescriptors() {
    guard !FileDescriptors.areFree(neededDescriptors) else { return }
    Console(.auto).report(
      Failure(
        "fewer than \(neededDescriptors) file descriptors are free",
        fix: "set a higher limit, for example with 'ulimit -n 1024'"
      )
    )
    exit(ExitCode.notDone.rawValue)
  }

  /// Twice the descriptors of a database with journals, a document, and Foundation's threads and
  /// processes.
  private static let neededDescriptors = 32

  private static func end(with error: any Error, of command: any ParsableCommand) -> Never {
    if let status = error as? ExitCode { exit(status.rawValue) }
    // Requested help, and usage errors of a command.
    if error is ValidationError || Scvdb.exitCode(for: error).isSuccess { endUsage(error) }
    Console((command as? any ScvdbCommand)?.terminal.color ?? .auto).report(error)
    exit(ExitCode.notDone.rawValue)
  }

  /// Ends an invalid command line, or prints requested help.
  ///
  /// Under `git bisect run`, the status is not 64, because it would mean a bad revision.
  private static func endUsage(_ error: any Error) -> Never {
    let status = Scvdb.exitCode(for: error)
    guard !status.isSuccess else { Scvdb.exit(withError: error) }
    let subcommand = Scvdb.configuration.subcommands.first {
      $0.configuration.commandName == CommandLine.arguments.dropFirst().first
    }
    let name = subcommand?.configuration.commandName.map { " \($0)" } ?? ""
    let console = Console(ColorChoice(in: CommandLine.arguments))
    var report = FailureReport(usageError: Scvdb.message(for: error))
    report.advice.append(.hint("'scvdb\(name) --help' describes the options"))
    console.report(Failure(report))
    console.note("Usage: " + (subcommand.map { Scvdb.usageString(for: $0) } ?? Scvdb.usageString()))
    let isJudgment = BisectCommand.judges(CommandLine.arguments)
    exit(isJudgment ? ExitCode.undetermined.rawValue : status.rawValue)
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

/// A subcommand that prints through a given console.
protocol ScvdbCommand: AsyncParsableCommand {
  var terminal: ConsoleOptions { get }
  /// Whether the command uses the project file.
  var usesProject: Bool { get }

  nonisolated(nonsending) func run(on console: Console) async throws
}

/// A subcommand that reads or writes recordings, and refuses a database that git tracks.
protocol DatabaseCommand: ScvdbCommand {
  associatedtype Database: DatabaseNaming
  var database: Database { get }
}

extension ScvdbCommand {
  var usesProject: Bool { true }

  func run() async throws {
    try await runOnConsole()
  }

  /// Runs on the caller's actor, which the argument parser's ``run()`` leaves.
  fileprivate nonisolated(nonsending) func runOnConsole() async throws {
    if usesProject { try CurrentProject.check() }
    let console = Console(terminal.color)
    if let command = self as? any DatabaseCommand { try command.database.check(on: console) }
    try await run(on: console)
  }
}

extension ExitCode {
  /// Drift, or a broken invariant.
  static let drift = ExitCode(1)
  /// The work failed, and the reason has been reported.
  static let notDone = ExitCode(2)
}
