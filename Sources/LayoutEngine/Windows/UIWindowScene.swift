// UIKit spells the class with `iOS`.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import DeviceCatalog
public import Foundation

/// A scene with windows: the application's area of the simulated device's screen.
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

  /// The scene's window that receives keyboard events.
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }

  /// The coordinate space of the scene's windows.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The size limits of the scene; nil on a device without resizable windows.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  open var interfaceOrientation: UIInterfaceOrientation { device.interfaceOrientation }

  /// The geometry of the scene on the screen.
  open var effectiveGeometry: Geometry { Geometry(interfaceOrientation: interfaceOrientation) }

  /// Requests an orientation.
  ///
  /// The device rotates if it has none of the requested orientations.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    guard let requested = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations,
      !requested.isEmpty, !requested.contains(UIInterfaceOrientationMask(interfaceOrientation))
    else { return }
    let isPortrait = !requested.isDisjoint(with: [.portrait, .portraitUpsideDown])
    device.rotate(to: isPortrait ? .portrait : .landscape)
  }

  var ownTraits: UITraitCollection?
  var traitObservers: [TraitObserver] = []

  /// The traits of the scene's windows.
  open var traitCollection: UITraitCollection {
    guard device.multitasking != .full else {
      return device.traitCollection.overridden(by: ownTraits)
    }
    let sizeClass = UIUserInterfaceSizeClass(device.applicationSizeClass(on: device.metrics))
    return device.traitCollection
      .overridden(by: UITraitCollection(horizontalSizeClass: sizeClass))
      .overridden(by: ownTraits)
  }

  /// The overrides of the device's traits for all windows of the scene.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set {
      TraitChange.make(in: windows) { ownTraits = UITraitCollection(overriding: newValue) }
    }
  }

  /// Called when the scene's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The geometry of a scene on the screen.
  @preconcurrency @MainActor
  open class Geometry: NSObject {
    public let interfaceOrientation: UIInterfaceOrientation

    init(interfaceOrientation: UIInterfaceOrientation) {
      self.interfaceOrientation = interfaceOrientation
      super.init()
    }
  }

  /// The preferred geometry of a scene on the screen.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    /// The preferred geometry of a scene on a phone or pad.
    @preconcurrency @MainActor
    public final class iOS: GeometryPreferences {
      /// The preferred orientations; each of them is acceptable.
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
  /// Creates the set of one orientation; empty for the unknown one.
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

/// The size limits of a scene.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  /// The minimum size, in points.
  open var minimumSize = CGSize.zero
  /// The maximum size, in points.
  open var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude,
    height: CGFloat.greatestFiniteMagnitude
  )
}
