import DeviceCatalog

/// One instance of an application's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The name of the scene; empty unless set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Whether the scene is in the foreground.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// Whether the scene is in the foreground; always, here.
  open var activationState: ActivationState { .foregroundActive }
}

/// A scene that has windows: the whole screen of the simulated device.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  /// The screen that shows the scene.
  open var screen: UIScreen { device.screen }

  /// The scene's windows on screen, the lowest first.
  open var windows: [UIWindow] { device.windows }

  /// The window of the scene that gets keyboard events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// How the interface is turned.
  open var interfaceOrientation: UIInterfaceOrientation {
    switch device.orientation {
    case .portrait: .portrait
    case .landscape: .landscapeRight
    }
  }

  var ownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []

  /// The traits that the scene gives to its windows.
  open var traitCollection: UITraitCollection {
    device.traitCollection.overridden(by: ownTraits)
  }

  /// Tells the scene that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}
