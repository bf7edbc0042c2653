/// How to start an engine process.
package struct EngineCommand: Hashable, Sendable {
  /// A command line as for the shell: a program and its arguments.
  package var commandLine: String
  /// How long the engine may take for its greeting and for each answer.
  package var timeLimit: Duration

  package init(commandLine: String, timeLimit: Duration = .seconds(60)) {
    self.commandLine = commandLine
    self.timeLimit = timeLimit
  }
}
