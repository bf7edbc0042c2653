import LayoutEngine
import ScenarioModel

/// The guides of a view, by their kinds in a screen.
@MainActor
enum ScreenGuides {
  /// Returns a view's guide; the frame and content guides of a view that does not scroll are the
  /// view.
  static func guide(_ node: GuideNode, of view: UIView) -> AnyObject {
    switch node.kind {
    case .safeArea: view.safeAreaLayoutGuide
    case .layoutMargins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .keyboard: keyboard(node, of: view)
    case .contentLayout: (view as? UIScrollView)?.contentLayoutGuide ?? view
    case .frameLayout: (view as? UIScrollView)?.frameLayoutGuide ?? view
    case .top: view.topBarsLayoutGuide
    case .bottom: view.bottomBarsLayoutGuide
    case .custom: custom(of: view)
    }
  }

  private static func keyboard(_ node: GuideNode, of view: UIView) -> UILayoutGuide {
    let guide = view.keyboardLayoutGuide
    if let usesSafeArea = node.usesBottomSafeArea { guide.usesBottomSafeArea = usesSafeArea }
    if let follows = node.followsUndockedKeyboard { guide.followsUndockedKeyboard = follows }
    return guide
  }

  private static func custom(of view: UIView) -> UILayoutGuide {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    return guide
  }
}

extension UIView {
  /// Returns whether two items, or the only item, of a constraint have a common ancestor.
  static func haveCommonAncestor(_ first: AnyObject, _ second: AnyObject?) -> Bool {
    guard let firstView = owner(of: first) else { return false }
    guard let second else { return true }
    guard let secondView = owner(of: second) else { return false }
    return root(of: firstView) === root(of: secondView)
  }

  private static func owner(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func root(of view: UIView) -> UIView {
    var root = view
    while let superview = root.superview { root = superview }
    return root
  }
}
