import Foundation
import ScvdbTestSupport
import Testing

/// The workflow for GitHub Actions that `init` writes.
@Suite struct InitWorkflowTests {
  @Test func workflowNamesFolderAndBranch() throws {
    let workplace = try Workplace(["Apps/One/Main.storyboard": plainStoryboard(["Login"])])
    _ = try workplace.run(
      "/usr/bin/env",
      ["git", "init", "--quiet", "--initial-branch", "develop"]
    )
    let folder = workplace.folder.appending(path: "Apps/One").path
    let command = "cd '\(folder)' && '\(builtProducts.path)/scvdb' init ."
    let output = try workplace.run("/bin/sh", ["-c", command])
    #expect(output.status == 0, "\(output)")
    let file = "Apps/One/Baselines/github-workflow.yml.example"
    let text = String(decoding: try #require(try workplace.contents()[file]), as: UTF8.self)
    #expect(text.contains("    branches: ['develop']\n"), "\(text)")
    #expect(text.contains("          baselines: 'Baselines'\n"))
    #expect(text.hasSuffix("          folder: 'Apps/One'\n"))
    let attributes = try workplace.contents()["Apps/One/Baselines/.gitattributes"]
    #expect(attributes == Data("*.txt linguist-generated\n".utf8))
  }

  /// A branch in a folder `main` is not the branch `main`.
  @Test(arguments: [(["develop", "master"], "master"), (["main/next"], "trunk")])
  func usualBranchPrecedesCurrentOne(others: [String], expected: String) throws {
    let workplace = try Workplace(["Main.storyboard": plainStoryboard(["Login"])])
    func git(_ arguments: String...) throws {
      let who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"]
      #expect(try workplace.run("/usr/bin/env", ["git"] + who + arguments).status == 0)
    }
    try git("init", "--quiet", "--initial-branch", "trunk")
    try git("commit", "--quiet", "--allow-empty", "--message", "Begin")
    for other in others { try git("branch", other) }
    #expect(try workplace.scvdb("init", ".").status == 0)
    let file = "Baselines/github-workflow.yml.example"
    let text = String(decoding: try #require(try workplace.contents()[file]), as: UTF8.self)
    #expect(text.contains("    branches: ['\(expected)']\n"), "\(text)")
  }

  /// The moved workflow is not written again; another app of the repository gets its own.
  @Test func installedWorkflowIsKept() throws {
    let workplace = try Workplace(["Apps/One/Main.storyboard": plainStoryboard(["Login"])])
    try workplace.write(plainStoryboard(["Login"]), to: "Apps/Two/Main.storyboard")
    _ = try workplace.run("/usr/bin/env", ["git", "init", "--quiet"])
    func begin(_ app: String) throws {
      let folder = workplace.folder.appending(path: "Apps/\(app)").path
      let command = "cd '\(folder)' && '\(builtProducts.path)/scvdb' init ."
      #expect(try workplace.run("/bin/sh", ["-c", command]).status == 0)
    }
    let example = "Apps/One/Baselines/github-workflow.yml.example"
    try begin("One")
    let move = "mkdir -p .github/workflows && mv \(example) .github/workflows/layout.yml"
    #expect(try workplace.run("/bin/sh", ["-c", move]).status == 0)
    try begin("One")
    try begin("Two")
    let files = try workplace.contents().keys.filter { $0.hasSuffix(".example") }
    #expect(files == [example.replacing("One", with: "Two")])
  }

  @Test func workflowContainsFolderAndEngine() throws {
    let workplace = try Workplace(["Main.storyboard": plainStoryboard(["Login"])])
    let file = ".github/workflows/scvdb.yml"
    let arguments = ["init", "Main.storyboard", "--baselines", "Our Layouts", "--workflow", file]
    #expect(try workplace.scvdb(arguments).status == 0)
    let text = String(decoding: try #require(try workplace.contents()[file]), as: UTF8.self)
    let version = try workplace.scvdb("--version").output.split(separator: "\n")[0]
    #expect(text.contains("of scvdb \(version);"))
    #expect(
      text.hasSuffix(
        "      - uses: ./.scvdb-source\n        with:\n          baselines: 'Our Layouts'\n"
      )
    )
    // Only scenarios of the folder are read as scenarios.
    #expect(try workplace.scvdb("record", "--baselines", "Our Layouts").status == 0)
  }

  @Test(arguments: sample(["It's: #ours", "$(touch owned)", "plain/folder", "- x"]))
  func workflowQuotesFolderName(_ folder: String) throws {
    let workplace = try Workplace(["Main.storyboard": plainStoryboard(["Login"])])
    let arguments = [
      "init", "Main.storyboard", "--baselines=./\(folder)", "--workflow", "flow.yml",
    ]
    #expect(try workplace.scvdb(arguments).status == 0)
    // YAML has one escape between single quotes: the repeated quote.
    let text = String(decoding: try #require(try workplace.contents()["flow.yml"]), as: UTF8.self)
    let value = try #require(text.firstMatch(of: /\n *baselines: '(.*)'\n/)).output.1
    #expect(value.replacing("''", with: "").contains("'") == false)
    #expect(value.replacing("''", with: "'") == "./\(folder)")
  }
}
