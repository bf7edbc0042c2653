import BuiltInEngine
import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

/// Returns a small case; unspecified parts have their defaults.
func question(
  _ device: String,
  _ orientation: DeviceOrientation = .portrait,
  screens: [Screen] = [.weak()],
  navigation: Bool = false,
  technique: Technique = .scrollingContent,
  resizes: Bool = false,
  invariants: [Invariant] = [],
  steps: [ScenarioStep]
) throws -> CaseQuestion {
  var options = TechniqueOptions()
  options[.shouldResizeContentViewForKeyboard] = .flag(resizes)
  return CaseQuestion(
    scenario: Scenario(
      name: "test",
      screens: screens.map { ScreenReference(name: $0.name, source: .inPlace($0.rootView)) },
      navigation: navigation,
      technique: technique,
      options: options,
      matrix: Matrix(devices: [device], orientations: [orientation]),
      invariants: invariants,
      steps: steps
    ),
    screens: screens,
    device: try #require(Devices.device(id: device), "the catalog knows \(device)"),
    orientation: orientation
  )
}

extension Screen {
  /// Returns a content view with a preferred size of 200 by 200 points, at priority 250.
  static func weak(_ name: String = "screen", subviews: [ViewNode] = []) -> Screen {
    content(name, height: 200, priority: 250, subviews: subviews)
  }

  /// Returns a content view of a height; it is the root view, which a technique then replaces.
  static func content(
    _ name: String = "screen",
    height: Double,
    priority: Float = 1000,
    subviews: [ViewNode] = []
  ) -> Screen {
    Screen(
      name: name,
      rootView: ViewNode(
        id: "content",
        name: "content",
        kind: .view,
        translatesAutoresizingMaskIntoConstraints: true,
        autoresizingMask: [.flexibleWidth, .flexibleHeight],
        subviews: subviews,
        constraints: [
          ConstraintNode(
            id: "width",
            firstItem: "content",
            firstAttribute: .width,
            constant: 200,
            priority: 250
          ),
          ConstraintNode(
            id: "height",
            firstItem: "content",
            firstAttribute: .height,
            constant: height,
            priority: priority
          ),
        ]
          + subviews.flatMap { $0.placement }
      )
    )
  }
}

extension ViewNode {
  /// Returns a text field 100 points wide and 40 high, at a distance from the content's top.
  static func field(_ name: String, top: Double, kind: ViewKind = .textField) -> ViewNode {
    ViewNode(
      id: name,
      name: name,
      kind: kind,
      frame: Rect(x: 20, y: top, width: 100, height: 40)
    )
  }

  /// The constraints, owned by the content, that give the view its frame.
  fileprivate var placement: [ConstraintNode] {
    guard let frame else { return [] }
    return [
      ConstraintNode(
        id: "\(name)-leading",
        firstItem: id,
        firstAttribute: .leading,
        secondItem: "content",
        secondAttribute: .leading,
        constant: frame.x
      ),
      ConstraintNode(
        id: "\(name)-top",
        firstItem: id,
        firstAttribute: .top,
        secondItem: "content",
        secondAttribute: .top,
        constant: frame.y
      ),
      ConstraintNode(
        id: "\(name)-width",
        firstItem: id,
        firstAttribute: .width,
        constant: frame.width
      ),
      ConstraintNode(
        id: "\(name)-height",
        firstItem: id,
        firstAttribute: .height,
        constant: frame.height
      ),
    ]
  }
}

extension ScenarioStep {
  /// Returns a script of the keyboard with times and heights; height 0 hides it.
  static func keyboard(_ changes: (at: Double, height: Double)...) -> ScenarioStep {
    .keyboard(
      changes.map { change in
        KeyboardChange(
          at: change.at,
          kind: change.height > 0 ? .show : .hide,
          height: change.height > 0 ? change.height : nil,
          duration: nil
        )
      }
    )
  }
}

extension Run {
  /// Returns the snapshot of a checkpoint.
  func snapshot(_ name: String) throws -> Snapshot {
    let step = steps.first { $0.action == "checkpoint" && $0.detail == name }
    return try #require(step?.snapshot, "the run has a checkpoint \(name)")
  }

  /// Returns the geometry of the view at a path at a checkpoint.
  func view(_ path: ViewPath, at checkpoint: String) throws -> ViewGeometry {
    let snapshot = try snapshot(checkpoint)
    return try #require(
      snapshot.views.first { $0.path == path },
      "there is \(path) among \(snapshot.views.map(\.path))"
    )
  }
}

extension BuiltInEngine {
  /// Answers a question and checks the requirements of every answer.
  func checkedRun(_ question: CaseQuestion) async throws -> Run {
    let run = try await run(question)
    try run.checkConsistency()
    return run
  }
}
