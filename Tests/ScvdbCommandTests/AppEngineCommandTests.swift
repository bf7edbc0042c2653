import Foundation
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
    #expect(
      started.errors.contains("failed: Sources/Trap.swift:2: TrappingViewController: ")
        && started.errors.contains("Controllers.swift:")
        && started.errors.contains("Fatal error: no user"),
      "\(started)"
    )
    let scenario = try text("Baselines/sample/login.yaml", at: workplace)
    #expect(scenario.contains("code: LoginViewController"), "\(scenario)")
    #expect(scenario.contains("- focus: emailField"), "\(scenario)")
    #expect(try text("scvdb.yaml", at: workplace).contains("engine: app"))
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

  @Test func missingEngineIsError() throws {
    let workplace = try Workplace(["Baselines/box.yaml": boxScenario])
    let recorded = try workplace.scvdb("record", "--engine", "app")
    #expect(
      recorded.errors == "error: --engine: no engine of an app in .build/scvdb-port\n"
        + "fix: build it with 'scvdb-port engine'\n",
      "\(recorded)"
    )
    #expect(recorded.status == 2)
  }
}
