import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Pushes a screen; the focused field becomes first responder in its `viewWillAppear`.
  func push(screen: String, focus: String?, animated: Bool) throws(EngineError) {
    let controller = try makeController(ofScreenNamed: screen)
    try focusWhileAppearing(focus, in: controller)
    try push(controller, animated: animated)
  }

  /// Makes a field first responder while its screen appears.
  func focusWhileAppearing(
    _ name: String?,
    in controller: ScreenViewController
  ) throws(EngineError) {
    guard let name else { return }
    guard let field = controller.built.view(name) else {
      throw missing("view", name, of: controller, among: controller.viewNames)
    }
    controller.fieldToFocus = field
  }

  /// Moves the finger in from the edge, frame by frame as time passes, and lifts it at the end.
  func swipeBack(_ request: SwipeBackRequest) throws(EngineError) {
    let navigation = try beginSwipeBack(request)
    device.atEachFrame(of: request.duration) { part in
      navigation.moveSwipeBack(to: request.progress * part)
      if part == 1 { navigation.endSwipeBack(completes: request.completes) }
    }
  }
}
