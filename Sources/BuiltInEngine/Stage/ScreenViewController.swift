import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// Shows one screen of a scenario, with its keyboard technique.
///
/// It is what an application's own view controller would be: the technique's manager is a part of
/// it, to which it forwards what UIKit tells it.
final class ScreenViewController: UIViewController {
  let screen: Screen
  let built: BuiltScreen

  /// The view that becomes first responder while the screen appears, as a form's first field does.
  var fieldToFocus: UIView?

  private var manager: ScrollingContentViewManager?

  /// Makes the controller of a screen, whose views exist from the beginning.
  init(
    screen: Screen,
    scenario: Scenario,
    revision: EngineRevision
  ) throws(ScreenBuildError) {
    self.screen = screen
    built = try ScreenBuilder.build(screen)
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    switch scenario.technique {
    case .none: break
    case .scrollingContent:
      let manager = ScrollingContentViewManager(
        hostViewController: self,
        parameters: revision.scrollingContent
      )
      manager.apply(scenario.options)
      self.manager = manager
    }
    if let insets = screen.additionalSafeAreaInsets {
      additionalSafeAreaInsets = UIEdgeInsets(insets)
    }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a screen comes from a scenario, not from an archive")
  }

  /// The scroll view that a `scroll` step means when it names none.
  var mainScrollView: UIScrollView? {
    manager?.scrollView ?? built.contentView as? UIScrollView
      ?? built.rootView.firstScrollView
  }

  /// The view that scrolls.
  var contentView: UIView { manager?.contentView ?? built.contentView }

  /// Gives the technique another content view.
  ///
  /// - Returns: False where the technique has none.
  func assign(contentView: UIView) -> Bool {
    guard let manager else { return false }
    manager.contentView = contentView
    return true
  }

  /// Changes options of the technique; those left out stay as they are.
  func apply(_ options: TechniqueOptions) {
    manager?.apply(options)
  }

  override func loadView() {
    view = built.rootView
    manager?.loadView(replacingRootViewIfItIs: built.contentView)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    manager?.contentView = built.contentView
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    manager?.viewWillAppear(animated)
    fieldToFocus?.becomeFirstResponder()
    fieldToFocus = nil
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    manager?.viewWillTransition(to: size, with: coordinator)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    manager?.viewSafeAreaInsetsDidChange()
  }
}

extension ScrollingContentViewManager {
  /// Sets the options that a scenario gives; the others keep the technique's defaults.
  fileprivate func apply(_ options: TechniqueOptions) {
    if let value = options.shouldResizeContentViewForKeyboard {
      shouldResizeContentViewForKeyboard = value
    }
    if let value = options.shouldAdjustAdditionalSafeAreaInsetsForKeyboard {
      shouldAdjustAdditionalSafeAreaInsetsForKeyboard = value
    }
    if let value = options.visibilityScrollMargin { scrollView.visibilityScrollMargin = value }
    if let value = options.keyboardDismissMode {
      scrollView.keyboardDismissMode = UIScrollView.KeyboardDismissMode(value)
    }
  }
}

extension UIView {
  /// The first scroll view of the tree, parents before children.
  fileprivate var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return subviews.lazy.compactMap(\.firstScrollView).first
  }
}
