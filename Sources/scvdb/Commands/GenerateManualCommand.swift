import ArgumentParser
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
    try console.printText(ManualPage.text)
  }
}
