package import LayoutEngine
package import ScenarioModel

extension CasePlayer {
  /// Presents a screen over the top screen.
  func present(_ request: PresentRequest) throws(EngineError) {
    let controller = try makeRoot(
      ofScreenNamed: request.screen,
      inNavigation: request.navigation
    )
    try focusWhileAppearing(request.focus, in: controller)
    let source = try source(of: request)
    let layer = ScreenLayer(of: controller, hasNavigation: request.navigation)
    let presented = layer.root
    let attributes = controller.screen.controllerAttributes
    presented.modalPresentationStyle = UIModalPresentationStyle(request.style(of: attributes))
    presented.isModalInPresentation = request.isModal(of: attributes)
    if let size = request.size {
      presented.preferredContentSize = CGSize(width: size.width, height: size.height)
    }
    if let detents = request.detents { presented.sheetPresentationController?.take(detents) }
    presented.popoverPresentationController?.sourceView = source
    try present(layer, animated: request.animated)
  }

  /// Presents the controller of a layer with its style set.
  func present(_ layer: ScreenLayer, animated: Bool) throws(EngineError) {
    topScreen.shown.present(layer.root, animated: animated)
    guard layer.root.presentingViewController != nil else {
      throw failure(
        "screen \(topScreen.screen.name) is not on screen, so it cannot present",
        .fix("wait until its transition has ended")
      )
    }
    cover(with: layer)
  }

  private func source(of request: PresentRequest) throws(EngineError) -> UIView? {
    guard let name = request.source else { return nil }
    return try view(named: name)
  }

  /// Dismisses the last presentation and focuses a field.
  ///
  /// The field becomes first responder in the `viewWillAppear` of the screen below, or at once if
  /// that screen is visible.
  func dismiss(animated: Bool, focus: String?) throws(EngineError) {
    let root = try requiredPresentation()
    uncover()
    try focusWhileAppearing(focusOfReturn(focus), in: topScreen)
    if topScreen.shown.viewIfLoaded?.window != nil { topScreen.focusNow() }
    root.dismiss(animated: animated)
  }

  /// Drags the last presented sheet down, from near its top edge.
  func swipeDown(_ request: SwipeDownRequest) throws(EngineError) {
    let root = try requiredPresentation()
    let sheet: UIView = root.view
    let frame = sheet.convert(sheet.bounds, to: UIScreen.main.coordinateSpace)
    let start = CGPoint(x: frame.midX, y: frame.minY + min(Self.touchInset, frame.height / 2))
    let finger = device.finger
    guard let touched = finger.touchDown(at: start), touched.isDescendant(of: sheet) else {
      throw failure(
        "the finger does not touch the sheet",
        .hint("is something in front of it?")
      )
    }
    let end = CGPoint(x: start.x, y: start.y + CGFloat(request.distance ?? Double(frame.height)))
    finger.slide(to: end, duration: request.duration) {
      guard request.releases else { return }
      finger.lift(velocity: request.velocity.map { CGPoint(x: 0, y: $0) })
    }
  }

  /// The distance from a sheet's top edge to the touch, in points.
  private static let touchInset: CGFloat = 10
}

extension UIModalPresentationStyle {
  package init(_ style: PresentRequest.Style) {
    self =
      switch style {
      case .automatic: .automatic
      case .fullScreen: .fullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .currentContext: .currentContext
      case .overFullScreen: .overFullScreen
      case .overCurrentContext: .overCurrentContext
      case .popover: .popover
      }
  }
}

extension UISheetPresentationController {
  /// Sets the detents, and selects the first.
  fileprivate func take(_ detents: [PresentRequest.Detent]) {
    self.detents = detents.map { $0 == .medium ? .medium() : .large() }
    selectedDetentIdentifier = self.detents.first?.identifier
  }
}
