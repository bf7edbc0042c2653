import Foundation
import Testing

/// Tests the manual page that 'make install' copies.
@Suite struct ManualTests {
  private func page() throws -> String {
    let output = try Workplace().scvdb("generate-manual")
    #expect(output.status == 0 && output.errors.isEmpty)
    return output.output
  }

  @Test func itTellsOfEverySubcommandWithItsOptions() throws {
    let workplace = try Workplace()
    let page = try page()
    let subcommands = try workplace.subcommands()
    #expect(subcommands.contains("init") && subcommands.count >= 10)
    for name in subcommands {
      #expect(page.contains(".SS \"scvdb \(name)\"\n"), "\(name)")
      let help = try workplace.scvdb(name, "--help").output
      for option in help.matches(of: /^  (?:-\w, )?(--[a-z-]+)/.anchorsMatchLineEndings()) {
        let roff = option.output.1.replacing("-", with: "\\-")
        #expect(page.contains("\\fB\(roff)") || page.contains(", \(roff)"), "\(name) \(roff)")
      }
    }
    #expect(!page.contains("generate\\-manual"))
  }

  @Test(arguments: ["0", "1", "2", "64", "125", "129, 130, 143"])
  func itTellsOfEveryExitStatus(_ status: String) throws {
    let statuses = try page().split(separator: ".SH \"EXIT STATUS\"").last ?? ""
    #expect(statuses.contains(".TP\n\\fB\(status)\\fR\n"))
  }

  /// A line that begins with a dot or a quote is a request, and the page uses only seven requests.
  @Test func noTextIsTakenForARequest() throws {
    let requests = try page().split(separator: "\n").filter {
      $0.hasPrefix(".") || $0.hasPrefix("'")
    }
    .map { $0.prefix { $0 != " " } }
    #expect(Set(requests) == [".TH", ".SH", ".SS", ".PP", ".TP", ".nf", ".fi"])
  }

  @Test func programsForManualsReportNoErrors() throws {
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
