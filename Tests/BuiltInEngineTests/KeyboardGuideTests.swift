import BuiltInEngine
import ScenarioModel
import SnapshotModel
import Testing

/// Screens with their own constraints to the keyboard layout guide.
@Suite struct KeyboardGuideTests {
  /// Returns a panel that fills its root down to the guide, with a field at its lower edge.
  private func screen(_ change: (inout GuideNode) -> Void = { _ in }, size: Size) -> Screen {
    var guide = GuideNode(id: "guide", kind: .keyboard)
    change(&guide)
    return Screen(
      name: "screen",
      rootView: ViewNode(
        id: "root",
        name: "root",
        kind: .view,
        frame: Rect(x: 0, y: 0, width: size.width, height: size.height),
        translatesAutoresizingMaskIntoConstraints: true,
        autoresizingMask: [.flexibleWidth, .flexibleHeight],
        subviews: [
          ViewNode(id: "panel", name: "panel", kind: .view),
          ViewNode(id: "field", name: "field", kind: .textField),
        ],
        layoutGuides: [guide],
        constraints: [
          tie("panel", .leading, "root", .leading), tie("panel", .trailing, "root", .trailing),
          tie("panel", .top, "root", .top), tie("panel", .bottom, "guide", .top),
          tie("field", .leading, "panel", .leading), tie("field", .trailing, "panel", .trailing),
          tie("field", .bottom, "panel", .bottom),
        ]
      )
    )
  }

  private func tie(
    _ first: String,
    _ attribute: ConstraintNode.Attribute,
    _ second: String,
    _ other: ConstraintNode.Attribute
  ) -> ConstraintNode {
    ConstraintNode(
      id: "\(first)-\(attribute.rawValue)",
      firstItem: first,
      firstAttribute: attribute,
      secondItem: second,
      secondAttribute: other
    )
  }

  /// Interface Builder stores 862 = 896 - 34: without a keyboard the guide begins at the safe
  /// area's end, or at the view's lower edge.
  @Test(arguments: [(nil, 862.0), (true, 862), (false, 896)] as [(Bool?, Double)])
  func designTimeGuideEndsAtSafeArea(usesSafeArea: Bool?, height: Double) throws {
    let size = Size(width: 414, height: 896)
    let screen = screen({ $0.usesBottomSafeArea = usesSafeArea }, size: size)
    let canvas = DesignCanvas(
      device: "retina6_1",
      screenSize: size,
      scale: 2,
      toolsVersion: 21_507
    )
    let views = try DesignTimeLayout.layout(of: screen, on: canvas).views
    #expect(try #require(views.first { $0.id == "panel" }).frame.height == height)
  }

  /// On an iPhone 8 of 667 the keyboard of 216 begins at 451.
  @Test(arguments: [Technique.none, .keyboardLayoutGuide])
  func screenEndsAtKeyboard(technique: Technique) async throws {
    let run = try await run("iphone-8", technique, focus: [.focus(view: "field")])
    #expect(try bottom(of: "panel", in: run, "rest") == 667)
    #expect(try bottom(of: "field", in: run, "up") == 451)
    #expect(run.findings.isEmpty)
  }

  /// On an iPhone Xs of 812 the safe area ends at 778.
  @Test(arguments: [(nil, 778.0), (false, 812)] as [(Bool?, Double)])
  func guideMayIgnoreTheSafeArea(usesSafeArea: Bool?, bottom: Double) async throws {
    let run = try await run("iphone-xs", .keyboardLayoutGuide, focus: []) {
      $0.usesBottomSafeArea = usesSafeArea
    }
    #expect(try self.bottom(of: "panel", in: run, "rest") == bottom)
  }

  /// The keyboard is 300 points above the bottom of an iPad 10 of 1180; its safe area ends at 1160.
  @Test(arguments: [false, true])
  func guideMayFollowAnUndockedKeyboard(follows: Bool) async throws {
    let undock = ScenarioStep.keyboard([KeyboardChange(at: 0, kind: .undock, height: 300)])
    let steps: [ScenarioStep] = [.focus(view: "field"), .wait(seconds: 1), undock]
    let run = try await run("ipad-10", .none, focus: steps) {
      $0.followsUndockedKeyboard = follows
    }
    let keyboard = try #require(run.snapshot("up").keyboard)
    #expect(keyboard.y + keyboard.height == 1180 - 300)
    #expect(try bottom(of: "panel", in: run, "up") == (follows ? keyboard.y : 1160))
  }

  /// The technique adds no view around a screen that makes room by itself.
  @Test func techniqueAddsNoViewToGuideScreen() async throws {
    let paths = try await [Technique.none, .keyboardLayoutGuide].asyncMap { technique in
      try await run("iphone-8", technique, focus: [.focus(view: "field")])
        .snapshot("up").views.map(\.path)
    }
    #expect(paths[0] == paths[1])
  }

  private func run(
    _ device: String,
    _ technique: Technique,
    focus steps: [ScenarioStep],
    _ change: (inout GuideNode) -> Void = { _ in }
  ) async throws -> Run {
    var asked = try question(
      device,
      screens: [screen(change, size: Size(width: 375, height: 667))],
      technique: technique,
      steps: [.checkpoint(name: "rest")] + steps + [.wait(seconds: 1), .checkpoint(name: "up")]
    )
    asked.scenario.options = asked.scenario.options.restricted(to: technique)
    return try await BuiltInEngine.current.checkedRun(asked)
  }

  private func bottom(of name: String, in run: Run, _ checkpoint: String) throws -> Double {
    let view = try #require(run.snapshot(checkpoint).views.first { $0.path.lastName == name })
    return view.windowFrame.y + view.windowFrame.height
  }
}

extension Array {
  fileprivate func asyncMap<Value>(
    _ transform: (Element) async throws -> Value
  ) async throws -> [Value] {
    var values: [Value] = []
    for element in self { values.append(try await transform(element)) }
    return values
  }
}
