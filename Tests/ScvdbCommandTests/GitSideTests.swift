import Foundation
import ScvdbTestSupport
import Testing

@Suite struct GitSideTests {
  /// The field is 20 points from the left edge in the repository, and 25 in the working tree.
  @Test func gitRevisionComparesWithBaselinesAndRecordings() throws {
    let workplace = try Workplace.acceptedBox()
    let commit = try workplace.commitAll()
    try workplace.write(
      boxScenario.replacing("constant: 20 }", with: "constant: 25 }"),
      to: "Baselines/box.yaml"
    )
    try workplace.acceptAll()

    let before = try workplace.contents()
    for to in ["latest", "baseline"] {
      let drift = try workplace.scvdb("diff", "git:main", to, environment: workplace.ownTemporary)
      #expect(drift.status == 1)
      #expect(
        drift.output.hasPrefix("comparing git:main (\(commit.prefix(8))) (scvdb "),
        "\(drift)"
      )
      // The time two hours east of Greenwich was 3:04:05.
      let words = drift.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains("committed 2026-01-02T01:04:05Z"), "\(drift)")
      #expect(
        drift.output.contains(
          """
            warning box/field: x 20 -> 25 (+5)
                    changed: constraint field.leading == view.leading + 20 -> + 25 (Baselines/box.yaml:
          """
        ),
        "\(drift)"
      )
      #expect(drift.errors.isEmpty, "\(drift)")
    }
    let same = try workplace.scvdb("diff", "baseline", "git:main~0", "--format", "json")
    #expect(same.status == 1, "\(same)")
    #expect(try workplace.scvdb("diff", "git:main", "git:HEAD").status == 0)
    // The working tree and the index do not change, and no file remains.
    var after = try workplace.contents()
    after["tmp"] = before["tmp"]
    #expect(after == before)
  }

  /// The one checkpoint of both sides shows the image, and the image's mask refers to it.
  @Test func pageShowsImagesOfBothSides() throws {
    let image = #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#
    let workplace = try Workplace([
      "App/Form.storyboard": imageStoryboard(x: 20),
      "App/Assets.xcassets/logo.imageset/logo.svg": image,
      "App/Assets.xcassets/logo.imageset/Contents.json":
        #"{"images": [{"filename": "logo.svg", "idiom": "universal"}]}"#,
      "Baselines/form.yaml": """
      screens: { form: { storyboard: ../App/Form.storyboard } }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps:
        - checkpoint: at rest

      """,
    ])
    try workplace.acceptAll()
    try workplace.commitAll()
    try workplace.write(imageStoryboard(x: 30), to: "App/Form.storyboard")
    #expect(try workplace.scvdb("record").status == 0)
    for from in ["baseline", "git:main"] {
      let page = try workplace.scvdb(
        ["diff", from, "--format", "html"],
        environment: workplace.ownTemporary
      )
      #expect(page.status == 1, "\(page.errors)")
      #expect(page.output.ranges(of: ##"<use href="#i"##).count == 3, "\(from)")
      #expect(!page.output.contains("drawn as outlines"))
    }
  }

  /// Screens are elsewhere in the repository, and the command runs in a folder of it.
  @Test func externalScreensComeFromRevision() throws {
    let screen = """
      view:
        subviews:
          - name: field
            class: UITextField
            constraints:
              - { firstAttribute: width, constant: 200 }

      """
    let scenario = """
      screens: { box: { file: ../../screens/box.screen.yaml } }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [checkpoint: at rest]
      """
    let workplace = try Workplace([
      "screens/box.screen.yaml": screen, "app/Baselines/box.yaml": scenario,
    ])
    let program = builtProducts.appending(path: "scvdb").path
    let scvdb = { (arguments: [String]) in
      try workplace.run("/usr/bin/env", ["-C", "app", program] + arguments)
    }
    // Paths may not leave the repository.
    #expect(try workplace.run("/usr/bin/env", ["git", "init", "-q", "-b", "main"]).status == 0)
    #expect(try scvdb(["record"]).status == 0)
    #expect(try scvdb(["accept"]).status == 0)
    try workplace.commitAll()
    try workplace.write(
      screen.replacing("constant: 200", with: "constant: 150"),
      to: "screens/box.screen.yaml"
    )
    #expect(try scvdb(["record"]).status == 0)
    let drift = try scvdb(["diff", "git:HEAD"])
    #expect(drift.output.contains("box/field: width 200 -> 150"), "\(drift)")
    #expect(drift.output.contains("  changed: constraint field.width == 200 -> 150 ("), "\(drift)")
    #expect(drift.errors.isEmpty, "\(drift)")
    // The absolute path works, too.
    let folder = workplace.folder.appending(path: "app/Baselines").path
    #expect(try scvdb(["diff", "git:HEAD", "--baselines", folder]).output == drift.output)
  }

  @Test(
    arguments: sample([
      (
        "git:nope", "error: git:nope: unknown git revision (git: Needed a single revision)"
      ),
      ("git:", "error: 'git:' is not a side: it does not name a revision"),
      ("git:--all", "error: 'git:--all' is not a side: it does not name a revision"),
      ("git:HEAD:Baselines", "error: git:HEAD:Baselines: unknown git revision"),
    ])
  )
  func unknownRevisionIsError(_ side: String, _ message: String) throws {
    let workplace = try Workplace.acceptedBox()
    try workplace.commitAll()
    let output = try workplace.scvdb("diff", side)
    #expect(output.status == 2)
    #expect(output.output.isEmpty)
    #expect(output.errors.hasPrefix(message), "\(output)")
    #expect(output.errors.contains("\nfix: ") || output.errors.contains("\nhint: "), "\(output)")
  }

  @Test func missingRepositoryOrFolderIsError() throws {
    let workplace = try Workplace.acceptedBox()
    let environment = ["GIT_CEILING_DIRECTORIES": workplace.folder.path]
    let none = try workplace.scvdb("diff", "git:HEAD", environment: environment)
    #expect(none.status == 2)
    #expect(
      none.errors.contains("there is no git repository to read here (git: not a git repo"),
      "\(none)"
    )
    // A PATH without the program git.
    let gitless = try workplace.scvdb("diff", "git:HEAD", environment: ["PATH": "/nowhere"])
    #expect(gitless.errors.hasPrefix("error: git:HEAD: there is no program git\n"), "\(gitless)")

    let commit = try workplace.commitAll()
    let folder = try workplace.scvdb("diff", "git:HEAD", "--baselines", "Elsewhere")
    #expect(
      folder.errors.hasPrefix(
        "error: git:HEAD (\(commit.prefix(8))): this revision has no directory Elsewhere\n"
      ),
      "\(folder)"
    )
    let outside = try workplace.scvdb("diff", "git:HEAD", "--baselines", "../x")
    #expect(outside.errors.contains("../x is outside of the repository"), "\(outside)")
  }

  @Test func damagedOrLinkedRevisionBaselinesAreErrors() throws {
    let workplace = try Workplace.acceptedBox()
    let baseline = "Baselines/box/iphone-8.portrait.none.txt"
    let text = try String(contentsOf: workplace.folder.appending(path: baseline), encoding: .utf8)
    try workplace.write(text.replacing("\nend\n", with: "\n"), to: baseline)
    try workplace.commitAll()
    let damaged = try workplace.scvdb("diff", "git:HEAD")
    #expect(damaged.status == 2)
    #expect(damaged.errors.hasPrefix("error: HEAD:\(baseline):"), "\(damaged)")

    let link = workplace.folder.appending(path: baseline)
    try FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(
      atPath: link.path,
      withDestinationPath: "iphone-8.landscape.none.txt"
    )
    try workplace.commitAll()
    let linked = try workplace.scvdb("diff", "git:HEAD")
    #expect(linked.status == 2)
    #expect(
      linked.errors.hasPrefix("error: git:HEAD: \(baseline) is a symbolic link"),
      "\(linked)"
    )
  }
}

extension GitSideTests {
  /// A database dump and a video beside the baselines, and fonts that no label uses.
  @Test func largeUnreadFilesAreIgnored() throws {
    let workplace = try Workplace.acceptedBox()
    let spaces = String(repeating: " ", count: 11_000_000)
    for path in ["Baselines/dump.policy", "Baselines/film.mov", "Old.xib", "Baselines/a.png"] {
      try workplace.write(spaces, to: path)
    }
    try workplace.commitAll()
    try workplace.write(
      boxScenario.replacing("constant: 20 }", with: "constant: 25 }"),
      to: "Baselines/box.yaml"
    )
    #expect(try workplace.scvdb("record").status == 0)
    let drift = try workplace.scvdb("diff", "git:HEAD", "latest")
    #expect(drift.status == 1, "\(drift)")
    #expect(drift.output.contains("changed: constraint field.leading == view.leading + 20 -> + 25"))
    #expect(drift.errors.isEmpty, "\(drift)")
  }

  /// Two megabytes of spaces are two kilobytes in a pack.
  @Test func largeRevisionFileIsRefusedUnread() throws {
    let workplace = try Workplace.acceptedBox()
    let baseline = "Baselines/box/iphone-8.portrait.none.txt"
    let spaces = String(repeating: " ", count: 1 << 20)
    let text = String(repeating: spaces, count: 256) + " "
    try workplace.write(text, to: baseline)
    try workplace.commitAll()
    let diff = try workplace.scvdb("diff", "git:HEAD", environment: workplace.ownTemporary)
    #expect(diff.status == 2)
    #expect(
      diff.errors.hasPrefix(
        "error: HEAD:\(baseline): the file is larger than 268435456 bytes (it has 268435457)"
      ),
      "\(diff)"
    )
  }

  /// The screen of a scenario through a linked folder, like in the work tree.
  @Test(
    arguments: sample([
      ("../shared", true), ("../../outside", false), ("../gone", false), ("../.git", false),
    ])
  )
  func linksOfARevisionAreFollowedInside(target: String, isFollowed: Bool) throws {
    let screen = """
      view:
        subviews:
          - name: field
            class: UITextField
            constraints:
              - { firstAttribute: width, constant: 200 }

      """
    let scenario = """
      screens: { box: { file: ../App/screens/box.screen.yaml } }
      technique: none
      matrix: { devices: [iphone-8], orientations: [portrait] }
      steps: [checkpoint: at rest]
      """
    let workplace = try Workplace([
      "outside/box.screen.yaml": screen, "project/shared/box.screen.yaml": screen,
      "project/Baselines/box.yaml": scenario, "project/.gitignore": ".scvdb/\n",
    ])
    let project = workplace.folder.appending(path: "project").path
    let inProject = { (arguments: [String]) in
      try workplace.run("/usr/bin/env", ["-C", project] + arguments)
    }
    let program = builtProducts.appending(path: "scvdb").path
    func link(to target: String) throws {
      let path = "\(project)/App/screens"
      try? FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: "\(project)/App",
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }
    try link(to: "../shared")
    #expect(try inProject(["git", "init", "-q", "-b", "main"]).status == 0)
    #expect(try inProject([program, "record"]).status == 0)
    #expect(try inProject([program, "accept"]).status == 0)
    try link(to: target)
    #expect(try inProject(["git", "add", "--all"]).status == 0)
    let who = ["-c", "user.name=a", "-c", "user.email=a@example.com"]
    #expect(try inProject(["git"] + who + ["commit", "-q", "-m", "a"]).status == 0)
    try link(to: "../shared")
    try workplace.write(
      screen.replacing("constant: 200", with: "constant: 150"),
      to: "project/shared/box.screen.yaml"
    )
    #expect(try inProject([program, "record"]).status == 0)
    let drift = try inProject([program, "diff", "git:HEAD"])
    #expect(drift.status == 1, "\(drift)")
    let cause = "changed: constraint field.width == 200 -> 150"
    #expect(drift.output.contains(cause) == isFollowed, "\(drift)")
  }

  @Test func linkedRevisionFolderIsError() throws {
    let workplace = try Workplace([
      "Baselines/box.yaml": boxScenario, "Shared/other.yaml": boxScenario,
    ])
    try workplace.acceptAll()
    try FileManager.default.createSymbolicLink(
      atPath: workplace.folder.appending(path: "Baselines/shared").path,
      withDestinationPath: "../Shared"
    )
    try workplace.commitAll()
    let diff = try workplace.scvdb("diff", "git:HEAD")
    #expect(diff.status == 2)
    #expect(
      diff.errors.hasPrefix(
        "error: git:HEAD: Baselines/shared is a symbolic link, which is not followed\n"
      ),
      "\(diff)"
    )
  }
}

extension Workplace {
  /// Records everything and accepts it as the baseline.
  func acceptAll(_ arguments: String...) throws {
    let recorded = try scvdb(["record"] + arguments)
    #expect(recorded.status == 0, "\(recorded)")
    let accepted = try scvdb("accept")
    #expect(accepted.status == 0, "\(accepted)")
  }

  /// Commits all files to the branch `main`, in a new repository if there is none.
  ///
  /// - Returns: The commit.
  @discardableResult
  func commitAll() throws -> String {
    try write(".in\n.out\n.err\n.scvdb/\ntmp/\n", to: ".gitignore")
    let who = ["-c", "user.name=Somebody", "-c", "user.email=somebody@example.com"]
    for arguments in [
      ["init", "--quiet", "--initial-branch", "main"], ["add", "--all"],
      who + ["commit", "--quiet", "--message", "State"],
    ] {
      let time = ["GIT_COMMITTER_DATE": "2026-01-02T03:04:05+02:00"]
      let output = try run("/usr/bin/env", ["git"] + arguments, environment: time)
      try #require(output.status == 0, "\(output)")
    }
    return try run("/usr/bin/env", ["git", "rev-parse", "HEAD"]).output
      .trimmingCharacters(in: .newlines)
  }

  /// An environment with the folder `tmp` for temporary files.
  var ownTemporary: [String: String] {
    get throws {
      let tmp = folder.appending(path: "tmp")
      try FileManager.default.createDirectory(at: tmp, withIntermediateDirectories: true)
      return ["TMPDIR": tmp.path]
    }
  }
}

/// An image view of 40 by 40 points.
private func imageStoryboard(x: Int) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" initialViewController="vc">
  <device id="retina4_7" orientation="portrait"/>
  <scenes><scene sceneID="s"><objects><viewController id="vc">
  <view key="view" id="root"><rect key="frame" x="0" y="0" width="375" height="667"/>
  <subviews><imageView image="logo" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="i">
  <rect key="frame" x="\(x)" y="40" width="40" height="40"/>
  </imageView></subviews></view></viewController></objects></scene></scenes>
  <resources><image name="logo" width="40" height="40"/></resources></document>
  """
}
