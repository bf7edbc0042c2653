import LayoutEngine
import ScenarioModel

// The screens that the code of an app shows by itself.
extension CasePlayer {
  /// Follows the controllers that an app's code has pushed, presented or removed.
  func followAppCode() {
    guard showsAppCode else { return }
    followPushes()
    while let controller = topLayer.root.presentedViewController, !controller.isBeingDismissed,
      !isPresented(controller)
    {
      cover(with: layer(of: controller))
      followPushes()
    }
  }

  /// Whether an app's code makes a shown screen.
  private var showsAppCode: Bool { stack.contains { $0.screen.code != nil } }

  /// Updates the screens of the top layer after changes of its navigation controller.
  private func followPushes() {
    let layer = topLayer
    guard let navigation = layer.navigation, !navigation.isSwipingBack else { return }
    let shown = navigation.viewControllers
    guard !shown.isEmpty, !shown.elementsEqual(layer.screens.map(\.shown), by: ===) else { return }
    let previous = topScreen
    let screens = shown.map { controller in
      layer.screens.first { $0.shown === controller } ?? screen(of: controller)
    }
    replaceTopScreens(by: screens)
    guard topScreen !== previous else { return }
    let isPop = screens.count < layer.screens.count
    recorder.recordPush(isPop ? .pop : .push, from: previous, to: topScreen, animated: true)
  }

  private func layer(of controller: UIViewController) -> ScreenLayer {
    guard let navigation = controller as? UINavigationController,
      !navigation.viewControllers.isEmpty
    else { return ScreenLayer(of: screen(of: controller), hasNavigation: false) }
    return ScreenLayer(
      navigation: navigation,
      screens: navigation.viewControllers.map(screen)
    )
  }

  /// Returns a screen for a controller that code has made.
  ///
  /// It has the name of the scenario's screen with the same scene or class. Other screens have the
  /// storyboard identifier of the scene, or else the name of the class.
  private func screen(of controller: UIViewController) -> ScreenViewController {
    let type = String(describing: type(of: controller))
    let scene = controller.sceneName
    let sceneCodes = [scene?.identifier, scene?.id].compactMap(\.self).map {
      ControllerCode.scene(storyboard: scene?.storyboard ?? "", identifier: $0)
    }
    let code = ControllerCode.controller(type)
    let known = question.screens.first { screen in
      screen.code.map { $0 == code || sceneCodes.contains($0) } ?? false
    }
    let identifier = scene?.identifier.flatMap { $0.isPathComponent ? $0 : nil }
    let name = freeName(known?.name ?? identifier ?? type)
    recorder.names.code.add(controller, as: name)
    return ScreenViewController(
      screen: Screen(name: name, code: code),
      appController: controller,
      names: recorder.names.code
    )
  }

  /// Returns a name, with a number if a shown screen has it.
  private func freeName(_ name: String) -> String {
    let names = Set(stack.map(\.screen.name))
    var candidate = name
    var number = 2
    while names.contains(candidate) {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
