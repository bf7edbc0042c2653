import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Performs a segue from the document of the top screen.
  func perform(_ request: SegueRequest) throws(EngineError) {
    let screen = topScreen.screen
    if screen.code != nil { return try performAppSegue(request) }
    guard let segue = screen.segues(identified: request.identifier).first else {
      throw unknown(
        "segue",
        request.identifier,
        in: "screen \(screen.name)",
        among: (screen.segues ?? []).compactMap(\.identifier)
      )
    }
    if segue.destination == nil {
      return try unwind(
        to: request.target,
        focus: request.focus,
        animated: request.animated && segue.isAnimated != false
      )
    }
    try show(segue, focus: request.focus, animated: request.animated)
  }

  /// Touches a view or a bar button item.
  ///
  /// A view starts its segue or takes the focus.
  func tap(view name: String) throws(EngineError) {
    if topScreen.screen.code != nil { return try tapApp(name) }
    guard let segue = topScreen.screen.segue(touching: name) else { return try focus(view: name) }
    let rootView: UIView = topScreen.shown.view
    let isItem = segue.itemName == name
    let touched = isItem ? rootView : try view(named: name)
    var obstacle = isItem ? nil : touched.obstacleToTap(below: rootView)
    if segue.isSourceDisabled == true { obstacle = obstacle ?? "the document disables it" }
    if let obstacle {
      let text = "\(name) cannot be touched, because \(obstacle)"
      return end(with: .tap(view: name), at: touched, because: text)
    }
    if segue.destination == nil {
      return try unwind(to: nil, focus: nil, animated: segue.isAnimated != false)
    }
    try show(segue, near: name, focus: nil, animated: true)
  }

  /// Pushes or presents the destination of a segue.
  private func show(
    _ segue: ScreenSegue,
    near view: String? = nil,
    focus: String?,
    animated: Bool
  ) throws(EngineError) {
    let controller = try makeController(ofScreenNamed: segue.destination ?? "")
    try focusWhileAppearing(focus, in: controller)
    let animated = animated && segue.isAnimated != false
    if segue.pushes(inNavigation: navigation != nil) {
      return try push(controller, animated: animated)
    }
    let layer = ScreenLayer(of: controller, in: segue.container)
    let attributes = segue.presentedAttributes(controller.screen.controllerAttributes)
    let presented = layer.root
    let style = segue.style ?? attributes?.modalPresentationStyle ?? .automatic
    presented.modalPresentationStyle = UIModalPresentationStyle(style)
    presented.isModalInPresentation = attributes?.isModalInPresentation ?? false
    if let popover = presented.popoverPresentationController {
      point(popover, to: segue, near: view)
    }
    try present(layer, animated: animated)
  }

  private func point(
    _ popover: UIPopoverPresentationController,
    to segue: ScreenSegue,
    near view: String?
  ) {
    if let bar = segue.barAnchor, let navigation {
      let source = bar == .toolbar ? navigation.toolbar : navigation.navigationBar
      popover.sourceView = source
      popover.sourceRect = source?.end(bar) ?? .null
    } else if let anchor = segue.anchor {
      popover.sourceView = topScreen.screen.viewName(ofSource: anchor, near: view)
        .flatMap(topScreen.built.view)
    }
    if let directions = segue.arrowDirections {
      popover.permittedArrowDirections = UIPopoverArrowDirection(directions.map(\.direction))
    }
  }
}

extension ScreenSegue.ArrowDirection {
  fileprivate var direction: UIPopoverArrowDirection {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }
}

extension UIView {
  /// Returns the frame of a button at an end of a bar; a toolbar's buttons begin at the leading
  /// edge.
  fileprivate func end(_ anchor: ScreenSegue.BarAnchor) -> CGRect {
    let side = min(44, bounds.height)
    let isAtTheLeft =
      (anchor == .trailing) == (effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return CGRect(x: isAtTheLeft ? 0 : bounds.width - side, y: 0, width: side, height: side)
  }
}

extension ScreenLayer {
  /// Creates the layer of a segue's destination, in its navigation controller.
  @MainActor
  fileprivate init(of root: ScreenViewController, in container: SegueContainer?) {
    self.init(of: root, hasNavigation: container != nil)
    guard let navigation else { return }
    navigation.isNavigationBarHidden = container?.bars?.navigationBar == false
    navigation.isToolbarHidden = container?.bars?.toolbar != true
    navigation.navigationBar.prefersLargeTitles = container?.bars?.largeTitles == true
    if let attributes = container?.attributes { navigation.take(attributes) }
  }
}
