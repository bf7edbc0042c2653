import Foundation
import ScvdbTestSupport
import Testing

/// Tests the scripts for shells that complete command lines.
@Suite struct CompletionTests {
  private static let shells = ["bash", "zsh", "fish"]

  /// Returns bash's completions of the last word of a line.
  private func offers(_ line: String, at workplace: Workplace) throws -> [String] {
    let script = try workplace.scvdb("--generate-completion-script", "bash")
    #expect(script.status == 0)
    try workplace.write(script.output, to: "scvdb.bash")
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map { "'\($0)'" }
    let asking = """
      source ./scvdb.bash
      PATH=\(builtProducts.path):$PATH
      COMP_WORDS=(\(words.joined(separator: " "))); COMP_CWORD=\(words.count - 1)
      COMP_LINE='\(line)'; COMP_POINT=${#COMP_LINE}
      _scvdb scvdb "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let output = try workplace.run("/usr/bin/env", ["bash", "-c", asking])
    #expect(output.status == 0 && output.errors.isEmpty, "\(output)")
    return output.output.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
  }

  @Test func subcommandsAreCompleted() throws {
    let offered = try offers("scvdb reco", at: try Workplace())
    #expect(offered == ["record"])
    #expect(try !offers("scvdb g", at: try Workplace()).contains("generate-manual"))
  }

  @Test(
    arguments: sample([
      ("scvdb record --device iphone-se-", ["iphone-se-1", "iphone-se-2", "iphone-se-3"]),
      ("scvdb record --technique c", ["container-scroll", "content-height", "content-inset"]),
      ("scvdb record --technique a", ["all"]),
      ("scvdb diff --format j", ["json", "junit"]),
      ("scvdb list --orientation ", ["landscape", "portrait"]),
      ("scvdb record --engine container-scroll@0.0", ["container-scroll@0.0.1"]),
      ("scvdb record --color a", ["always", "auto"]),
      ("scvdb layout --direction r", ["rtl"]),
    ])
  )
  func optionValuesAreCompleted(_ line: String, _ expected: [String]) throws {
    #expect(try offers(line, at: try Workplace()).sorted() == expected)
  }

  @Test func scenariosAndSidesAreCompleted() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Baselines/more/box.yaml": boxScenario,
    ])
    #expect(try workplace.scvdb("record", "box", "--label", "first").status == 0)
    #expect(try offers("scvdb record mo", at: workplace) == ["more/box"])
    #expect(try offers("scvdb diff base", at: workplace) == ["baseline"])
    #expect(try offers("scvdb diff --scenario b", at: workplace) == ["box"])
    let sides = try offers("scvdb diff ", at: workplace)
    #expect(sides.contains("latest") && sides.contains("Baselines/"), "\(sides)")
    #expect(sides.contains { $0.hasSuffix("first") }, "\(sides)")
    #expect(sides.contains { $0.hasSuffix("landscape") }, "\(sides)")
  }

  /// bash runs commands in the words of a completion.
  @Test func completionOmitsNamesThatShellsExecute() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "$(touch owned)/x.sqlite": "", "it's/x.sqlite": "",
    ])
    for label in ["$(touch owned)", "$HOME", "`touch owned`", "plain"] {
      #expect(try workplace.scvdb("record", "--label", label).status == 0)
    }
    let sides = try offers("scvdb diff ", at: workplace)
    #expect(sides.contains { $0.hasSuffix("plain") }, "\(sides)")
    #expect(!sides.contains { $0.contains("$") || $0.contains("touch") || $0.contains("'") })
    #expect(try !workplace.contents().keys.contains("owned"))
  }

  @Test func filesOfTheirKindAreCompleted() throws {
    let workplace = try Workplace(["Main.storyboard": "", "notes.txt": ""])
    #expect(try offers("scvdb init ", at: workplace).contains("Main.storyboard"))
    #expect(try !offers("scvdb init ", at: workplace).contains("notes.txt"))
  }

  @Test(arguments: sample(shells))
  func shellUnderstandsItsScript(_ shell: String) throws {
    let workplace = try Workplace()
    let script = try workplace.scvdb("--generate-completion-script", shell)
    #expect(script.status == 0 && script.output.contains("record"))
    try workplace.write(script.output, to: "script")
    let known = try workplace.run("/bin/sh", ["-c", "command -v \(shell)"])
    guard known.status == 0 else { return }
    let checked = try workplace.run("/usr/bin/env", [shell, "-n", "script"])
    #expect(checked.status == 0 && checked.errors.isEmpty, "\(checked)")
  }
}
