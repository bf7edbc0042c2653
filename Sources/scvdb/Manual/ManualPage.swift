/// The page of the manual, in the language of man(7).
struct ManualPage {
  let tool: ToolInfo.Command
  let version: String

  /// Options of all subcommands, which are listed once.
  private static let common: Set = ["--color", "--help", "--version"]

  var text: String {
    var page = Roff()
    page.title(tool.commandName, version: version)
    page.section("NAME")
    page.line("\(tool.commandName) - \(lowercasingFirst(tool.abstract ?? ""))")
    page.section("SYNOPSIS")
    page.bold(tool.commandName, then: "SUBCOMMAND [OPTION...] [ARGUMENT...]")
    page.section("DESCRIPTION")
    page.discussion(tool.discussion ?? "")
    page.section("SUBCOMMANDS")
    for command in commands { add(command, to: &page) }
    page.section("COMMON OPTIONS")
    for option in commonOptions { add(option, to: &page) }
    addTopics(to: &page)
    addClosing(to: &page)
    return page.text
  }

  private var commands: [ToolInfo.Command] {
    (tool.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
  }

  private func isCommon(_ argument: ToolInfo.Argument) -> Bool {
    (argument.names ?? []).contains { Self.common.contains($0.text) }
  }

  private var commonOptions: [ToolInfo.Argument] {
    (commands.first?.arguments ?? []).filter(isCommon)
  }

  private func add(_ command: ToolInfo.Command, to page: inout Roff) {
    let own = (command.arguments ?? []).filter { $0.shouldDisplay && !isCommon($0) }
    let usage = own.filter { $0.kind == .positional }.map(\.usage)
    page.subsection("\(tool.commandName) \(command.commandName)")
    page.bold("\(tool.commandName) \(command.commandName)", then: usage.joined(separator: " "))
    page.paragraph()
    page.line((command.abstract ?? "") + ".")
    page.discussion(command.discussion ?? "")
    for argument in own { add(argument, to: &page) }
  }

  private func add(_ argument: ToolInfo.Argument, to page: inout Roff) {
    page.term(
      (argument.names ?? []).map(\.text).joined(separator: ", "),
      value: argument.kind == .flag ? nil : argument.valueName.map { "<\($0)>" }
    )
    let help = argument.abstract ?? ""
    // The help text may already mention the default.
    let fallback = argument.defaultValue.flatMap { help.contains("default") ? nil : $0 }
    page.line(help + (fallback.map { " (default: \($0))" } ?? ""))
    if let discussion = argument.discussion, !discussion.isEmpty {
      page.line(discussion.split(separator: "\n").joined(separator: " "))
    }
  }

  private func addTopics(to page: inout Roff) {
    page.section("TOPICS")
    page.line("\(tool.commandName) help TOPIC prints the reference:")
    for topic in HelpTopic.allCases {
      page.term(topic.rawValue, value: nil)
      page.line(topic.abstract)
    }
  }

  private func addClosing(to page: inout Roff) {
    page.section("EXIT STATUS")
    for (status, meaning) in Self.statuses {
      page.term(status, value: nil)
      page.line(meaning)
    }
    page.section("ENVIRONMENT")
    for (variable, meaning) in Self.variables {
      page.term(variable, value: nil)
      page.line(meaning)
    }
    page.section("FILES")
    for (file, meaning) in Self.files {
      page.term(file, value: nil)
      page.line(meaning)
    }
  }

  private static let statuses = [
    ("0", "no drift, no broken invariant"),
    ("1", "drift, or a broken invariant"),
    ("2", "the work could not be done; drift is unknown"),
    ("64", "wrong usage"),
    ("125", "bisect --good cannot determine the result"),
    (
      "129, 130, 143",
      "interrupted by SIGHUP, Ctrl-C or SIGTERM; finished cases are stored"
    ),
  ]

  private static let variables = [
    ("NO_COLOR", "disables automatic color, unless it is empty"),
    ("COLUMNS", "the width of output that does not go to a terminal"),
    ("CI", "prevents accept from writing baselines, unless --even-in-ci is given"),
    ("SCVDB_SHARD", "the part of the cases that record runs, as I/N"),
  ]

  private static let files = [
    ("Baselines/", "scenarios, and the accepted geometry beside them"),
    ("Baselines/drift.policy", "severities of drift"),
    (".scvdb/runs.sqlite", "recordings"),
  ]

  private func lowercasingFirst(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}

extension ToolInfo.Argument {
  /// A positional argument in the form of a synopsis.
  fileprivate var usage: String {
    let name = "<\(valueName ?? "argument")>" + (isRepeating ? " ..." : "")
    return isOptional ? "[\(name)]" : name
  }
}
