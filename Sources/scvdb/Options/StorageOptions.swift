import ArgumentParser

/// Where recordings are.
struct DatabaseOption: ParsableArguments {
  @Option(name: .customLong("db"), help: ArgumentHelp("The database.", valueName: "file"))
  var database = ".scvdb/runs.sqlite"
}

/// Where scenarios and accepted geometry are.
struct BaselinesOption: ParsableArguments {
  @Option(help: ArgumentHelp("The folder of scenarios and accepted geometry.", valueName: "folder"))
  var baselines = "Baselines"
}

/// How the answer is written.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}

/// The format of an answer.
struct FormatOption: ParsableArguments {
  @Option(help: "How to write the answer: text or json.")
  var format: AnswerFormat = .text
}
