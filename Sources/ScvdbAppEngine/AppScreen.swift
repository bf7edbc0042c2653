public import LayoutEngine
import ScenarioModel

/// The code of an app for its engine.
struct AppMakers {
  var screens: [AppScreen]
  var fixtures: [AppFixture]
  /// Whether the app contains storyboards.
  var makesScenes: Bool
  /// The numbers of omitted parts, by the app's types.
  var omissions: [String: Int]
}

/// Code of an app that prepares its data, for the key `fixtures` of scenario files.
public struct AppFixture: Sendable {
  let expression: String
  let prepare: @MainActor @Sendable () throws -> Void

  /// Creates fixtures.
  ///
  /// - Parameters:
  ///   - expression: The Swift expression in scenario files.
  ///   - prepare: Prepares the data, once for each case and before its screens.
  public init(_ expression: String, _ prepare: @escaping @MainActor @Sendable () throws -> Void) {
    self.expression = expression
    self.prepare = prepare
  }
}

/// A screen that the code of an app makes.
public struct AppScreen: Sendable {
  /// Makes a controller, on the device that shows it.
  public typealias Maker = @MainActor @Sendable () throws -> UIViewController

  let code: ControllerCode
  let makeController: Maker

  /// Returns a screen for the key `code` of scenario files.
  ///
  /// - Parameters:
  ///   - name: The name of the controller's class.
  ///   - makeController: Makes the controller.
  /// - Returns: The screen.
  public static func code(
    _ name: String,
    _ makeController: @escaping Maker
  ) -> AppScreen {
    AppScreen(code: .controller(name), makeController: makeController)
  }

  /// Returns a screen for the key `make` of scenario files.
  ///
  /// - Parameters:
  ///   - expression: The Swift expression in scenario files.
  ///   - makeController: Makes the controller.
  /// - Returns: The screen.
  public static func make(
    _ expression: String,
    _ makeController: @escaping Maker
  ) -> AppScreen {
    AppScreen(code: .expression(expression), makeController: makeController)
  }
}
