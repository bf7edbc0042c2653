import LayoutEngine
import ScenarioModel

/// Shows one screen of a scenario, with its keyboard technique.
///
/// It corresponds to an application's own view controller. The technique is a part of it and
/// receives UIKit's calls from it.
///
/// If an application's own controller is shown instead, this controller is never on screen and only
/// has the properties of the other.
final class ScreenViewController: UIViewController {
  let screen: Screen
  let built: any ScreenContent
  private let appController: UIViewController?
  /// Keeps the navigation controller of an app's class around its controller.
  var container: UIViewController?

  /// The views with estimated sizes, by their names in the screen.
  var estimates: ScreenEstimates.Views = []

  /// The view that becomes first responder while the screen appears, like a form's first field.
  var fieldToFocus: UIView?

  /// Whether the screen hides the status bar; nil for the device's default.
  var hidesStatusBar: Bool? {
    didSet { if hidesStatusBar != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  private var technique: (any HostedTechnique)?

  /// Follows the keyboard for the table of a table view controller.
  private let keyboardInset = TableKeyboardInset()

  /// Creates the controller of a screen with its views.
  init(
    screen: Screen,
    scenario: Scenario,
    revision: EngineRevision
  ) throws(ScreenBuildError) {
    self.screen = screen
    appController = nil
    container = nil
    let built = try ScreenBuilder.build(screen)
    self.built = built
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    if SimulatedDevice.current.options.isDrawn { screen.rootView.style?.bar?.apply(to: self) }
    let technique = screen.technique ?? scenario.technique
    let hosted = HostedScreen(
      host: self,
      screen: built,
      options: scenario.options.restricted(to: technique),
      revision: revision
    )
    self.technique = hosted.makeTechnique(technique)
    automaticallyAdjustsScrollViewInsets = screen.automaticallyAdjustsScrollViewInsets ?? true
    if screen.extendsUnderTopBar == false { edgesForExtendedLayout.remove(.top) }
    if screen.extendsUnderBottomBar == false { edgesForExtendedLayout.remove(.bottom) }
    if let insets = screen.additionalSafeAreaInsets {
      additionalSafeAreaInsets = UIEdgeInsets(insets)
    }
    if let attributes = screen.controllerAttributes { take(attributes) }
  }

  /// Represents an application's own controller.
  init(screen: Screen, appController: UIViewController, names: CodeNames) {
    self.screen = screen
    self.appController = appController
    container = appController.navigationController
    built = CodeScreen(appController, names: names)
    super.init(nibName: nil, bundle: nil)
  }

  /// The controller that is on screen.
  var shown: UIViewController { appController ?? self }

  /// The names of views for steps, parents before children.
  var viewNames: [String] {
    (built as? CodeScreen)?.viewNames ?? screen.allNodes.map(\.name)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a screen comes from a scenario, not from an archive")
  }

  /// The reason why the screen lacks constraints for the current size classes.
  var problem: ScreenBuildError? { (built as? BuiltScreen)?.problem }

  /// The scroll view of a `scroll` step without a name.
  var mainScrollView: UIScrollView? {
    technique?.scrollView ?? built.contentView as? UIScrollView
      ?? built.rootView.firstScrollView
  }

  /// The view that scrolls.
  var contentView: UIView { technique?.contentView ?? built.contentView }

  /// Gives the technique another content view.
  ///
  /// - Returns: False if the technique has none.
  func assign(contentView: UIView) -> Bool {
    technique?.assign(contentView: contentView) ?? false
  }

  /// Changes options of the technique; missing options keep their values.
  func apply(_ options: TechniqueOptions) {
    technique?.applyAll(options)
  }

  override var inputAccessoryView: UIView? { (built as? BuiltScreen)?.inputViews.accessory }
  override var inputView: UIView? { (built as? BuiltScreen)?.inputViews.input }
  override var canBecomeFirstResponder: Bool { screen.canBecomeFirstResponder ?? false }

  override func loadView() {
    precondition(appController == nil, "an application's own controller is shown itself")
    if let technique {
      technique.loadView()
    } else {
      view = built.rootView
    }
  }

  override var prefersStatusBarHidden: Bool { hidesStatusBar ?? super.prefersStatusBarHidden }

  override func viewDidLoad() {
    super.viewDidLoad()
    (built as? BuiltScreen)?.embedControllers(in: self)
    technique?.viewDidLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if screen.isTableViewController == true, let table = built.rootView as? UITableView {
      keyboardInset.begin(on: table)
    }
    if forwards(.viewWillAppear) { technique?.viewWillAppear(animated) }
    focusNow()
  }

  /// Focuses the field that a step named, unless it already has been focused.
  func focusNow() {
    guard let field = fieldToFocus else { return }
    fieldToFocus = nil
    // The step that shows the screen focuses the field, not the technique.
    SimulatedDevice.current.attributing(to: .script) { _ = field.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if canBecomeFirstResponder { becomeDefaultFirstResponder() }
    if forwards(.viewDidAppear) { technique?.viewDidAppear(animated) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if forwards(.viewWillDisappear) { technique?.viewWillDisappear(animated) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboardInset.end()
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    if forwards(.viewWillTransition) { technique?.viewWillTransition(to: size, with: coordinator) }
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    if forwards(.viewSafeAreaInsetsDidChange) { technique?.viewSafeAreaInsetsDidChange() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    technique?.viewDidLayoutSubviews()
  }
}

extension ScreenViewController {
  /// Becomes first responder like the controller of a chat, which shows its bar without a keyboard.
  private func becomeDefaultFirstResponder() {
    let device = SimulatedDevice.current
    guard !device.hasFirstResponder else { return }
    _ = device.attributing(to: .application) { becomeFirstResponder() }
  }

  /// Returns whether the technique receives a call; an app may fail to forward it.
  fileprivate func forwards(_ call: ForwardedCall) -> Bool {
    screen.forwards?.contains(call) ?? true
  }
}

extension UIView {
  /// The first scroll view of the tree, parents before children.
  var firstScrollView: UIScrollView? {
    if let scrollView = self as? UIScrollView { return scrollView }
    return recordedSubviews.lazy.compactMap(\.firstScrollView).first
  }
}
