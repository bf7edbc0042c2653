import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Returns the view of the top screen with a name, or the view for a keyword such as
  /// `scrollView`.
  func view(named name: String) throws(EngineError) -> UIView {
    if let view = topScreen.built.view(name) { return view }
    switch ViewReference.Word(rawValue: name) {
    case .scrollView: return try scrollView(named: nil)
    case .contentView: return topScreen.contentView
    case .rootView: return topScreen.shown.view
    default: break
    }
    throw missing("view", name, of: topScreen, among: topScreen.viewNames)
  }

  /// Returns an error about a name that a screen lacks, or has for other size classes only.
  func missing(
    _ kind: String,
    _ name: String,
    of controller: ScreenViewController,
    among known: [String]
  ) -> EngineError {
    let screen = "screen \(controller.screen.name)"
    guard !known.contains(name) else {
      return failure(
        "\(screen) has the \(kind) '\(name)' for other size classes only",
        .fix("rotate or resize the window first")
      )
    }
    return unknown(kind, name, in: screen, among: known)
  }

  /// Returns the named scroll view of the top screen, or its main one.
  func scrollView(named name: String?) throws(EngineError) -> UIScrollView {
    guard let name else {
      if let scrollView = topScreen.mainScrollView { return scrollView }
      throw failure(
        "screen \(topScreen.screen.name) has no scroll view",
        .fix("name a technique")
      )
    }
    let view = try view(named: name)
    guard let scrollView = view as? UIScrollView else {
      throw failure(
        "view '\(name)' is not a scroll view, so it cannot be scrolled",
        .fix("name a scroll view")
      )
    }
    return scrollView
  }

  /// Returns the constraint of the top screen with an id.
  func constraint(id: String) throws(EngineError) -> NSLayoutConstraint {
    if let constraint = topScreen.built.constraint(id: id) { return constraint }
    throw missing("constraint", id, of: topScreen, among: topScreen.screen.allConstraintIDs)
  }
}
