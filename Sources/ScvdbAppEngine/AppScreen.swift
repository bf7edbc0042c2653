public import LayoutEngine
import ScenarioModel

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
