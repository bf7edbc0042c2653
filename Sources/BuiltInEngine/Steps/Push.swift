import ScenarioModel

extension CasePlayer {
  /// Pushes a screen; the focused field becomes first responder in its `viewWillAppear`.
  func push(screen: String, focus: String?, animated: Bool) throws(EngineError) {
    let controller = try makeController(ofScreenNamed: screen)
    if let focus {
      guard let field = controller.built.view(focus) else {
        let names = controller.screen.allNodes.map(\.name)
        throw unknown("view", focus, in: "screen \(screen)", among: names)
      }
      controller.fieldToFocus = field
    }
    try push(controller, animated: animated)
  }
}
