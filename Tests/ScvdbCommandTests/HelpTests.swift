import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: [
    ("reccord", "did you mean 'record'?"), ("lnt", "did you mean 'lint'?"),
  ])
  func misspelledSubcommandHasSuggestion(_ word: String, _ hint: String) throws {
    let output = try Workplace().scvdb(word)
    #expect(output.status == 64)
    #expect(output.errors == "error: there is no subcommand '\(word)'\nhint: \(hint)\n")
  }

  @Test func everySubcommandHasHelpWithAnExample() throws {
    let workplace = try Workplace()
    let subcommands = try workplace.subcommands()
    #expect(subcommands.count >= 10)
    for name in subcommands {
      let help = try workplace.scvdb(name, "--help")
      #expect(help.status == 0 && help.errors.isEmpty, "\(name): \(help)")
      #expect(help.output.contains("EXAMPLE"), "\(name)")
      #expect(help.output.contains("\n  scvdb \(name)"), "\(name) shows no call of itself")
    }
  }

  @Test(arguments: [
    ["record", "--jobs", "0"], ["record", "--label", ""], ["show"], ["--jobs"],
  ])
  func wrongUsageIsStatus64(_ arguments: [String]) throws {
    let output = try Workplace().scvdb(arguments)
    #expect(output.status == 64)
    #expect(output.output.isEmpty)
    #expect(output.errors.contains("Usage:"))
  }

  @Test func versionIsAVersion() throws {
    let output = try Workplace().scvdb("--version")
    #expect(output.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(output.status == 0)
  }
}

extension Workplace {
  /// The names in the root command's help.
  func subcommands() throws -> [String] {
    let help = try scvdb("--help")
    #expect(help.status == 0)
    let list = help.output.split(separator: "SUBCOMMANDS:").last ?? ""
    return list.matches(of: /^  ([a-z]+) +\S/.anchorsMatchLineEndings()).map {
      String($0.output.1)
    }
  }
}
