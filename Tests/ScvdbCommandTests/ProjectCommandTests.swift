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
    let file = try #require(try workplace.contents()["Layouts/sign-up.yaml"])
    let text = String(decoding: file, as: UTF8.self)
    #expect(text.contains("technique: content-inset\n"))
    #expect(!text.contains("matrix:"))
    #expect(text.contains("# The technique is from the project file.\n"))
    #expect(try workplace.scvdb("record").output.contains("recorded 1 case of 1 scenario"))
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
    #expect(text.contains("\nmatrix:\n  devices: [iphone-se-1, iphone-16, ipad-10]\n"))
    // The next call needs no argument.
    let again = try workplace.scvdb("init")
    #expect(again.output.hasPrefix("unchanged Our Layouts/sign-up.yaml"), "\(again)")
  }

  /// A device in 2 orientations, and then in 2 languages: 2 cases, and 2 * 2.
  ///
  /// A side of the comparison has the matrix of its own commit.
  @Test func oneLineAddsALanguage() throws {
    func matrix(_ languages: String = "") -> String {
      "matrix: { devices: [iphone-8]\(languages) }\n"
    }
    let scenario = boxScenario.replacing(
      "matrix: { devices: [iphone-8, iphone-xs] }\n",
      with: ""
    )
    try #require(scenario != boxScenario)
    let workplace = try Workplace(["scvdb.yaml": matrix(), "Baselines/box.yaml": scenario])
    #expect(try workplace.scvdb("record").output.contains("recorded 2 cases of 1 scenario"))
    #expect(try workplace.scvdb("accept").status == 0)
    try workplace.commitAll()
    try workplace.write(matrix(", languages: [base, ar]"), to: "scvdb.yaml")
    let moved = scenario.replacing("constant: 20 }", with: "constant: 24 }")
    try workplace.write(moved, to: "Baselines/box.yaml")
    #expect(try workplace.scvdb("record").output.contains("recorded 4 cases of 1 scenario"))
    let drift = try workplace.scvdb("diff", "git:HEAD", "latest")
    #expect(drift.output.contains("x 20 -> 24"), "\(drift)")
    #expect(drift.output.contains("(Baselines/box.yaml:8:15)"), "\(drift)")
  }

  @Test func recordAddsUnlistedDevice() throws {
    let workplace = try workplace("baselines: Layouts\n")
    try workplace.acceptAll()
    let recorded = try workplace.scvdb("record", "--device", "ipad-10", "--orientation", "portrait")
    #expect(recorded.output.contains("recorded 1 case of 1 scenario"), "\(recorded)")
    let tested = try workplace.scvdb("test", "--device", "ipad-10")
    #expect(tested.errors.contains("--device: no case of the scenarios matches 'ipad-10'"))
  }

  @Test func initWithoutDocumentsFails() throws {
    let output = try Workplace().scvdb("init")
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("there is no storyboard or xib in this folder"), "\(output)")
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
