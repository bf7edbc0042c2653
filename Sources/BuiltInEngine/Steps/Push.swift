import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Pushes a screen; the focused field becomes first responder in its `viewWillAppear`.
  func push(screen: String, focus: String?, animated: Bool) throws(EngineError) {
    let controller = try makeController(ofScreenNamed: screen)
    try focusWhileAppearing(focus, in: controller)
    try push(controller, animated: animated)
  }

  /// Has a field become first responder while its screen appears.
  func focusWhileAppearing(
    _ name: String?,
    in controller: ScreenViewController
  ) throws(EngineError) {
    guard let name else { return }
    guard let field = controller.built.view(name) else {
      let place = "screen \(controller.screen.name)"
      throw unknown("view", name, in: place, among: controller.viewNames)
    }
    controller.fieldToFocus = field
  }
}
