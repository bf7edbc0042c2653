import Foundation
import ScvdbTestSupport
import Testing

/// The names and the other files that `init` writes, and the files that it keeps or cannot use.
@Suite struct InitFileTests {
  // MARK: - Recordings are not committed

  @Test func recordingsFolderIsIgnored() throws {
    let workplace = try Workplace([
      "Main.storyboard": InitScene.storyboard([.login]), ".gitignore": "build/",
    ])
    let output = try workplace.scvdb("init", "Main.storyboard").output
    #expect(output.contains("extended .gitignore: "))
    func ignored(_ path: String) throws -> String {
      String(decoding: try #require(try workplace.contents()[path]), as: UTF8.self)
    }
    #expect(try ignored(".gitignore") == "build/\n.scvdb/\n")
    #expect(try workplace.scvdb("init", "Main.storyboard").output.contains("unchanged .gitignore"))
    #expect(try ignored(".gitignore") == "build/\n.scvdb/\n")
    #expect(try workplace.scvdb("record").status == 0)
    #expect(try ignored(".scvdb/.gitignore") == "*\n")
  }

  @Test func existingFolderIsNotIgnored() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    #expect(try workplace.scvdb("record", "--db", "results/runs.sqlite").status == 0)
    #expect(try workplace.contents()["results/.gitignore"] == nil)
  }

  // MARK: - Names

  @Test func namesAreSafeAndUnique() throws {
    let identifiers = [
      "../../etc/passwd", "LOGIN", "login", "Anmeldung – Ü", "\u{202E}evil", "🙂",
    ]
    let scenes = identifiers.enumerated().map { index, identifier in
      InitScene(
        id: "vc\(index)",
        attributes: "storyboardIdentifier=\"\(identifier)\"",
        views: InitScene.field("field", y: 40).replacing("id-field", with: "f\(index)")
      )
    }
    let workplace = try Workplace(["My App.storyboard": InitScene.storyboard(scenes)])
    let output = try workplace.scvdb("init", "My App.storyboard")
    #expect(output.status == 0, "\(output)")
    let files = try workplace.contents(of: "Baselines").keys.filter { $0.hasSuffix(".yaml") }
    #expect(
      Set(files) == [
        "my-app/etc-passwd.yaml", "my-app/login.yaml", "my-app/screen-vc2.yaml",
        "my-app/anmeldung-ü.yaml", "my-app/evil.yaml", "my-app/screen-vc5.yaml",
      ]
    )
    #expect(try workplace.scvdb("record").status == 0)
  }

  @Test func documentsWithSameNameGetSeparateFolders() throws {
    let text = InitScene.storyboard([.login])
    let workplace = try Workplace([
      "One/Base.lproj/Main.storyboard": text, "Two/MAIN.storyboard": text,
    ])
    #expect(try workplace.scvdb("init", "One", "Two", "One/Base.lproj").status == 0)
    let files = try workplace.contents(of: "Baselines").keys.filter { $0.hasSuffix(".yaml") }
    #expect(Set(files) == ["main/log-in.yaml", "two-main/log-in.yaml"])
  }

  /// The second call uses only the files that the first call has written.
  @Test func initKeepsScenariosOfOtherDocuments() throws {
    let text = InitScene.storyboard([.login])
    let workplace = try Workplace(["One/Main.storyboard": text, "Two/Main.storyboard": text])
    #expect(try workplace.scvdb("init", "One").status == 0)
    #expect(try workplace.scvdb("init", "Two").output.hasPrefix("wrote Baselines/two-main/log-in"))
    #expect(try workplace.scvdb("init", "One").output.hasPrefix("unchanged Baselines/main/"))
    #expect(
      try workplace.scvdb("init", "Two").output.hasPrefix("unchanged Baselines/two-main/")
    )
  }

  @Test func linkedFolderGivesCorrectPaths() throws {
    let workplace = try Workplace([
      "deep/er/keep": "", "App/Main.storyboard": InitScene.storyboard([.login]),
    ])
    let link = workplace.folder.appending(path: "Baselines").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "deep/er")
    #expect(try workplace.scvdb("init", "App").status == 0)
    #expect(try workplace.scenario("main/log-in").contains(" ../../App/Main.storyboard"))
    #expect(try workplace.scvdb("record").status == 0)
  }

  // MARK: - Existing files

  @Test func sameInputGivesSameBytes() throws {
    let files = [
      "App/Main.storyboard": InitScene.storyboard([.login]), "B.storyboard": try signUpStoryboard(),
    ]
    let (one, other) = (try Workplace(files), try Workplace(files))
    #expect(try one.scvdb("init", ".") == other.scvdb("init", "."))
    #expect(try one.contents(of: "Baselines") == other.contents(of: "Baselines"))
  }

  @Test func nothingIsOverwrittenWithoutForce() throws {
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard([.login])])
    #expect(try workplace.scvdb("init", "Main.storyboard").status == 0)
    let original = try workplace.scenario("main/log-in")
    try workplace.write(original + "# edited\n", to: "Baselines/main/log-in.yaml")
    let kept = try workplace.scvdb("init", "Main.storyboard")
    #expect(kept.status == 0 && kept.output.hasPrefix("kept (differs) Baselines/main/log-in.yaml"))
    #expect(kept.output.contains("unchanged Baselines/github-workflow.yml.example"))
    #expect(kept.output.contains("wrote 0 scenarios, 1 unchanged"))
    #expect(try workplace.scenario("main/log-in").hasSuffix("# edited\n"))
    let would = try workplace.scvdb("init", "Main.storyboard", "--force", "--dry-run")
    #expect(would.output.hasPrefix("would replace Baselines/main/log-in.yaml"))
    #expect(try workplace.scenario("main/log-in").hasSuffix("# edited\n"))
    let forced = try workplace.scvdb("init", "Main.storyboard", "--force")
    #expect(forced.status == 0 && forced.output.hasPrefix("replaced Baselines/main/log-in.yaml"))
    #expect(try workplace.scenario("main/log-in") == original)
  }

  @Test func dryRunWritesNothing() throws {
    let workplace = try Workplace(["Main.storyboard": InitScene.storyboard([.login])])
    let before = try workplace.contents()
    let output = try workplace.scvdb("init", "Main.storyboard", "--dry-run")
    #expect(
      output.description == """
        would write Baselines/main/log-in.yaml: Log In of Main.storyboard, 2 fields, none
        would write Baselines/github-workflow.yml.example: a workflow for GitHub Actions
        would write Baselines/.gitattributes: pull requests collapse baselines
        would write .gitignore: git ignores recordings
        would write scvdb.yaml: the project file
        would write 1 scenario
        status: 0
        """
    )
    #expect(try workplace.contents() == before)
  }

  // MARK: - Unreadable input

  @Test func containerAloneHasNoScreen() throws {
    let container = "<navigationController id=\"nav\"/>"
    let text = InitScene.storyboard([InitScene(id: "nav")]).replacing(
      /<viewController.*<\/viewController>/.dotMatchesNewlines(),
      with: container
    )
    let workplace = try Workplace(["Main.storyboard": text])
    #expect(
      try workplace.scvdb("init", "Main.storyboard").description == """
        stderr: error: no scene has a screen of its own:
        stderr:   Main.storyboard: nav
        stderr: hint: 'scvdb help scenarios' describes how to write a scenario for any screen
        status: 2
        """
    )
    #expect(try workplace.contents().keys.sorted() == ["Main.storyboard"])
  }

  @Test func unreadableDocumentIsNamedAndSkipped() throws {
    let workplace = try Workplace([
      "Broken.storyboard": "<document>\n<scenes>",
      "Main.storyboard": InitScene.storyboard([.login]),
      "tab\there.xib": try signUpStoryboard(),
      "Pods/Theirs.storyboard": "no document", ".hidden/Theirs.storyboard": "no document",
      "Mac.xib": #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0"/>"#,
    ])
    let output = try workplace.scvdb("init", ".", "nowhere")
    #expect(output.status == 2)
    #expect(output.output.hasPrefix("wrote Baselines/main/log-in.yaml"))
    #expect(output.errors.contains("error: nowhere: there is no such file or folder\n"))
    #expect(output.errors.contains("error: ./Broken.storyboard:2:"))
    #expect(output.errors.contains("error: ./tab\\u{9}here.xib: no scenario can name this file\n"))
    #expect(output.errors.contains("left out: ./Mac.xib:1:1: "))
    #expect(!output.errors.contains("Theirs"))
  }

  @Test func unwritableFileIsNamed() throws {
    let workplace = try Workplace([
      "Main.storyboard": InitScene.storyboard([.login]), "Baselines/main": "a file",
    ])
    let output = try workplace.scvdb("init", "Main.storyboard")
    #expect(output.status == 2)
    #expect(output.errors.hasPrefix("error: Baselines/main/log-in.yaml: cannot write: "))
  }
}
