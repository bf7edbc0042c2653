import DeviceCatalog
import EngineProtocol
import Foundation
import ScenarioModel
import SnapshotModel
import Testing

/// Records the screens of `SampleAppEngine` through the engine protocol.
@Suite struct AppEngineTests {
  private static let program: String = {
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    return tests.appending(path: "SampleAppEngine").path
  }()

  private func answers(
    _ codes: [ControllerCode],
    steps: [ScenarioStep] = [.checkpoint(name: "end")],
    orientation: DeviceOrientation = .portrait,
    fixtures: String? = nil
  ) async throws -> [Result<Run, EngineError>] {
    let device = try #require(Devices.device(id: "iphone-8"))
    let questions = codes.map { code in
      CaseQuestion(
        scenario: Scenario(
          name: "app",
          screens: [ScreenReference(name: "screen", source: .code(code))],
          fixtures: fixtures,
          technique: .none,
          matrix: Matrix(devices: ["iphone-8"], orientations: [orientation]),
          steps: steps
        ),
        screens: [Screen(name: "screen", code: code)],
        device: device,
        orientation: orientation
      )
    }
    let command = EngineCommand(commandLine: Self.program, name: "sample")
    return try await ProcessEngine.withEngine(command, jobs: 1) { engine in
      var answers: [Result<Run, EngineError>] = []
      for question in questions {
        do throws(EngineError) {
          answers.append(.success(try await engine.run(question)))
        } catch {
          answers.append(.failure(error))
        }
      }
      return answers
    }
  }

  private func frame(_ view: String, at checkpoint: Int = 0, in run: Run) throws -> Rect {
    let snapshots = run.steps.compactMap(\.snapshot)
    return try #require(snapshots[checkpoint].views.first { $0.path.text == view }).frame
  }

  /// Returns the line of the sample with a text, from 1.
  private func line(with text: String) throws -> Int {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.appending(path: "SampleAppEngine/Controllers.swift")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return try #require(lines.firstIndex { $0.contains(text) }) + 1
  }

  private func missing() { Issue.record("the case did not fail") }

  /// The safe area begins at 20 points; 375 - 2 * 20 = 335.
  @Test func controllersAreRecorded() async throws {
    let answers = try await answers([
      .controller("LoginViewController"), .expression("LoginViewController(gap: 30)"),
    ])
    let runs = try answers.map { try $0.get() }
    let field = "screen/emailField"
    #expect(try frame(field, in: runs[0]) == Rect(x: 20, y: 30, width: 335, height: 44))
    #expect(try frame(field, in: runs[1]) == Rect(x: 20, y: 50, width: 335, height: 44))
    #expect(runs[0].engine.name == "Sample")
    #expect(runs[0].engine.version == "1.1.0+1")
  }

  /// The keyboard is 216 points tall.
  ///
  /// In landscape, the screen is 667 by 375 and has no status bar.
  @Test func stepsDriveControllers() async throws {
    let steps: [ScenarioStep] = [
      .focus(view: "emailField"), .wait(seconds: 1), .checkpoint(name: "keyboard up"),
      .rotate(to: .landscape), .wait(seconds: 1), .checkpoint(name: "landscape"),
    ]
    let answers = try await answers([.controller("LoginViewController")], steps: steps)
    let run = try #require(answers.first).get()
    let snapshots = run.steps.compactMap(\.snapshot)
    #expect(snapshots.first?.keyboard == Rect(x: 0, y: 451, width: 375, height: 216))
    #expect(snapshots.first?.firstResponder?.text == "screen/emailField")
    let field = try frame("screen/emailField", at: 1, in: run)
    #expect(field == Rect(x: 20, y: 10, width: 627, height: 44))
  }

  /// Each class counts once for a screen, also with two views, and so does its superclass.
  ///
  /// Boxes of other contents have the same class in the app's code.
  @Test func recordingsCountOmittedCode() async throws {
    let answers = try await answers([
      .controller("CardViewController"), .controller("CountingViewController"),
    ])
    let runs = try answers.map { try $0.get() }
    let counts = [
      ("Secret", 9), ("UIView.Shade", 8), ("Box", 7), ("CardViewController.Badge", 6),
      ("BaseViewController", 5), ("CardViewController", 4),
    ].map { OmissionCount(screen: "screen", type: $0, count: $1) }
    #expect(runs[0].omissions == counts)
    #expect(runs[1].omissions == [])
  }

  /// The menu is recorded, then the form above it.
  @Test func everyShownScreenCountsOmittedCode() async throws {
    let steps: [ScenarioStep] = [
      .checkpoint(name: "menu"), .select(RowSelection(row: .init(section: 0, row: 2))),
      .wait(seconds: 1), .checkpoint(name: "form"),
    ]
    let run = try #require(try await answers([menu], steps: steps).first).get()
    #expect(
      run.omissions == [
        OmissionCount(screen: "LoginViewController", type: "LoginViewController", count: 2),
        OmissionCount(screen: "screen", type: "MenuViewController", count: 3),
      ]
    )
  }

  /// Each case has its own globals and files.
  @Test func casesAreIsolated() async throws {
    for code in ["CountingViewController", "StoringViewController"] {
      let answers = try await answers([.controller(code), .controller(code)])
      for answer in answers {
        #expect(try frame("screen/box", in: answer.get()).height == 1, "\(code)")
      }
    }
  }

  /// A navigation controller around the menu.
  private let menu = ControllerCode.expression(
    "UINavigationController(rootViewController: MenuViewController())"
  )

  /// The navigation bar is 44 points tall, and the safe area begins below it, at 64 points.
  ///
  /// The third row makes a form with a gap of 20.
  @Test func rowPushesController() async throws {
    let steps: [ScenarioStep] = [
      .select(RowSelection(row: .init(section: 0, row: 2))), .wait(seconds: 1),
      .focus(view: "emailField"), .checkpoint(name: "form"), .resign,
      .pop(animated: false), .checkpoint(name: "menu"),
    ]
    let run = try #require(try await answers([menu], steps: steps).first).get()
    let field = try frame("LoginViewController/emailField", in: run)
    #expect(field == Rect(x: 20, y: 84, width: 335, height: 44))
    #expect(try frame("screen/banner", at: 1, in: run).height == 20)
    #expect(run.pushes.map(\.kind) == [.push, .pop])
    #expect(run.pushes.map(\.from) == ["screen", "LoginViewController"])
  }

  /// The frame of the field is as in the system's container.
  @Test func ownContainerShowsItsScreens() async throws {
    let steps: [ScenarioStep] = [
      .wait(seconds: 0.1), .select(RowSelection(row: .init(section: 0, row: 2))),
      .wait(seconds: 1), .checkpoint(name: "form"),
    ]
    let code = ControllerCode.controller("MenuNavigationController")
    let run = try #require(try await answers([code], steps: steps).first).get()
    let field = try frame("LoginViewController/emailField", in: run)
    #expect(field == Rect(x: 20, y: 84, width: 335, height: 44))
    #expect(run.pushes.map(\.from) == ["screen", "MenuViewController"])
  }

  @Test func tapsReachControlsAndItems() async throws {
    let steps: [ScenarioStep] = [
      .tap(view: "Grow"), .checkpoint(name: "tall"), .tap(view: "toggle"),
      .checkpoint(name: "hidden"),
      .tap(view: "helpButton"), .wait(seconds: 1), .focus(view: "emailField"),
      .checkpoint(name: "help"),
      .dismiss(animated: false), .tap(view: "toggle"), .checkpoint(name: "shown"),
    ]
    let run = try #require(try await answers([menu], steps: steps).first).get()
    #expect(try frame("screen/banner", in: run).height == 40)
    let snapshots = run.steps.compactMap(\.snapshot)
    let hidden = snapshots.map { snapshot in
      snapshot.views.first { $0.path.text == "screen/banner" }?.isHidden
    }
    #expect([hidden[0], hidden[1], hidden[3]] == [false, true, false])
    #expect(snapshots[2].firstResponder?.text == "LoginViewController/emailField")
  }

  @Test(arguments: [
    (ScenarioStep.tap(view: "banner"), "nothing handles a tap on view 'banner'"),
    (.tap(view: "baner"), "screen screen has no view named 'baner'"),
    (.select(RowSelection(row: .init(section: 0, row: 3))), "the list has no row 3 in section 0"),
    (.segue(SegueRequest(identifier: "next")), "screen screen has no segue named 'next'"),
  ])
  func impossibleTouchIsError(step: ScenarioStep, message: String) async throws {
    guard case .failure(let error)? = try await answers([menu], steps: [step]).first else {
      return missing()
    }
    #expect(error.description.contains(message), "\(error)")
  }

  /// The box is as high as the count: 3, and 1 for the controller.
  @Test func fixturesPrepareData() async throws {
    let code = ControllerCode.controller("CountingViewController")
    let answers = try await answers([code, code], fixtures: "CountingViewController.add(3)")
    for answer in answers { #expect(try frame("screen/box", in: answer.get()).height == 4) }
    let unknown = try await self.answers([code], fixtures: "add(3)")
    guard case .failure(let error)? = unknown.first else { return missing() }
    #expect(error.description.contains("the engine has no fixtures named 'add(3)'"), "\(error)")
  }

  @Test func trapFailsItsCaseOnly() async throws {
    let answers = try await answers([
      .controller("TrappingViewController"), .controller("LoginViewController"),
    ])
    #expect(answers.count == 2)
    guard case .failure(let error) = answers[0] else { return missing() }
    #expect(error.kind == .crash)
    let line = try line(with: "fatalError(\"no user\")")
    #expect(error.crash?.line == line && error.crash?.message == "Fatal error: no user", "\(error)")
    #expect(error.crash?.file.hasSuffix("/SampleAppEngine/Controllers.swift") == true, "\(error)")
    #expect(throws: Never.self) { try answers[1].get() }
  }

  @Test(arguments: ["index", "overflow", "conversion", "exclusivity", "recursion"])
  func faultNamesLineOfApp(fault: String) async throws {
    let code = ControllerCode.expression("FaultyViewController(.\(fault))")
    guard case .failure(let error)? = try await answers([code]).first else { return missing() }
    #expect(error.kind == .crash)
    let line = try line(with: "// \(fault)")
    #expect(error.problem.contains("Controllers.swift:\(line): the app stopped in"), "\(error)")
  }

  @Test func unknownCodeIsRefused() async throws {
    let answers = try await answers([.controller("LoginViewControler")])
    guard case .failure(let error)? = answers.first else { return missing() }
    #expect(
      error.description.contains("the app's engine has no code named 'LoginViewControler'")
        && error.description.contains("did you mean 'LoginViewController'?"),
      "\(error)"
    )
  }
}
