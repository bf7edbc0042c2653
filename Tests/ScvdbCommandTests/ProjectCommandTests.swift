import Foundation
import Testing

/// Tests the values that commands read from `scvdb.yaml`.
@Suite struct ProjectCommandTests {
  private func workplace(_ project: String, _ others: [String: String] = [:]) throws -> Workplace {
    try Workplace(
      ["scvdb.yaml": project, "Layouts/box.yaml": boxScenario].merging(others) { $1 }
    )
  }

  @Test func foldersAreThoseOfTheFile() throws {
    let workplace = try workplace("baselines: Layouts\ndatabase: results/all.sqlite\n")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    #expect(try workplace.scvdb("diff").status == 0)
    let files = try workplace.contents().keys
    #expect(files.contains("results/all.sqlite"))
    #expect(!files.contains { $0.hasPrefix("Baselines") || $0.hasPrefix(".scvdb") })
    #expect(files.contains { $0.hasPrefix("Layouts/box/") })
  }

  @Test func optionOverridesProjectFile() throws {
    let workplace = try workplace("baselines: Nowhere\n")
    #expect(try workplace.scvdb("record").status == 2)
    let recorded = try workplace.scvdb("record", "--baselines", "Layouts", "--db", "own.sqlite")
    #expect(recorded.status == 0, "\(recorded)")
    #expect(try workplace.contents()["own.sqlite"] != nil)
  }

  @Test func projectFileIsFoundFromSubfolder() throws {
    let workplace = try workplace("baselines: Layouts\n", ["App/Views/keep": ""])
    #expect(try workplace.run("/usr/bin/env", ["git", "init", "--quiet"]).status == 0)
    let program = builtProducts.appending(path: "scvdb").path
    let output = try workplace.run("/bin/sh", ["-c", "cd App/Views && '\(program)' record"])
    #expect(output.status == 0, "\(output)")
    #expect(output.output.contains("in ../../.scvdb/runs.sqlite"))
    #expect(try workplace.contents()[".scvdb/runs.sqlite"] != nil)
  }

  @Test(arguments: [
    ("baseline: Layouts\n", "scvdb.yaml:1:1: a project file has no key 'baseline'", "'baselines'"),
    ("drift: [note moves]\n", "scvdb.yaml:1:14: unknown class of drift 'moves'", "'moved'"),
  ])
  func projectFileErrorStopsCommand(_ project: String, _ message: String, _ hint: String) throws {
    let workplace = try workplace(project)
    let output = try workplace.scvdb("record", "--baselines", "Layouts")
    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("error: \(message)"), "\(output)")
    #expect(output.errors.contains(hint))
    #expect(try workplace.contents()[".scvdb/runs.sqlite"] == nil)
    // A command that does not use the project works.
    #expect(try workplace.scvdb("devices").status == 0)
  }

  /// A file at the root of the baselines folder that is not a scenario.
  @Test func projectFileIsNotScenario() throws {
    let workplace = try Workplace(["scvdb.yaml": "baselines: .\n", "box.yaml": boxScenario])
    let output = try workplace.scvdb("record")
    #expect(output.status == 0 && output.output.contains("of 1 scenario "), "\(output)")
  }

  @Test func initReadsDefaultsFromProjectFile() throws {
    let project = """
      screens: [SignUp.storyboard]
      baselines: Layouts
      matrix: { devices: [iphone-8], orientations: [portrait] }
      technique: content-inset
      """
    let workplace = try Workplace([
      "scvdb.yaml": project, "SignUp.storyboard": try signUpStoryboard(),
    ])
    let output = try workplace.scvdb("init")
    #expect(output.status == 0, "\(output)")
    #expect(!output.output.contains("scvdb.yaml"))
    let file = try #require(try workplace.contents()["Layouts/sign-up/sign-up.yaml"])
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("technique: content-inset\n"))
    #expect(text.contains("matrix: { devices: [iphone-8], orientations: [portrait] }\n"))
    #expect(text.contains("# The technique is from the project file.\n"))
    #expect(try workplace.scvdb("record").status == 0)
    let linted = try workplace.scvdb("lint")
    #expect(linted.output.contains("SignUp.storyboard:"), "\(linted)")
  }

  @Test func initWritesGivenOptions() throws {
    let workplace = try Workplace(["SignUp.storyboard": try signUpStoryboard()])
    let arguments = ["init", "SignUp.storyboard", "--baselines", "Our Layouts"]
    #expect(try workplace.scvdb(arguments).status == 0)
    let file = try #require(try workplace.contents()["scvdb.yaml"])
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.hasPrefix("# Settings of scvdb for this project."))
    #expect(text.contains("\nscreens: [SignUp.storyboard]\n"))
    #expect(text.contains("\nbaselines: Our Layouts\n"))
    #expect(!text.contains("matrix:"))
    // The next call needs no argument.
    let again = try workplace.scvdb("init")
    #expect(again.output.hasPrefix("unchanged Our Layouts/sign-up/sign-up.yaml"), "\(again)")
  }

  @Test func initWithoutScreensIsWrongUsage() throws {
    let output = try Workplace().scvdb("init")
    #expect(output.status == 64 && output.errors.contains("list 'screens' in the project file"))
  }

  /// A note does not count: `diff` ends with 0.
  @Test func severitiesAreThoseOfTheFile() throws {
    let workplace = try workplace("baselines: Layouts\n")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("accept").status == 0)
    let moved = boxScenario.replacing("constant: 20", with: "constant: 24")
    try #require(moved != boxScenario)
    try workplace.write(moved, to: "Layouts/box.yaml")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try workplace.scvdb("diff").status == 1)
    try workplace.write("baselines: Layouts\ndrift: [note any]\n", to: "scvdb.yaml")
    #expect(try workplace.scvdb("diff").output.contains("note"))
    #expect(try !workplace.scvdb("diff").output.contains("warning"))
  }
}
