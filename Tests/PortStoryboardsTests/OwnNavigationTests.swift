import BuiltInEngine
import DeviceCatalog
import LayoutTestSupport
import PortSupport
import ScenarioModel
import SnapshotModel
import Testing

final class WizardStack: UINavigationController {}

/// A controller that adds a view with the name of its navigation controller's class.
final class WizardStep: UIViewController {
  override func viewDidLoad() {
    let view = UIView()
    view.accessibilityIdentifier = navigationController.map { "\(type(of: $0))" }
    self.view.addSubview(view)
  }
}

/// Scenes in the navigation controllers of their storyboard.
@MainActor @Suite struct OwnNavigationTests {
  private static func stack(_ id: String, _ attributes: String, root: String) -> String {
    """
    <navigationController id="\(id)" \(attributes)><connections><segue kind="relationship" \
    relationship="rootViewController" destination="\(root)" id="root-\(id)"/></connections>
    </navigationController>
    """
  }

  private static func step(_ id: String, segues: String = "") -> String {
    """
    <viewController id="\(id)" \(custom("WizardStep"))>\(rootView())
    <connections>\(segues)</connections></viewController>
    """
  }

  /// A navigation controller of the app's class that shows `first`, which pushes `second`, and one of
  /// UIKit's class with `plain`; no segue leads to `lonely`.
  private static let scenes = [
    stack("one", custom("WizardStack"), root: "first"),
    step("first", segues: "<segue kind=\"show\" destination=\"second\" id=\"s1\"/>"),
    step("second", segues: "<segue kind=\"show\" destination=\"first\" id=\"s2\"/>"),
    stack("uikit", "", root: "plain"), step("plain"), step("lonely"),
  ]

  /// Returns the names of the views in a scene that the engine of an app shows.
  private func names(inScene id: String, navigation: Bool) throws -> [String] {
    let code = ControllerCode.scene(storyboard: "Main", identifier: id)
    let question = CaseQuestion(
      scenario: Scenario(
        name: "app",
        screens: [ScreenReference(name: "screen", source: .code(code))],
        fixtures: "storyboard",
        navigation: navigation,
        technique: .none,
        matrix: Matrix(devices: ["iphone-8"], orientations: [.portrait]),
        steps: [.checkpoint(name: "end")]
      ),
      screens: [Screen(name: "screen", code: code)],
      device: try #require(Devices.device(id: "iphone-8")),
      orientation: .portrait
    )
    let engine = BuiltInEngine.current.making(
      [:],
      fixtures: ["storyboard": { _ = try makeStoryboard(Self.scenes) }],
      makesScenes: true,
      of: "App",
      code: "1"
    )
    let snapshot = try engine.answer(to: question).steps.compactMap(\.snapshot).first
    return try #require(snapshot).views.map(\.path.lastName)
  }

  @Test(arguments: ["first", "second"]) func scenesAreInTheAppsNavigation(id: String) throws {
    #expect(try names(inScene: id, navigation: true).contains("WizardStack"))
  }

  @Test(arguments: ["plain", "lonely"]) func otherScenesAreInPlainNavigation(id: String) throws {
    #expect(try names(inScene: id, navigation: true).contains("UINavigationController"))
  }

  @Test func scenesWithoutNavigationStayAlone() throws {
    let names = try names(inScene: "first", navigation: false)
    #expect(!names.contains { $0.hasSuffix("Stack") || $0.hasSuffix("NavigationController") })
  }
}
