import ArgumentParser
import BuiltInEngine

/// The page of the manual, for man(1): the help of the program and of each subcommand.
///
/// The headings are macros of man(7). The help keeps its own lines.
enum ManualPage {
  /// The width of the help in columns; man(1) indents it by seven columns.
  private static let width = 72

  /// The text of the page.
  ///
  /// Its date is empty, because the version already identifies the age of the page.
  static var text: String {
    let root = Scvdb.configuration
    let subcommands = root.subcommands.filter { $0.configuration.shouldDisplay }
    let title = #".TH SCVDB 1 "" "scvdb \#(EngineRevision.current.version)" "User Commands""#
    let name = section("NAME") + lines("scvdb - \(root.abstract)")
    let description = section("DESCRIPTION") + lines(Scvdb.helpMessage(columns: width))
    let sections = subcommands.map { subcommand in
      section("scvdb \(subcommand.configuration.commandName ?? "")")
        + lines(Scvdb.helpMessage(for: subcommand, columns: width))
    }
    return "\(title)\n" + name + description + sections.joined()
  }

  /// Begins a section with unfilled lines.
  private static func section(_ title: String) -> String { ".SH \"\(escaped(title))\"\n.nf\n" }

  /// Returns a text with a terminated last line.
  private static func lines(_ text: String) -> String {
    escaped(text) + (text.hasSuffix("\n") ? "" : "\n")
  }

  /// Returns a text without requests, with ASCII for everything that can be copied.
  private static func escaped(_ text: String) -> String {
    let signs: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    ]
    let escaped = text.map { signs[$0] ?? String($0) }.joined()
    // A leading dot would begin a request.
    return escaped.replacing(/^\./.anchorsMatchLineEndings(), with: "\\&.")
  }
}
