import Foundation
import ScvdbTestSupport
import Testing

/// Starts with the engine of an app, in the place where `scvdb-port engine` installs it.
@Suite struct AppEngineCommandTests {
  private static let list = """
    {"name": "Sample", "revision": "1", "screens": [
      {"code": "LoginViewController", "status": "made", "file": "Sources/Login.swift", "line": 3},
      {"make": "LoginViewController(gap: 30)", "status": "made"},
      {"code": "CartViewController", "status": "needs-maker", "file": "Sources/Cart.swift",
        "line": 7, "signature": "init(cart: Cart)", "missing": ["Cart"]},
      {"code": "OldViewController", "status": "failed", "file": "Sources/Old.swift", "line": 9,
        "reason": "'init()' is unavailable"},
      {"code": "TrappingViewController", "status": "made", "file": "Sources/Trap.swift", "line": 2}
    ]}

    """

  private func workplace() throws -> Workplace {
    let place = ".build/scvdb-port/Sample"
    let workplace = try Workplace(["\(place)/screens.json": Self.list])
    let program = workplace.folder.appending(path: "\(place)/app-engine")
    try FileManager.default.createSymbolicLink(
      at: program,
      withDestinationURL: builtProducts.appending(path: "SampleAppEngine")
    )
    return workplace
  }

  private func text(_ file: String, at workplace: Workplace) throws -> String {
    try String(contentsOf: workplace.folder.appending(path: file), encoding: .utf8)
  }

  @Test func controllersGetScenarios() throws {
    let workplace = try workplace()
    let started = try workplace.scvdb("init", "--engine", "app")
    #expect(started.status == 0, "\(started)")
    #expect(
      started.output.hasPrefix(
        "wrote Baselines/sample/login.yaml: LoginViewController, the app's code\n"
      ),
      "\(started)"
    )
    for line in [
      "needs a maker: Sources/Cart.swift:7: CartViewController: init(cart: Cart) needs 'Cart'",
      "failed: Sources/Old.swift:9: OldViewController: 'init()' is unavailable",
    ] {
      #expect(started.errors.contains(line), "\(started)")
    }
    let line =
      /failed: Sources\/Trap.swift:2: TrappingViewController: \/.*\/Controllers.swift:\d+: Fatal error: no user\n/
    #expect(started.errors.contains(line), "\(started)")
    let scenario = try text("Baselines/sample/login.yaml", at: workplace)
    #expect(scenario.contains("code: LoginViewController"), "\(scenario)")
    #expect(scenario.contains("- focus: emailField"), "\(scenario)")
    #expect(try text("scvdb.yaml", at: workplace).contains("engine: app"))
    #expect(try text(".gitignore", at: workplace) == ".scvdb/\n.build/\n")
    let job = try text("Baselines/github-workflow.yml.example", at: workplace)
    #expect(job.hasSuffix("\n          app: .\n"), "\(job)")
  }

  /// The title of the screen is the item, which another screen sets in the app.
  @Test func assumedValuesAreReported() throws {
    let workplace = try workplace()
    let list = """
      {"name": "Sample", "revision": "1", "screens": [
        {"code": "LoginViewController", "status": "made"},
        {"code": "DetailViewController", "status": "made", "optionals": ["item: \\"\\""]}
      ]}

      """
    try workplace.write(list, to: ".build/scvdb-port/Sample/screens.json")
    let started = try workplace.scvdb("init", "--engine", "app")
    let line =
      "wrote Baselines/sample/detail.yaml: DetailViewController, the app's code, assumed item: \"\"\n"
    #expect(started.output.contains(line), "\(started)")
    let scenario = try text("Baselines/sample/detail.yaml", at: workplace)
    #expect(scenario.contains("# Assumed by fillOptionals(): item: \"\"\n"), "\(scenario)")
    #expect(scenario.contains("\nfixtures: fillOptionals()\n"), "\(scenario)")
    let login = try text("Baselines/sample/login.yaml", at: workplace)
    #expect(!login.contains("Assumed"), "\(login)")
  }

  /// Three devices in two orientations are six cases; the project file selects the engine.
  @Test func scenariosAreRecordedAndReused() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let recorded = try workplace.scvdb("record")
    #expect(recorded.status == 0, "\(recorded)")
    let omissions =
      "note: omissions on 1 screen, most in sample/login: 2 on screen login (LoginViewController 2)"
    #expect(
      recorded.output.hasPrefix("\(omissions)\nrecorded 6 cases of 1 scenario"),
      "\(recorded)"
    )
    #expect(try workplace.ask("SELECT DISTINCT engine FROM recordings") == "Sample\n")
    _ = try workplace.scvdb("accept")
    let tested = try workplace.scvdb("test")
    #expect(tested.status == 0, "\(tested)")
    #expect(tested.output.contains("reused 6 answers of the same build"), "\(tested)")
  }

  /// A phone with a home button has a status bar of 20 points, and the gap is 10.
  @Test func constraintsOfAppAreExplained() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let options = ["emailField", "--device", "iphone-se-1", "--at", "at rest"]
    let explained = try workplace.scvdb(["explain", "sample/login"] + options)
    #expect(explained.status == 0, "\(explained)")
    let start = "login/emailField (iphone-se-1 portrait, at rest)\n"
    #expect(explained.output.hasPrefix(start), "\(explained)")
    for line in ["  y = 30\n", "20  emailField.leading == login.leading + 20\n"] {
      #expect(explained.output.contains(line), "\(explained)")
    }
  }

  /// The field spans 30 to 74, so a height of 69 hides more than the 4 tolerated points.
  @Test func appIsSwept() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let options = ["--device", "iphone-se-1", "--height", "60...80"]
    let swept = try workplace.scvdb(["sweep", "sample/login"] + options)
    #expect(swept.status == 0, "\(swept)")
    #expect(swept.output.contains("60...69") && swept.output.contains("emailField"), "\(swept)")
    let texts = try workplace.scvdb("sweep", "sample/login", "--text-length", "50...60")
    #expect(texts.errors.contains("--text-length is for the built-in engine"), "\(texts)")
    let fresh = try workplace.scvdb("sweep", "sample/login", "--from-scratch")
    #expect(fresh.errors.contains("--from-scratch is for the built-in engine"), "\(fresh)")
  }

  /// The field spans 420 to 464 of 568 points, and the keyboard is 216 points high.
  @Test func appIsLinted() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let scenario = """
      screens: { low: { make: "LoginViewController(gap: 400)" } }
      technique: none
      matrix: { devices: [iphone-se-1], orientations: [portrait] }
      steps: [{ checkpoint: at rest }]

      """
    try workplace.write(scenario, to: "Baselines/low.yaml")
    let linted = try workplace.scvdb("lint")
    #expect(linted.status == 1, "\(linted)")
    for words in ["keyboard-hides-field", "spans y 420-464"] {
      #expect(linted.output.contains(words), "\(linted)")
    }
  }

  @Test func appIsComparedWithoutTechniques() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let compared = try workplace.scvdb("compare", "sample/login", "--device", "iphone-se-1")
    #expect(compared.status == 0, "\(compared)")
    #expect(
      compared.errors
        == "note: sample/login: only the app's own code handles the keyboard\n",
      "\(compared)"
    )
    #expect(compared.output.hasPrefix("FOCUSED FIELD VISIBLE  none\n"), "\(compared)")
  }

  /// The engine announces classes for scenes, but has none, so its refusal names the scene.
  @Test func storyboardClassesAreAskedFor() throws {
    let program = builtProducts.appending(path: "SampleAppEngine").path
    let scenario = """
      screens: { form: { storyboard: ../SignUp.storyboard } }
      technique: none
      matrix: { devices: [iphone-se-1], orientations: [portrait] }
      steps: [{ checkpoint: at rest }]

      """
    let greeting = #"1s/"capabilities":\[/&"screen:storyboard-classes",/"#
    let workplace = try Workplace([
      "SignUp.storyboard": try signUpStoryboard(), "Baselines/form.yaml": scenario,
      "engine.sh": "'\(program)' | sed -u '\(greeting)'\n",
    ])
    let engine = ["--engine", "sh engine.sh", "--device", "iphone-se-1"]
    for command in ["compare", "explore"] {
      let output = try workplace.scvdb([command, "form"] + engine)
      #expect(output.status == 2, "\(output)")
      #expect(output.errors.contains("has no code named 'SignUp'"), "\(output)")
    }
    let compared = try workplace.scvdb(["compare", "form"] + engine)
    let note = "note: form: only the app's own code handles the keyboard\n"
    #expect(compared.errors.hasPrefix(note), "\(compared)")
    let document = try workplace.scvdb(
      ["compare", "SignUp.storyboard", "--technique", "none", "--technique", "content-inset"]
        + engine
    )
    #expect(document.status == 0 && document.errors.isEmpty, "\(document)")
    #expect(document.output.hasPrefix("FOCUSED FIELD VISIBLE  none"), "\(document)")
    #expect(document.output.contains("content-inset"), "\(document)")
  }

  /// The engine of an app checks scenarios, not the screens of the project file.
  @Test func pathSelectsEngineOfApp() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    let project = "matrix: { devices: [iphone-8] }\nscreens: [Gone.storyboard]\n"
    try workplace.write(project, to: "scvdb.yaml")
    let linted = try workplace.scvdb("lint", "--engine", ".build/scvdb-port/Sample/app-engine")
    #expect(linted.errors.isEmpty && linted.status == 0, "\(linted)")
  }

  @Test func jobsAndPartsGiveEqualRecordings() throws {
    let workplace = try workplace()
    _ = try workplace.scvdb("init", "--engine", "app")
    for options in [["--jobs", "1"], ["--jobs", "3"], ["--shard", "1/2"], ["--shard", "2/2"]] {
      let file = options[1].replacing("/", with: "-") + ".sqlite"
      let recorded = try workplace.scvdb(["record", "--db", file] + options)
      #expect(recorded.status == 0, "\(recorded)")
    }
    let merged = try workplace.scvdb("merge", "1-2.sqlite", "2-2.sqlite", "--db", "parts.sqlite")
    #expect(merged.status == 0, "\(merged)")
    let geometry = "SELECT scenario, device, orientation, geometry FROM runs ORDER BY 1, 2, 3"
    let omissions = """
      SELECT scenario, device, orientation, screen, type, count FROM omission_counts
      ORDER BY 1, 2, 3, 4, 5, 6
      """
    for (sql, rows) in [(geometry, 6), (omissions, nil)] {
      let contents = try ["1", "3", "parts"].map { name in
        let output = try workplace.run("/usr/bin/env", ["sqlite3", "\(name).sqlite", sql])
        let lines = output.output.split(separator: "\n")
        #expect(output.status == 0 && (rows ?? lines.count) == lines.count, "\(output)")
        #expect(!lines.isEmpty, "\(output)")
        return output.output
      }
      #expect(Set(contents).count == 1, "\(contents)")
    }
  }

  @Test func rebuiltEngineIsTested() throws {
    let workplace = try workplace()
    let place = ".build/scvdb-port/Sample/app-engine"
    try FileManager.default.removeItem(at: workplace.folder.appending(path: place))
    let program = builtProducts.appending(path: "SampleAppEngine").path
    let script = "#!/bin/sh\nexec '\(program)'\n"
    try workplace.write(script, to: place)
    let file = workplace.folder.appending(path: place).path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    _ = try workplace.scvdb("init", "--engine", "app")
    try workplace.acceptAll()
    let watch = try workplace.start("watch")
    func wait(for count: Int) throws {
      try ScvdbCommandTests.wait("\(count) tests are done") {
        try watch.errorsSoFar.components(separatedBy: "; press Ctrl-C to end\n").count > count
      }
    }
    try wait(for: 1)
    try workplace.write(script + "\n", to: place)
    try wait(for: 2)
    watch.send(SIGINT)
    #expect(try watch.wait().status == 0)
  }

  @Test(arguments: sample(["record", "watch", "init"]))
  func missingEngineIsError(command: String) throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let recorded = try workplace.scvdb(command, "--engine", "app")
    #expect(
      recorded.errors == "error: --engine: no engine of an app in .build/scvdb-port\n"
        + "fix: build it with 'scvdb-port engine'\n",
      "\(recorded)"
    )
    #expect(recorded.status == 2)
  }
}
