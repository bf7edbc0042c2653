import ArgumentParser
import BuiltInEngine
import Reporting

/// The subcommand `generate-manual`, only for 'make install'.
struct GenerateManualCommand: ScvdbCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate-manual",
    abstract: "Print the manual page, for man(1)",
    shouldDisplay: false
  )

  @OptionGroup var terminal: ConsoleOptions

  var usesProject: Bool { false }

  func run(on console: Console) async throws {
    let tool = try ToolInfo(json: Scvdb._dumpHelp())
    let page = ManualPage(tool: tool.command, version: EngineRevision.current.version)
    try console.printText(page.text)
  }
}
