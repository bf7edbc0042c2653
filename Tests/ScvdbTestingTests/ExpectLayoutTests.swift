import Foundation
import LayoutEngine
import ScvdbTestSupport
import SnapshotModel
import SnapshotStore
import Synchronization
import Testing

@testable import ScvdbTesting

@Suite struct ExpectLayoutTests {
  private let steps: [LayoutStep] = [
    .checkpoint("at rest"), .focus("emailField"), .wait(1), .checkpoint("keyboard up"),
  ]

  private func question(
    _ name: String = "form",
    devices: LayoutDevices = ["iphone-8"],
    orientations: [LayoutOrientation] = [.portrait],
    steps: [LayoutStep]? = nil
  ) -> LayoutQuestion {
    LayoutQuestion(
      name: name,
      devices: devices,
      orientations: orientations,
      steps: steps ?? self.steps
    )
  }

  /// Records a form as its own baseline and returns the accepted runs.
  private func accept(
    _ question: LayoutQuestion,
    in folder: BaselineFolder,
    _ makeController: @escaping @MainActor @Sendable () throws -> UIViewController = {
      FormController(gap: 10)
    }
  ) async throws -> [Run] {
    let test = LayoutTest(name: question.name, baselines: folder, isRecording: true)
    try await test.run(question, makeController)
    return try folder.runs()
  }

  private func mismatch(
    _ body: () async throws -> Void
  ) async throws -> LayoutMismatch {
    try #require(await #expect(throws: LayoutMismatch.self) { try await body() })
  }

  // MARK: - Results of a test

  /// The keyboard is 216 points tall.
  ///
  /// The field is 10 points below the safe area, which begins at 20 on an iPhone 8, and 20 points
  /// from both sides of 375.
  @Test func recordedLayoutBecomesBaseline() async throws {
    let temporary = try TemporaryFolder()
    let folder = BaselineFolder(path: "\(temporary.path)/Baselines")
    let runs = try await accept(question(orientations: [.portrait, .landscape]), in: folder)
    #expect(runs.map(\.identity.orientation) == ["landscape", "portrait"])
    let text = BaselineCoding.text(for: runs[1])
    let field = "view form/emailField UITextField frame 20 30 335 44 window 20 30 335 44"
    #expect(text.contains("\n  screen 375 667\n  view form UIView frame 0 0 375 667"))
    #expect(text.contains("\n  screen 375 667 keyboard 0 451 375 216 focus form/emailField\n"))
    #expect(text.components(separatedBy: field).count == 3)

    // The entry point compares with the recorded layout.
    try await expectLayout(
      of: "form",
      devices: ["iphone-8"],
      steps: steps,
      baselines: folder.path
    ) { FormController(gap: 10) }
  }

  @Test func movedViewFailsWithItsDrift() async throws {
    let temporary = try TemporaryFolder()
    let folder = BaselineFolder(path: temporary.path)
    _ = try await accept(question(), in: folder)
    let before = try folder.runs()
    let error = try await mismatch {
      try await expectLayout(
        of: "form",
        devices: ["iphone-8"],
        orientations: [.portrait],
        steps: steps,
        baselines: folder.path
      ) { FormController(gap: 15) }
    }
    let lines = error.description.split(separator: "\n").map(String.init)
    #expect(lines.first == "the layout form differs from the baselines in \(folder.path)")
    #expect(
      lines.dropFirst(3) == [
        #"at "at rest", "keyboard up" in form iphone-8 portrait none"#,
        "  warning form/emailField: y 30 -> 35 (+5)",
        "drift in 1 of 1 compared case: 1 cause (1 warning)",
        "fix: correct the layout, or accept it: run the tests with SCVDB_RECORD=1, and commit",
      ],
      "\(error)"
    )
    #expect(try folder.runs() == before)
  }

  @Test func missingBaselinesAreNamed() async throws {
    let temporary = try TemporaryFolder()
    let error = try await mismatch {
      try await expectLayout(
        of: "forms/sign-up",
        devices: ["iphone-8"],
        orientations: [.portrait],
        baselines: temporary.path
      ) { FormController(gap: 10) }
    }
    #expect(
      error.description == """
        the layout forms/sign-up differs from the baselines in \(temporary.path)
        forms/sign-up iphone-8 portrait none: no baseline yet
        fix: correct the layout, or accept it: run the tests with SCVDB_RECORD=1, and commit
        """
    )
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  /// Views below the same name in another layout belong to that layout.
  @Test func obsoleteBaselinesAreNamed() async throws {
    let temporary = try TemporaryFolder()
    let folder = BaselineFolder(path: temporary.path)
    _ = try await accept(question("form/wide"), in: folder)
    _ = try await accept(question(devices: ["iphone-8", "iphone-xs"]), in: folder)
    let error = try await mismatch {
      try await LayoutTest(name: "form", baselines: folder).run(question()) {
        FormController(gap: 10)
      }
    }
    #expect(
      error.description == """
        the layout form differs from the baselines in \(folder.path)
        \(folder.path)/form/iphone-xs.portrait.none.txt: obsolete, the test has no such case
        fix: delete the obsolete files
        """
    )
  }

  @Test func baselinesAreBesideTest() async throws {
    let temporary = try TemporaryFolder()
    let folder = BaselineFolder(path: "\(temporary.path)/Tests/Baselines")
    _ = try await accept(question(), in: folder)
    try await expectLayout(
      of: "form",
      devices: ["iphone-8"],
      orientations: [.portrait],
      steps: steps,
      filePath: "\(temporary.path)/Tests/FormTests.swift"
    ) { FormController(gap: 10) }
  }

  // MARK: - Names

  @Test func viewNamesComeFromCode() async throws {
    let temporary = try TemporaryFolder()
    let run = try #require(
      try await accept(question(), in: BaselineFolder(path: temporary.path)).first
    )
    let snapshot = try #require(run.steps.first?.snapshot)
    let own = snapshot.views.map(\.path).filter { $0.names.count == 2 }
    #expect(
      own == [
        "form/emailField", "form/sendButton", "form/hintView", "form/badge",
        "form/terms---conditions", "form/view", "form/view-2", "form/footer",
      ]
    )
    #expect(snapshot.views.contains { $0.path == "form/badge/dot" })
  }

  @Test func controllersCanBeInContainers() async throws {
    let temporary = try TemporaryFolder()
    let folder = BaselineFolder(path: temporary.path)
    let runs = try await accept(question(), in: folder) {
      UINavigationController(rootViewController: FormController(gap: 10))
    }
    let views = try #require(runs.first?.steps.first?.snapshot).views
    let field = try #require(views.first { $0.path.lastName == "emailField" })
    #expect(field.path.screen == "form")
    // Below the status bar, 20 points, and the navigation bar, 44.
    #expect(field.windowFrame == Rect(x: 20, y: 74, width: 335, height: 44))
  }

  // MARK: - Cases

  /// Each case has a device of its own, and the closure runs on it.
  @Test func controllersAreMadeOnTheirDevices() async throws {
    let temporary = try TemporaryFolder()
    let sizes = Mutex<[CGSize]>([])
    let question = question(
      devices: ["iphone-8", "ipad-10", "iphone-8"],
      orientations: [.landscape, .portrait]
    )
    _ = try await accept(question, in: BaselineFolder(path: temporary.path)) {
      sizes.withLock { $0.append(UIScreen.main.bounds.size) }
      return FormController(gap: 10)
    }
    let expected = [(375, 667), (667, 375), (820, 1180), (1180, 820)]
    let found = sizes.withLock { $0 }.map { "\($0.width) \($0.height)" }
    #expect(Set(found) == Set(expected.map { "\(Double($0.0)) \(Double($0.1))" }))
    #expect(found.count == expected.count)
  }

  @Test func groupsContainWholeCatalog() {
    #expect(Set(LayoutDevices.all.ids) == Set(LayoutDevices.phones.ids + LayoutDevices.pads.ids))
    #expect(LayoutDevices.phones.ids.contains("iphone-8"))
    #expect(LayoutDevices.pads.ids.contains("ipad-10"))
  }

  @Test func repeatedRecordingsHaveEqualBytes() async throws {
    let temporary = try TemporaryFolder()
    let texts = try await [1, 2].asyncMap { number in
      let folder = BaselineFolder(path: "\(temporary.path)/\(number)")
      let devices: LayoutDevices = ["iphone-se-1", "iphone-8", "iphone-xs", "ipad-10"]
      return try await accept(question(devices: devices), in: folder).map(BaselineCoding.text)
    }
    #expect(texts[0].count == 4)
    #expect(texts[0] == texts[1])
  }

  // MARK: - Surroundings

  @Test func recordingIsRefusedInCI() async throws {
    let temporary = try TemporaryFolder()
    let test = LayoutTest(
      name: "form",
      baselines: BaselineFolder(path: temporary.path),
      isRecording: true,
      isInCI: true
    )
    await #expect(throws: LayoutError.recordingInCI) {
      try await test.run(question()) { FormController(gap: 10) }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path) == [])
  }

  @Test func runsAreStoredInDatabase() async throws {
    let temporary = try TemporaryFolder()
    let database = "\(temporary.path)/runs.sqlite"
    let folder = BaselineFolder(path: "\(temporary.path)/Baselines")
    let test = LayoutTest(
      name: "form",
      baselines: folder,
      isRecording: true,
      database: database
    )
    try await test.run(question()) { FormController(gap: 10) }
    let store = try RecordingStore(file: database, mode: .readOnly)
    #expect(try store.load(.latest) == folder.runs())
  }

  // MARK: - Mistakes

  @Test(
    arguments: [
      ("", "iphone-8", [.checkpoint("a")], LayoutError.unusableName("")),
      ("sign up", "iphone-8", [.checkpoint("a")], .unusableName("sign up")),
      ("../x", "iphone-8", [.checkpoint("a")], .unusableName("../x")),
      ("/x", "iphone-8", [.checkpoint("a")], .unusableName("/x")),
      ("x", "iphone8", [.checkpoint("a")], .unknownDevice("iphone8", nearest: "iphone-8")),
      ("x", "iphone-8", [], .noCheckpoint),
      ("x", "iphone-8", [.checkpoint("a"), .checkpoint("a")], .repeatedCheckpoint("a")),
      ("x", "iphone-8", [.wait(-1), .checkpoint("a")], .unusableTime(-1)),
      ("x", "iphone-8", [.wait(3601), .checkpoint("a")], .unusableTime(3601)),
    ] as [(String, String, [LayoutStep], LayoutError)]
  )
  func mistakesAreNamed(
    name: String,
    device: String,
    steps: [LayoutStep],
    error: LayoutError
  ) async throws {
    await #expect(throws: error) {
      try await expectLayout(of: name, devices: [device], steps: steps) { FormController(gap: 1) }
    }
    #expect(!error.description.isEmpty)
  }

  /// Each device of the catalog is either a phone or a pad.
  @Test func everyDeviceIsPhoneOrPad() {
    let (phones, pads) = (LayoutDevices.phones.ids, LayoutDevices.pads.ids)
    #expect(Set(phones).isDisjoint(with: pads))
    #expect(Set(phones + pads) == Set(LayoutDevices.all.ids))
  }

  @Test func emptyRecordingFails() async throws {
    await #expect(throws: LayoutError.noCase) {
      try await expectLayout(of: "x", devices: []) { FormController(gap: 1) }
    }
    await #expect(throws: LayoutError.noCase) {
      try await expectLayout(of: "x", devices: ["iphone-8"], orientations: []) {
        FormController(gap: 1)
      }
    }
  }

  @Test func unplayableCasesAreNamed() async throws {
    struct Broken: Error, CustomStringConvertible { var description: String { "no model" } }
    let caseName = "form iphone-8 portrait none: scenario form"
    await #expect(
      throws: LayoutError.notAnswered(reasons: [
        "\(caseName), step 2 (focus): screen form has no view named 'emailFeild'\nhint: "
          + "did you mean 'emailField'?"
      ])
    ) {
      try await expectLayout(
        of: "form",
        devices: ["iphone-8"],
        orientations: [.portrait],
        steps: [.checkpoint("at rest"), .focus("emailFeild")]
      ) { FormController(gap: 10) }
    }
    let error = await #expect(throws: LayoutError.self) {
      try await expectLayout(of: "form", devices: ["iphone-8"], orientations: [.portrait]) {
        throw Broken()
      }
    }
    #expect(error?.description.hasSuffix("screen form cannot be built: no model") == true)
  }
}

extension Array {
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async rethrows -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
