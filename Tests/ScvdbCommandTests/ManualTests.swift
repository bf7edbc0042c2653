import Foundation
import Testing

/// Tests the manual page that 'make install' copies.
@Suite struct ManualTests {
  private func page() throws -> String {
    let output = try Workplace().scvdb("generate-manual")
    #expect(output.status == 0 && output.errors.isEmpty)
    return output.output
  }

  @Test func pageContainsHelpOfEverySubcommand() throws {
    let workplace = try Workplace()
    let page = try page()
    let subcommands = try workplace.subcommands()
    #expect(subcommands.contains("init") && subcommands.count >= 10)
    for name in subcommands {
      let section = page.components(separatedBy: ".SH \"scvdb \(name)\"\n.nf\n").dropFirst()
        .first?.components(separatedBy: "\n.SH ").first
      let help = try workplace.scvdb(name, "--help").output
      for option in help.matches(of: /^  (?:-\w, )?(--[a-z-]+)/.anchorsMatchLineEndings()) {
        let roff = option.output.1.replacing("-", with: "\\-")
        #expect(section?.contains(roff) == true, "\(name) \(roff)")
      }
    }
    #expect(!page.contains("generate\\-manual"))
  }

  /// Lines that begin with a dot are requests, and the page uses only these.
  @Test func helpContainsNoRequests() throws {
    let requests = try page().split(separator: "\n").filter {
      $0.hasPrefix(".") || $0.hasPrefix("'")
    }
    .map { $0.prefix { $0 != " " } }
    #expect(Set(requests) == [".TH", ".SH", ".nf"])
  }

  @Test func manualProgramsReportNoErrors() throws {
    let workplace = try Workplace(["scvdb.1": try page()])
    for check in ["groff -man -Tutf8 -ww -z scvdb.1", "mandoc -Tlint -Werror scvdb.1"] {
      let program = check.prefix { $0 != " " }
      guard try workplace.run("/bin/sh", ["-c", "command -v \(program)"]).status == 0 else {
        continue
      }
      let output = try workplace.run("/bin/sh", ["-c", check])
      #expect(output == CommandOutput(status: 0, output: "", errors: ""), "\(check): \(output)")
    }
  }
}
