/// How to start an engine process.
package struct EngineCommand: Hashable, Sendable {
  /// A command line as for the shell: a program and its arguments.
  package var commandLine: String
  /// What errors call the engine.
  package var name: String
  /// How long the engine may take for its greeting and for each answer.
  package var timeLimit: Duration

  /// How long an engine may take by default.
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

  /// The command line that starts a program, whatever characters its words have.
  package static func commandLine(of words: [String]) -> String {
    words.map { "'\($0.replacing("'", with: #"'\''"#))'" }.joined(separator: " ")
  }
}
