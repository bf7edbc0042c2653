/// A command that GitHub's runner finds in a line of a step's output.
///
/// It follows the rules of the runner's parser (`ActionCommand.cs`), with every command name
/// registered.
package struct WorkflowCommand: Hashable {
  package let name: String
  package var properties: [String: String] = [:]
  package var data = ""

  package init?(_ line: String) {
    if let command = Self.current(line) ?? Self.legacy(line) { self = command } else { return nil }
  }

  private init(name: String) { self.name = name }

  /// Parses `::name key=value,key=value::data` at the beginning of a line, after spaces.
  private static func current(_ line: String) -> WorkflowCommand? {
    let scalars = Array(line.unicodeScalars.drop { $0.properties.isWhitespace })
    guard starts(scalars, at: 0, with: "::"),
      let end = (2..<max(2, scalars.count)).first(where: { starts(scalars, at: $0, with: "::") })
    else { return nil }
    let head = text(scalars[2..<end]).split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = head.first else { return nil }
    var command = WorkflowCommand(name: name)
    for pair in head.dropFirst().flatMap({ $0.split(separator: ",") }) {
      let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
      if parts.count == 2 { command.properties[parts[0]] = unescaped(parts[1]) }
    }
    command.data = unescaped(text(scalars[(end + 2)...]))
    return command
  }

  /// Parses `##[name]data` anywhere in a line.
  private static func legacy(_ line: String) -> WorkflowCommand? {
    let scalars = Array(line.unicodeScalars)
    guard let start = scalars.indices.first(where: { starts(scalars, at: $0, with: "##[") }),
      let end = scalars[start...].firstIndex(of: "]")
    else { return nil }
    let name = text(scalars[(start + 3)..<end]).split(separator: " ").first.map(String.init)
    return name.map { WorkflowCommand(name: $0) }
  }

  private static func starts(_ scalars: [Unicode.Scalar], at place: Int, with word: String) -> Bool
  {
    scalars[place...].starts(with: word.unicodeScalars)
  }

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  /// Replaces `%25` last, like the runner.
  private static func unescaped(_ text: String) -> String {
    [("%0D", "\r"), ("%0A", "\n"), ("%3A", ":"), ("%2C", ","), ("%25", "%")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}

extension String {
  /// The commands that a runner reads in the lines, each with its line.
  package var workflowCommands: [WorkflowCommand] {
    unicodeScalars.split { $0 == "\n" || $0 == "\r" }
      .compactMap { WorkflowCommand(String(String.UnicodeScalarView($0))) }
  }
}
