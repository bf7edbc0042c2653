import Foundation
import ScvdbTestSupport
import Testing

/// Tests pull requests that replace project files with links, devices and files of another kind.
@Suite struct ProjectLinkTests {
  private static let secret = "token=ghs_SECRET_OF_THE_RUNNER\n"

  private static let scenario = """
    screens: { box: { view: { subviews: [{ name: field, class: UITextField }] } } }
    technique: none
    matrix: { devices: [iphone-8], orientations: [portrait] }
    steps: [ { checkpoint: at rest } ]

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES" \
    initialViewController="vc1"><device id="retina4_7" orientation="portrait"/><scenes>\
    <scene sceneID="s1"><objects><viewController storyboardIdentifier="Home" id="vc1" \
    sceneMemberID="viewController"><view key="view" contentMode="scaleToFill" id="v1">\
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>\
    <imageView contentMode="scaleAspectFit" image="logo" id="im1" \
    translatesAutoresizingMaskIntoConstraints="YES">\
    <rect key="frame" x="10" y="10" width="100" height="100"/></imageView></subviews></view>\
    </viewController></objects></scene></scenes>\
    <resources><image name="logo" width="100" height="100"/></resources></document>
    """

  /// A project with one scenario, and files outside of it.
  private func project(_ files: [String: String] = [:]) throws -> Workplace {
    try Workplace(Self.files.merging(files) { $1 })
  }

  /// The same project, recorded and accepted before it has these files.
  private func acceptedProject(_ files: [String: String] = [:]) throws -> Workplace {
    let place = try Workplace(copying: Self.accepted.get())
    for (path, text) in files { try place.write(text, to: path) }
    return place
  }

  private static let accepted = Result {
    let place = try Workplace(files)
    for command in ["record", "accept"] {
      let options = ["-C", "project", builtProducts.appending(path: "scvdb").path, command]
      try #require(try place.run("/usr/bin/env", options).status == 0)
    }
    return try place.contents()
  }

  private static let files = [
    "outside/secret": secret, "outside/secret.policy": secret, "outside/secret.yaml": secret,
    "outside/secret.png": secret, "project/.git/HEAD": "", "project/.git/config": secret,
    "project/.env": secret, "project/Baselines/box.yaml": scenario,
  ]

  private func link(_ path: String, to target: String, in place: Workplace) throws {
    let file = place.folder.appending(path: "project/\(path)")
    try? FileManager.default.removeItem(at: file)
    try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
  }

  private func scvdb(_ arguments: String, in place: Workplace) throws -> CommandOutput {
    let program = builtProducts.appending(path: "scvdb").path
    let output = try place.run("/bin/sh", ["-c", "cd project && '\(program)' \(arguments)"])
    #expect(!output.errors.contains("SECRET") && !output.output.contains("SECRET"), "\(output)")
    return output
  }

  // MARK: - Images

  @Test(
    arguments: sample([
      (
        "../../../outside/secret.png",
        "logo.png:1:1: warning: left out: the path leads out of the project"
      ),
      ("../../.git/config", "left out: the path leads into a '.git' folder"),
      ("../../.env", "left out: a link to an image in a drawing must lead to a file that ends in"),
      ("../../secret.png", "left out: this is not an image in a drawing"),
      ("gone.png", "left out: the target of this link does not exist"),
      ("/dev/zero", "left out: the path leads out of the project"),
    ])
  )
  func linkedImageIsNotPublished(target: String, warning: String) throws {
    let place = try project([
      "project/Main.storyboard": Self.storyboard, "project/secret.png": Self.secret,
      "project/Assets.xcassets/logo.imageset/Contents.json":
        #"{"images":[{"idiom":"universal","filename":"logo.png","scale":"2x"}]}"#,
      "project/Baselines/box.yaml":
        Self.scenario.replacing(
          "{ view: { subviews: [{ name: field, class: UITextField }] } }",
          with: "{ storyboard: ../Main.storyboard, scene: Home }"
        ),
    ])
    try link("Assets.xcassets/logo.imageset/logo.png", to: target, in: place)
    #expect(try scvdb("record", in: place).status == 0)
    for command in [
      "report", "show 1 --svg", "diff latest latest --format html",
    ] {
      let output = try scvdb(command, in: place)
      #expect(output.status == 0, "\(output)")
      #expect(!output.output.contains("data:image/png"), "\(command)")
      if !command.hasPrefix("diff") { #expect(output.errors.contains(warning), "\(output.errors)") }
    }
  }

  // MARK: - Folders

  @Test func linkedFolderInsideIsRecordedAndCompared() throws {
    let place = try project(["project/Shared/a.yaml": Self.scenario])
    try link("Baselines/shared", to: "../Shared", in: place)
    let recorded = try scvdb("record", in: place)
    #expect(recorded.output.contains("recorded 2 cases of 2 scenarios"), "\(recorded)")
    #expect(
      try scvdb("accept", in: place).output.hasSuffix("2 baselines new, 0 changed, 0 unchanged\n")
    )
    let baseline = "project/Shared/a/iphone-8.portrait.none.txt"
    #expect(FileManager.default.fileExists(atPath: place.folder.appending(path: baseline).path))
    #expect(try scvdb("test", in: place).status == 0)
    try place.write(
      Self.scenario.replacing("name: field", with: "name: other"),
      to: "project/Shared/a.yaml"
    )
    // A new name is a note.
    let drifted = try scvdb("test --fail-on note", in: place)
    #expect(drifted.status == 1, "\(drifted)")
    #expect(
      try scvdb("record shared", in: place).output.contains("recorded 1 case of 1 scenario")
    )
  }

  @Test(
    arguments: sample([
      ("../../outside", "Baselines/shared: the path leads out of the project"),
      ("../Shared", "Baselines/shared: the target of this link does not exist"),
      ("..", "this link leads back to itself or to a folder around it"),
    ])
  )
  func unfollowedFolderLinkIsError(target: String, error: String) throws {
    let place = try project()
    try link("Baselines/shared", to: target, in: place)
    for command in ["record", "test"] {
      let output = try scvdb(command, in: place)
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.contains(error), "\(output)")
    }
  }

  /// An asset catalog has no scenarios or baselines, and the search for images reports its links.
  @Test(arguments: sample(["../../outside", "gone", "gone.png"]))
  func linksInAssetCatalogStopNoCommand(target: String) throws {
    let place = try project(["project/Baselines/A.xcassets/Contents.json": "{}"])
    try link("Baselines/A.xcassets/link", to: target, in: place)
    for command in ["record", "accept", "test"] {
      #expect(try scvdb(command, in: place).status == 0)
    }
  }

  // MARK: - Files

  @Test(
    arguments: sample([
      ("scvdb.yaml", "../shared/scvdb.yaml"),
      ("Baselines/drift.policy", "../../shared/drift.policy"),
      ("Baselines", "../shared/Baselines"), ("Baselines/b.yaml", "../shared/b.yaml"),
    ])
  )
  func danglingLinkIsError(path: String, target: String) throws {
    let place = try acceptedProject()
    try link(path, to: target, in: place)
    let output = try scvdb("test", in: place)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("\(path): the target of this link does not exist"), "\(output)")
  }

  @Test(
    arguments: sample([
      ("scvdb.yaml", "yaml"), ("Baselines/drift.policy", "policy"), ("Baselines/box.yaml", "yaml"),
    ])
  )
  func otherFileContentIsNotQuoted(path: String, suffix: String) throws {
    let place = try acceptedProject(["project/secret.\(suffix)": Self.secret])
    for target in [
      "outside/secret", "outside/secret.\(suffix)", "project/.git/config", "project/.env",
      "project/secret.\(suffix)",
    ] {
      try link(path, to: place.folder.appending(path: target).path, in: place)
      let output = try scvdb("test", in: place)
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.contains(path), "\(output)")
    }
    try link("named.policy", to: ".env", in: place)
    try FileManager.default.removeItem(at: place.folder.appending(path: "project/\(path)"))
    try place.write(Self.scenario, to: "project/Baselines/box.yaml")
    #expect(try scvdb("test --policy named.policy", in: place).status == 2)
  }

  /// The file has a valid word of the kind, such as a key, before other words.
  @Test(
    arguments: sample([
      ("scvdb.yaml", "yaml", "fonts: ghs_SECRET\n"),
      ("scvdb.yaml", "yaml", "SECRET: 1\nfonts: [a]\n"),
      ("scvdb.yaml", "yaml", "fonts: [a\n  SECRET: {"),
      ("Baselines/drift.policy", "policy", "note SECRET\n"),
      ("Baselines/drift.policy", "policy", "error moved SECRET\n"),
      ("Baselines/box.yaml", "yaml", "matrix: SECRET\n"),
      ("Baselines/box.yaml", "yaml", "steps: []\nSECRET: a\n"),
      ("Baselines/box.yaml", "json", #"{"steps": ["SECRET"]}"#),
      ("field.screen.yaml", "yaml", "view: SECRET\n"),
      ("Baselines/shared/a.yaml", "yaml", "steps: SECRET\n"),
    ])
  )
  func linkedFileContentIsNotQuoted(path: String, suffix: String, text: String) throws {
    let place = try acceptedProject(["project/private/a.\(suffix)": text])
    if path.hasPrefix("field") {
      let scenario = Self.scenario.replacing(
        "{ view: { subviews: [{ name: field, class: UITextField }] } }",
        with: "{ file: ../field.screen.yaml }"
      )
      try place.write(scenario, to: "project/Baselines/box.yaml")
    }
    if path.contains("/shared/") {
      try link("Baselines/shared", to: "../private", in: place)
    } else {
      let target = place.folder.appending(path: "project/private/a.\(suffix)").path
      try link(path, to: target, in: place)
    }
    let output = try scvdb("test", in: place)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("the target of this link is invalid, or is not "), "\(output)")
  }

  @Test(
    .timeLimit(.minutes(2)),
    arguments: sample(["scvdb.yaml", "Baselines/drift.policy", "Baselines/box.yaml"])
  )
  func pipeIsRefused(path: String) throws {
    let place = try acceptedProject()
    let file = place.folder.appending(path: "project/\(path)").path
    try? FileManager.default.removeItem(atPath: file)
    #expect(mkfifo(file, 0o600) == 0)
    let output = try scvdb("test", in: place)
    #expect(output.status == 2, "\(output)")
    #expect(output.errors.contains("\(path): this is not a regular file"), "\(output)")
  }

  @Test func pathsOfTheProjectFileStayInside() throws {
    let place = try project(["project/scvdb.yaml": "baselines: ../outside\n"])
    let output = try scvdb("record", in: place)
    #expect(output.status == 2, "\(output)")
    #expect(
      output.errors.contains("scvdb.yaml:1:12: '../outside': the path leads out"),
      "\(output)"
    )
    let lists = "screens:\n  - App\nfonts: [\n  a, ../outside/secret]\n"
    try place.write(lists, to: "project/scvdb.yaml")
    let listed = try scvdb("record", in: place)
    #expect(
      listed.errors.contains("scvdb.yaml:4:6: '../outside/secret': the path leads out"),
      "\(listed)"
    )
  }

  /// A sparse file of five GiB.
  @Test func largeFontIsLeftOut() throws {
    let place = try project([
      "project/big.ttf": "",
      "project/Baselines/box.yaml":
        Self.scenario.replacing(
          "class: UITextField",
          with: "class: UILabel, text: a, font: { name: Foo, pointSize: 17 }"
        ),
    ])
    #expect(truncate(place.folder.appending(path: "project/big.ttf").path, 5 << 30) == 0)
    let output = try scvdb("record", in: place)
    #expect(output.status == 0, "\(output)")
    #expect(output.errors.contains("big.ttf: the file is larger than 268435456 bytes"), "\(output)")
    let named = try scvdb("layout --fonts big.ttf Main.storyboard", in: place)
    #expect(named.status == 2, "\(named)")
    #expect(named.errors.contains("big.ttf: the file is larger than"), "\(named)")
  }

  /// A submodule is a nested repository.
  @Test func submoduleReadsDocumentsOfOuterRepository() throws {
    let screen = "view: { subviews: [{ name: field, class: UITextField }] }\n"
    let place = try project([
      "project/box.screen.yaml": screen, "project/sub/.git": "gitdir: ../.git/modules/sub\n",
      "project/sub/Baselines/box.yaml":
        Self.scenario.replacing(
          "{ view: { subviews: [{ name: field, class: UITextField }] } }",
          with: "{ file: ../../box.screen.yaml }"
        ),
    ])
    let root = place.folder.appending(path: "project").resolvingSymlinksInPath().path
    let program = builtProducts.appending(path: "scvdb").path
    let inside = try place.run("/usr/bin/env", ["-C", "project/sub", program, "record"])
    #expect(inside.status == 2, "\(inside)")
    #expect(inside.errors.contains("the path leads out of the project"), "\(inside)")
    #expect(
      inside.errors.contains(
        "\nfix: run the command in the repository around it, \(root), or set SCVDB_ALLOW_OUTSIDE=1"
      ),
      "\(inside)"
    )
    let hint = "\nhint: the project is the git repository \(root)/sub\n"
    #expect(inside.errors.contains(hint), "\(inside)")
    #expect(try scvdb("record --baselines sub/Baselines", in: place).status == 0)
  }

  /// Foundation itself reports some errors of property lists to standard error.
  @Test(
    arguments: sample(["token = SECRET", "a b c", "a = \"SECRET", "<SECRET", "<plist><dict>SECRET"])
  )
  func brokenTableOfTextsIsReportedOnce(text: String) throws {
    let place = try project([
      "project/Base.lproj/Main.storyboard": Self.storyboard,
      "project/de.lproj/Main.strings": text,
      "project/Baselines/box.yaml":
        Self.scenario.replacing(
          "{ view: { subviews: [{ name: field, class: UITextField }] } }",
          with: "{ storyboard: ../Base.lproj/Main.storyboard, scene: Home }"
        ).replacing("orientations: [portrait]", with: "orientations: [portrait], languages: [de]"),
    ])
    let output = try scvdb("record", in: place)
    #expect(output.errors.contains("Main.strings"), "\(output)")
    #expect(!output.errors.contains("parser") && !output.errors.contains("CFProperty"), "\(output)")
    for line in output.errors.split(separator: "\n") {
      #expect(line.wholeMatch(of: /(error|fix|hint|note|  |.*Main.strings).*/) != nil, "\(output)")
    }
  }

  // MARK: - Names

  @Test func namesThatDifferInCompositionAreErrors() throws {
    let place = try project()
    for name in ["caf\u{E9}", "cafe\u{301}"] {
      try place.write(Self.scenario, to: "project/Baselines/\(name).yaml")
    }
    let output = try scvdb("record", in: place)
    #expect(output.status == 2, "\(output)")
    #expect(output.output.contains("recorded 1 case of 1 scenario"), "\(output)")
    #expect(output.errors.contains(#"'caf\u{E9}' and 'cafe\u{301}'"#), "\(output)")
    #expect(output.errors.contains(#"'cafe\u{301}' and 'caf\u{E9}'"#), "\(output)")
    #expect(try place.ask("SELECT count(*) FROM run", of: "project/.scvdb/runs.sqlite") == "1\n")
  }

  // MARK: - Writing

  /// A pull request may commit a link in place of a file that a workflow writes.
  @Test(arguments: sample(["../outside/secret", "../outside/new", ".git/config", ".git/hooks"]))
  func outputOutsideProjectIsRefused(target: String) throws {
    let place = try project()
    #expect(try scvdb("record", in: place).status == 0)
    try link("out.txt", to: target, in: place)
    let before = try place.contents()
    for command in ["report --output out.txt", "show 1 --png out.txt"] {
      let output = try scvdb(command, in: place)
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.contains("out.txt: "), "\(output)")
      #expect(try place.contents() == before)
    }
    for allowed in ["/dev/null", "../outside/secret", "new.txt", "../outside/new.txt"] {
      #expect(try scvdb("report --output \(allowed)", in: place).status == 0)
    }
  }

  /// The last file that `init` would write is a link out of the project.
  @Test(
    arguments: sample([
      (".gitignore", "../outside/secret"), (".gitignore", "../outside/new"),
      ("Baselines/github-workflow.yml.example", "../../outside/secret.yaml"),
      ("Baselines/main", "../../outside"),
    ])
  )
  func initRefusesFilesOutsideProject(path: String, target: String) throws {
    let place = try project(["project/Main.storyboard": Self.storyboard])
    try link(path, to: target, in: place)
    let before = try place.contents()
    let output = try scvdb("init Main.storyboard --force", in: place)
    #expect(output.status == 2 && output.output.isEmpty, "\(output)")
    #expect(output.errors.contains(path), "\(output)")
    #expect(output.errors.contains("nothing was written"), "\(output)")
    #expect(try place.contents() == before)
  }

  @Test func knownInvariantOutsideProjectIsRefused() throws {
    let place = try project([
      "project/Baselines/box.yaml":
        lowFieldScreen + """

          technique: none
          matrix: { devices: [iphone-8], orientations: [portrait] }
          invariants: [focusedFieldVisible]
          steps:
            - focus: field
            - wait: 0.5
            - checkpoint: keyboard up
          """
    ])
    _ = try scvdb("record", in: place)
    for target in [
      "../../outside/secret.policy", "../../outside/new.policy", "../.git/config", "/dev/null",
    ] {
      let before = try place.contents(of: "outside")
      try link("Baselines/drift.policy", to: target, in: place)
      let output = try scvdb("accept --known focusedFieldVisible --reason rain", in: place)
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.contains("Baselines/drift.policy: "), "\(output)")
      #expect(try place.contents(of: "outside") == before)
    }
    try place.write("# own\n", to: "project/Shared.policy")
    try link("Baselines/drift.policy", to: "../Shared.policy", in: place)
    #expect(try scvdb("accept --known focusedFieldVisible --reason rain", in: place).status == 0)
    let written = place.folder.appending(path: "project/Shared.policy")
    #expect(
      try String(contentsOf: written, encoding: .utf8)
        == "# own\nknown focusedFieldVisible because rain\n"
    )
  }
}
