import Foundation
import Testing

/// Tests external texts that a terminal or a workflow's log would read as commands.
@Suite struct UntrustedTextTests {
  /// A command of OSC 52, which writes the clipboard, and a command to a workflow's runner.
  private static let hostile = "\u{1B}]52;c;AAAA\u{7}\n::error::forged\n  ##[error]forged"

  private func expectHarmless(
    _ output: CommandOutput,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for text in [output.output, output.errors] {
      #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"), sourceLocation: sourceLocation)
      #expect(!text.contains("##["), sourceLocation: sourceLocation)
      for line in text.split(separator: "\n") {
        let isCommand = line.drop { $0.isWhitespace }.hasPrefix("::")
        #expect(!isCommand, "\(line)", sourceLocation: sourceLocation)
      }
    }
    // The text must be printed for the test to prove anything.
    #expect("\(output)".contains("forged"), "\(output)", sourceLocation: sourceLocation)
  }

  /// An untrusted part of a recording may have any name for its engine.
  @Test func engineNameInPartIsEscaped() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try place.scvdb("record", "--db", "part.sqlite").status == 0)
    let name = Self.hostile.replacing("'", with: "''")
    try place.forge("UPDATE engine SET name = '\(name)'", in: "part.sqlite")
    let merged = try place.scvdb("merge", "part.sqlite", "--db", "whole.sqlite")
    #expect(merged.status == 0)
    expectHarmless(merged)
    expectHarmless(try place.scvdb("list", "--db", "part.sqlite"))
  }

  /// Keys, values and names of files in an error.
  @Test func scenarioErrorsAreEscaped() throws {
    let escaped = #"\e]52;c;AAAA\a\n::error::forged\n  ##[error]forged"#
    let files = [
      "key.yaml": "\(boxScenario)\n\"\(escaped)\": 1\n",
      "value.yaml": boxScenario.replacing("technique: none", with: "technique: \"\(escaped)\""),
      "view.yaml": boxScenario.replacing("- checkpoint: at rest", with: "- focus: \"\(escaped)\""),
      "name\n::error::forged.yaml": "screens: 1\n",
    ]
    for (file, text) in files {
      let output = try Workplace(["Baselines/\(file)": text]).scvdb("record")
      #expect(output.status == 2)
      expectHarmless(output)
    }
  }

  /// An engine's standard error, and its reason for a failed case.
  @Test func engineErrorsAreEscaped() throws {
    let place = try Workplace(["Baselines/box.yaml": boxScenario])
    for ending in [
      "exit 1", #"read line; printf '{"id":%s,"error":"\\u001b\\n::error::forged"}' 1"#,
    ] {
      try place.write(
        """
        printf '\\033]52;c;AAAA\\007\\n::error::forged\\n##[error]forged\\n' >&2
        echo '{"protocol":1,"name":"a","version":"1.0.0","fingerprint":"0"}'
        \(ending)
        """,
        to: "engine.sh"
      )
      let output = try place.scvdb("record", "--engine", "sh engine.sh", "--jobs", "1")
      #expect(output.status == 2)
      expectHarmless(output)
    }
  }
}
