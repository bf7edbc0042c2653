import LayoutEngine
import ScenarioModel

/// Shows one screen of a scenario, with its keyboard technique.
///
/// It is what an application's own view controller would be: the technique is a part of it, to which
/// it forwards what UIKit calls.
///
/// Where an application's own controller is shown instead, this one is never on screen and only knows
/// what there is to know of the other.
final class ScreenViewController: UIViewController {
  let screen: Screen
  let built: any ScreenContent
  private let guest: UIViewController?

  /// The views whose sizes are estimates, by their names in the screen.
  var estimates: ScreenEstimates.Views = []

  /// The view that becomes first responder while the screen appears, as a form's first field does.
  var fieldToFocus: UIView?

  /// Whether the screen wants no status bar; nil for what the device does by itself.
  var hidesStatusBar: Bool? {
    didSet { if hidesStatusBar != oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  private var technique: (any HostedTechnique)?

  /// Follows the keyboard for the table of a table view controller.
  private let keyboardInset = TableKeyboardInset()

  /// Makes the controller of a screen, whose views exist from the beginning.
  init(
    screen: Screen,
    scenario: Scenario,
    revision: EngineRevision
  ) throws(ScreenBuildError) {
    self.screen = screen
    guest = nil
    let built = try ScreenBuilder.build(screen)
    self.built = built
    super.init(nibName: nil, bundle: nil)
    title = screen.title
    if SimulatedDevice.current.options.isDrawn { screen.rootView.style?.bar?.apply(to: self) }
    let technique = screen.technique ?? scenario.technique
    let stage = TechniqueStage(
      host: self,
      screen: built,
      options: scenario.options.restricted(to: technique),
      revision: revision
    )
    self.technique = stage.makeTechnique(technique)
    automaticallyAdjustsScrollViewInsets = screen.automaticallyAdjustsScrollViewInsets ?? true
    if screen.extendsUnderTopBar == false { edgesForExtendedLayout.remove(.top) }
    if screen.extendsUnderBottomBar == false { edgesForExtendedLayout.remove(.bottom) }
    if let insets = screen.additionalSafeAreaInsets {
      additionalSafeAreaInsets = UIEdgeInsets(insets)
    }
    if let attributes = screen.controllerAttributes { take(attributes) }
  }

  /// Stands for an application's own controller.
  init(screen: Screen, guest: UIViewController, names: CodeNames) {
    self.screen = screen
    self.guest = guest
    built = GuestScreen(guest, names: names)
    super.init(nibName: nil, bundle: nil)
  }

  /// The controller that is on screen.
  var shown: UIViewController { guest ?? self }

  /// The names by which steps find views, parents before children.
  var viewNames: [String] {
    (built as? GuestScreen)?.viewNames ?? screen.allNodes.map(\.name)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("a screen comes from a scenario, not from an archive")
  }

  /// The reason why the screen lacks constraints that it has for the present size classes.
  var problem: ScreenBuildError? { (built as? BuiltScreen)?.problem }

  /// The scroll view that a `scroll` step means when it names none.
  var mainScrollView: UIScrollView? {
    technique?.scrollView ?? built.contentView as? UIScrollView
      ?? built.rootView.firstScrollView
  }

  /// The view that scrolls.
  var contentView: UIView { technique?.contentView ?? built.contentView }

  /// Gives the technique another content view.
  ///
  /// - Returns: False where the technique has none.
  func assign(contentView: UIView) -> Bool {
    technique?.assign(contentView: contentView) ?? false
  }

  /// Changes options of the technique; those left out stay as they are.
  func apply(_ options: TechniqueOptions) {
    technique?.applyAll(options)
  }

  override var inputAccessoryView: UIView? { (built as? BuiltScreen)?.inputViews.accessory }
  override var inputView: UIView? { (built as? BuiltScreen)?.inputViews.input }
  override var canBecomeFirstResponder: Bool { screen.canBecomeFirstResponder ?? false }

  override func loadView() {
    precondition(guest == nil, "an application's own controller is shown itself")
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

  /// Focuses the field that a step has named, unless that has happened.
  func focusNow() {
    guard let field = fieldToFocus else { return }
    fieldToFocus = nil
    // The step that shows the screen focuses the field, not the technique.
    SimulatedDevice.current.attributing(to: .script) { _ = field.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if canBecomeFirstResponder { becomeFirstResponderIfNothingElseIs() }
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
  /// Becomes first responder as the controller of a chat does, whose bar is there without a keyboard.
  private func becomeFirstResponderIfNothingElseIs() {
    let device = SimulatedDevice.current
    guard !device.hasFirstResponder else { return }
    _ = device.attributing(to: .application) { becomeFirstResponder() }
  }

  /// Whether the technique receives a call; an app may have forgotten to forward it.
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
