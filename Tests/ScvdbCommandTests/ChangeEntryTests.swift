import Testing

/// A report has one entry for each change of the input.
@Suite struct ChangeEntryTests {
  /// Records the sign-up form, accepts and commits it.
  private static func accepted() throws -> Workplace {
    let workplace = try Workplace(["Main.storyboard": try signUpStoryboard()])
    #expect(try workplace.scvdb("init", ".").status == 0)
    try workplace.acceptAll()
    try workplace.commitAll()
    return workplace
  }

  /// The number of the first line that contains a text, from 1.
  private func line(of text: String, in storyboard: String) throws -> Int {
    let lines = storyboard.split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  /// The button below the fields is the end of the form, so the form's content size follows.
  @Test func changedConstraintHasOneAnnotation() throws {
    let workplace = try Self.accepted()
    let storyboard = try signUpStoryboard()
      .replacing("constant=\"48\"", with: "constant=\"60\"")
    try workplace.write(storyboard, to: "Main.storyboard")
    let output = try workplace.scvdb("test", "--format", "github")
    let commands = output.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    let line = try line(of: "constant=\"60\"", in: storyboard)
    #expect(output.status == 1 && commands.count == 1, "\(output)")
    #expect(commands.first?.hasPrefix("::warning file=Main.storyboard,line=\(line),") == true)
    #expect(commands.first?.contains("consequences: ") == true)
    #expect(commands.first?.contains(" content size") == true)
  }

  @Test func changedStepHasAnEntry() throws {
    let workplace = try Self.accepted()
    let path = "Baselines/main/sign-up.yaml"
    let scenario = try String(decoding: #require(workplace.contents(of: "")[path]), as: UTF8.self)
    try workplace.write(scenario.replacing("wait: 0.5", with: "wait: 0.75"), to: path)
    let output = try workplace.scvdb("test", "--format", "github")
    let commands = output.output.split(separator: "\n").filter { $0.hasPrefix("::") }
    #expect(output.status == 1 && !commands.isEmpty, "\(output)")
    #expect(commands.allSatisfy { $0.contains("file=\(path),line=") }, "\(commands)")
  }

  /// A new outlet only changes a name.
  @Test func newOutletPassesWithNote() throws {
    let workplace = try Self.accepted()
    let storyboard = try signUpStoryboard()
      .replacing("property=\"createButton\"", with: "property=\"submitButton\"")
    try workplace.write(storyboard, to: "Main.storyboard")
    let output = try workplace.scvdb("test")
    #expect(output.status == 0, "\(output)")
    #expect(output.output.contains("note    signUp/scrollView/contentView/submitButton: name"))
    #expect(output.output.contains("; 6 cases with drift below the severity warning\n"))
    #expect(try workplace.scvdb("diff").status == 0)
    #expect(try workplace.scvdb("diff", "--fail-on", "note").status == 1)
    #expect(try workplace.scvdb("test", "--fail-on", "note").status == 1)
  }

  /// The second button is as wide as its German title.
  @Test(arguments: [["test"], ["diff", "git:HEAD"]])
  func changedTranslationHasItsLine(command: [String]) throws {
    let width = "constant=\"280\" id=\"Lgn-Wd-Btn\""
    let storyboard = try signUpStoryboard()
    #expect(storyboard.contains("priority=\"260\" \(width)"))
    let narrow = storyboard.replacing(
      "priority=\"260\" \(width)",
      with: width.replacing("280", with: "10").replacing(
        "constant",
        with: "priority=\"200\" constant"
      )
    )
    let strings = "/* Log in instead */\n\"Lgn-Bt-Ton.normalTitle\" = \"Anmelden\";\n"
    let workplace = try Workplace([
      "Base.lproj/Main.storyboard": narrow, "de.lproj/Main.strings": strings,
    ])
    #expect(try workplace.scvdb("init", ".").status == 0)
    let project = try String(
      decoding: #require(workplace.contents(of: "")["scvdb.yaml"]),
      as: UTF8.self
    )
    try workplace.write(
      project.replacing("  devices:", with: "  languages: [de]\n  devices:"),
      to: "scvdb.yaml"
    )
    try workplace.acceptAll()
    try workplace.commitAll()
    try workplace.write(
      strings.replacing("Anmelden", with: "Mit dem Konto anmelden"),
      to: "de.lproj/Main.strings"
    )
    _ = try workplace.scvdb("record")
    let output = try workplace.scvdb(command)
    let change = "text \"Anmelden\" -> \"Mit dem Konto anmelden\" (de.lproj/Main.strings:2:1)"
    #expect(output.status == 1 && output.output.contains(change), "\(output)")
  }

  /// The label of the scenario is as wide as its German text.
  @Test(arguments: [["test"], ["diff", "git:HEAD"]])
  func changedOwnTextHasItsLine(command: [String]) throws {
    let scenario = """
      screens:
        form:
          view:
            subviews:
              - name: title
                class: UILabel
                text: Your name
                constraints:
                  - { firstAttribute: top, secondItem: view.safeArea, constant: 20 }
                  - { firstAttribute: leading, secondItem: view, constant: 16 }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait], languages: [de] }
      steps: [checkpoint: at rest]
      """
    let strings = "/* The title */\n  \"Your name\" = \"Ihr Name\";\n"
    let table = "Baselines/de.lproj/Localizable.strings"
    let workplace = try Workplace(["Baselines/form.yaml": scenario, table: strings])
    try workplace.acceptAll()
    try workplace.commitAll()
    try workplace.write(strings.replacing("Ihr Name", with: "Ihr ganzer Name"), to: table)
    _ = try workplace.scvdb("record")
    let output = try workplace.scvdb(command)
    let change = "text \"Ihr Name\" -> \"Ihr ganzer Name\" (\(table):2:3)"
    #expect(output.status == 1 && output.output.contains(change), "\(output)")
  }
}
