/// The command that starts an engine process.
package struct EngineCommand: Hashable, Sendable {
  /// The command line for the shell: a program and its arguments.
  package var commandLine: String
  /// The engine's name in errors.
  package var name: String
  /// The time limit for the greeting and for each answer.
  package var timeLimit: Duration

  /// The default time limit.
  package static let defaultTimeLimit = Duration.seconds(60)

  /// Makes a command; errors name the command line unless `name` replaces it.
  package init(
    commandLine: String,
    name: String? = nil,
    timeLimit: Duration = defaultTimeLimit
  ) {
    self.commandLine = commandLine
    self.name = name ?? commandLine
    self.timeLimit = timeLimit
  }

  /// Returns the command line that starts a program, with its words quoted.
  package static func commandLine(of words: [String]) -> String {
    words.map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
  }
}
