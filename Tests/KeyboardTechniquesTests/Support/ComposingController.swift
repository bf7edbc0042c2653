import KeyboardTechniques
import LayoutEngine

/// An application's own controller that composes the manager and forwards to it.
final class ComposingController: UIViewController {
  private(set) lazy var manager = ScrollingContentViewManager(
    hostViewController: self,
    parameters: parameters
  )
  private var parameters = ScrollingContentParameters()

  /// The calls, of four, that the host forwards.
  var forwarding = Forwarding.all

  /// The host's action in `viewWillAppear`.
  var willAppear: () -> Void = {}

  convenience init(parameters: ScrollingContentParameters) {
    self.init()
    self.parameters = parameters
    _ = manager
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear()
    manager.viewWillAppear(animated)
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard forwarding.contains(.transitions) else { return }
    manager.viewWillTransition(to: size, with: coordinator)
  }

  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    guard forwarding.contains(.safeAreaChanges) else { return }
    manager.viewSafeAreaInsetsDidChange()
  }
}

struct Forwarding: OptionSet, Sendable {
  let rawValue: Int

  static let transitions = Self(rawValue: 1)
  static let safeAreaChanges = Self(rawValue: 2)
  static let all: Self = [.transitions, .safeAreaChanges]
}
