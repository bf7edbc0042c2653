import KeyboardTechniques
import LayoutEngine
import ScenarioModel

/// A keyboard technique in the controller of a scenario's screen.
///
/// The controller forwards UIKit's calls, as an application's own controller would. A technique
/// handles the calls that it implements.
@MainActor
protocol HostedTechnique: AnyObject {
  /// The technique's scroll view.
  var scrollView: UIScrollView { get }

  /// The view that scrolls in it.
  var contentView: UIView { get }

  /// Gives the technique another content view.
  ///
  /// - Returns: False if the technique cannot change its content view.
  func assign(contentView: UIView) -> Bool

  /// Applies options; missing options keep their values.
  func apply(_ options: TechniqueOptions)

  /// Gives the host the screen's root view or a replacement.
  func loadView()
  func viewDidLoad()
  func viewWillAppear(_ animated: Bool)
  func viewDidAppear(_ animated: Bool)
  func viewWillDisappear(_ animated: Bool)
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  )
  func viewSafeAreaInsetsDidChange()
  func viewDidLayoutSubviews()
}

extension HostedTechnique {
  func assign(contentView: UIView) -> Bool { false }
  func apply(_ options: TechniqueOptions) {}
  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  func viewSafeAreaInsetsDidChange() {}
  func viewDidLayoutSubviews() {}
}

/// The screen and the host of a technique.
@MainActor
struct HostedScreen {
  unowned let host: UIViewController
  let screen: BuiltScreen
  let options: TechniqueOptions
  let revision: EngineRevision

  /// Makes the technique of a screen; nil for ``Technique/none``.
  func makeTechnique(_ technique: Technique) -> (any HostedTechnique)? {
    let hosted: (any HostedTechnique)? =
      switch technique {
      case .none: nil
      case .scrollingContent: HostedScrollingContent(on: self)
      case .containerScroll: HostedContainerScroll(on: self)
      case .contentHeight: HostedContentHeight(on: self)
      case .contentInset: HostedContentInset(on: self)
      case .formRoot: HostedFormRoot(on: self)
      case .keyboardLayoutGuide: HostedKeyboardLayoutGuide(on: self)
      }
    hosted?.applyAll(options)
    return hosted
  }

  /// Records a mistake that the technique has found; changes are recorded in any case.
  func report(_ event: TechniqueEvent) {
    guard case .diagnostic(let diagnostic, let detail) = event.kind else { return }
    SimulatedDevice.current.recordDiagnostic(diagnostic.rawValue, of: detail, in: host)
  }

  /// The scroll view of a technique that an application builds in code.
  ///
  /// It is the content view if that is a scroll view, or else a new scroll view for the content
  /// view.
  var scrollView: UIScrollView { screen.contentView as? UIScrollView ?? UIScrollView() }
}

extension HostedTechnique {
  /// Applies options, including the options of all techniques.
  func applyAll(_ options: TechniqueOptions) {
    apply(options)
    if let mode = options.word(.keyboardDismissMode, as: KeyboardDismissMode.self) {
      scrollView.keyboardDismissMode = UIScrollView.KeyboardDismissMode(mode)
    }
  }
}
