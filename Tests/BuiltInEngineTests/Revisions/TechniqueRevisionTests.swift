import DeviceCatalog
import KeyboardTechniques
import LayoutEngine
import ScenarioModel
import SnapshotModel
import Testing

@testable import BuiltInEngine

/// The known differences between revisions of the techniques, by version.
@Suite struct TechniqueRevisionTests {
  /// An iPhone X with 64 and 49 added to its safe area, and a content view inset by 20.
  ///
  /// 621 of 772 points are safe. A keyboard of 258 leaves 446, because it covers 224 above the home
  /// indicator.
  @Test(
    "V01-V04: content heights around a keyboard",
    arguments: [
      ("1.0.0", [621, 446 + 224, 621 + 49]), ("1.1.0", [621, 670, 670]),
      ("1.2.0-2019.3.19", [772, 772, 772]), ("1.2.0", [621, 621, 621]),
      ("1.2.1", [621, 621, 621]), ("1.6.1", [621, 621, 621]), ("1.6.2", [621, 621, 621]),
    ] as [(String, [CGFloat])]
  )
  func heightUnderAKeyboard(version: String, heights: [CGFloat]) throws {
    let revision = try revision("scrolling-content", version)
    try onDevice("iphone-x") { device in
      let host = ScrollingContentViewController(parameters: revision.scrollingContent)
      host.additionalSafeAreaInsets = UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0)
      let content = UIView(frame: host.view.bounds.insetBy(dx: 20, dy: 20))
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(content)
      host.contentView = content
      let window = UIWindow()
      window.rootViewController = host
      window.makeKeyAndVisible()
      device.clock.settle()
      var measured = [content.frame.height]
      device.keyboard.show(height: 258, duration: 0.35)
      device.clock.settle()
      measured.append(content.frame.height)
      device.keyboard.hide(duration: 0.35)
      device.clock.settle()
      measured.append(content.frame.height)
      #expect(measured == heights)
    }
  }

  /// The content is pinned at 647 while the keyboard is up, then requests a height of 700.
  @Test(
    "V05: pinned exactly, or at least",
    arguments: [("1.2.0", 647), ("1.2.1", 700)] as [(String, Double)]
  )
  func pinnedContentGrowsByRevision(version: String, height: Double) async throws {
    let run = try await answer(
      "scrolling-content",
      version,
      steps: [
        .keyboard((at: 0, height: 216)), .wait(seconds: 1),
        .setConstant(constraint: "height", constant: 700), .checkpoint(name: "grown"),
      ]
    )
    #expect(try run.view("screen/scrollView/content", at: "grown").frame.height == height)
  }

  @Test("V06: only 1.0.0 keeps the size")
  func requestFollowsAView() throws {
    #expect(try !revision("scrolling-content", "1.0.0").scrollingContent.requestsFollowViews)
    #expect(try revision("scrolling-content", "1.1.0").scrollingContent.requestsFollowViews)
  }

  @Test("V07: 1.6.1 uses the key window")
  func windowOfKeyboards() throws {
    #expect(try revision("scrolling-content", "1.6.1").scrollingContent.usesKeyWindow)
    #expect(try !revision("scrolling-content", "1.6.2").scrollingContent.usesKeyWindow)
  }

  /// The technique follows the last of three changes, at 0.08, after another 0.15 or 0.1.
  @Test(
    "V08: a storm",
    arguments: [
      ("container-scroll", "0.1.0-2018.12.29", 0.23), ("scrolling-content", "1.6.2", 0.18),
    ]
  )
  func changesAreFollowedAtRevisionsDelay(name: String, version: String, time: Double) async throws
  {
    let run = try await answer(
      name,
      version,
      steps: [
        .keyboard((at: 0, height: 216)), .wait(seconds: 1),
        .keyboard((at: 0, height: 0), (at: 0.03, height: 216), (at: 0.08, height: 260)),
        .wait(seconds: time - 0.001), .checkpoint(name: "before"),
        .wait(seconds: 0.001), .checkpoint(name: "after"),
      ]
    )
    #expect(try run.view("screen", at: "before").safeArea.bottom == 216)
    #expect(try run.view("screen", at: "after").safeArea.bottom == 260)
  }

  @Test(
    "V09: the application's inset survives",
    arguments: [("0.1.0-2018.12.29", 0), ("0.1.0", 49)] as [(String, CGFloat)]
  )
  func additionalInsetAfterTheKeyboard(version: String, additional: CGFloat) throws {
    let revision = try revision("container-scroll", version)
    try onDevice("iphone-x") { device in
      let container = ContainerScrollViewController(parameters: revision.containerScroll)
      container.additionalSafeAreaInsets.bottom = 49
      let embedded = UIViewController()
      container.embedder.embed(embedded)
      let window = UIWindow()
      window.rootViewController = container
      window.makeKeyAndVisible()
      device.clock.settle()
      device.keyboard.show(height: 291)
      device.clock.advance(by: 1)
      device.keyboard.hide()
      device.clock.advance(by: 1)
      #expect(container.additionalSafeAreaInsets.bottom == additional)
      #expect(embedded.view.frame.height == 734)
    }
  }

  @Test(
    "V10: an inset without an active field",
    arguments: [
      ("2014.0.0", 258), ("2015.0.0", 0), ("2018.0.0", 258), ("2020.0.0", 0),
    ] as [(String, Double)]
  )
  func insetWithoutAnActiveField(version: String, inset: Double) async throws {
    let run = try await answer(
      "content-inset",
      version,
      steps: [.keyboard((at: 0, height: 258)), .wait(seconds: 1), .checkpoint(name: "up")]
    )
    let scroll = try #require(run.view("screen/scrollView", at: "up").scroll)
    #expect(scroll.contentInset.bottom == inset)
  }

  @Test("V11: 2015 ignores fields with visible origin")
  func scrollRules() throws {
    let rules = try ["2014.0.0", "2015.0.0", "2018.0.0", "2020.0.0"].map {
      try revision("content-inset", $0).contentInset.scrolls
    }
    #expect(rules == [.hiddenOrigin, .hiddenOrigin, .always, .always])
  }

  // MARK: Set-up

  private func revision(_ name: String, _ version: String) throws -> EngineRevision {
    try #require(BuiltInEngine(label: "\(name)@\(version)")).revision
  }

  private func answer(
    _ name: String,
    _ version: String,
    steps: [ScenarioStep]
  ) async throws -> Run {
    let revision = try revision(name, version)
    let technique = try #require(revision.technique)
    var asked = try question("iphone-8", technique: technique, steps: steps)
    asked.scenario.options = TechniqueOptions()
    return try await BuiltInEngine(revision: revision).checkedRun(asked)
  }

  private func onDevice(
    _ id: String,
    _ body: @MainActor (SimulatedDevice) -> Void
  ) throws {
    var options = SimulationOptions()
    options.roundsToPixels = false
    let model = try #require(Devices.device(id: id), "the catalog knows \(id)")
    let device = SimulatedDevice(model: model, options: options)
    device.run { body(device) }
  }
}
