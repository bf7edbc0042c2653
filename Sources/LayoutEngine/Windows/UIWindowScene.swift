// `iOS` is how UIKit spells the class.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import DeviceCatalog
public import Foundation

/// A scene that has windows: the application's part of the simulated device's screen.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  open var screen: UIScreen { device.screen }

  /// The scene's windows on screen, the lowest first.
  open var windows: [UIWindow] { device.windows }

  /// The window of the scene that gets keyboard events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The space in which the scene's windows are.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// How large the user may make the scene; nil on a device without windows to resize.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  open var interfaceOrientation: UIInterfaceOrientation { device.interfaceOrientation }

  /// How the scene lies on the screen.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Asks to be turned: the device turns, if it does not lie in one of the orientations already.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !wanted.isEmpty, !wanted.contains(UIInterfaceOrientationMask(interfaceOrientation))
    else { return }
    let isPortrait = !wanted.isDisjoint(with: [.portrait, .portraitUpsideDown])
    device.rotate(to: isPortrait ? .portrait : .landscape)
  }

  var ownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []

  /// The traits that the scene gives to its windows.
  open var traitCollection: UITraitCollection {
    guard device.multitasking != .full else {
      return device.traitCollection.overridden(by: ownTraits)
    }
    let sizeClass = UIUserInterfaceSizeClass(device.applicationSizeClass(on: device.metrics))
    return device.traitCollection
      .overridden(by: UITraitCollection(horizontalSizeClass: sizeClass))
      .overridden(by: ownTraits)
  }

  /// The traits that the application lays over the device's, for all windows of the scene.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set {
      TraitChange.make(in: windows) { ownTraits = UITraitCollection(overriding: newValue) }
    }
  }

  /// Notifies the scene that its traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// How a scene lies on the screen.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// How a scene would like to lie on the screen.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// How a scene would like to lie on a phone or pad.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The orientations, of which any will do.
      public var interfaceOrientations: UIInterfaceOrientationMask?

      public init(interfaceOrientations: UIInterfaceOrientationMask? = nil) {
        self.interfaceOrientations = interfaceOrientations
        super.init()
      }
    }
  }
}

extension UIWindowScene: UITraitEnvironment, UITraitChangeObservable {}

extension UIInterfaceOrientationMask {
  /// The set of one orientation; empty for the unknown one.
  init(_ orientation: UIInterfaceOrientation) {
    self = orientation == .unknown ? [] : Self(rawValue: 1 << UInt(orientation.rawValue))
  }
}

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  /// The frame of the status bar, in the screen's coordinates; empty while it is hidden.
  open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }

  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }

  open var statusBarStyle: UIStatusBarStyle {
    scene.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
  }
}

/// How large a user may make a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The least size, in points.
  open var minimumSize = CGSize.zero
  /// The greatest size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
}
