package import DeviceCatalog
package import SnapshotModel

/// The size classes of a screen's variant; nil is Interface Builder's *any*.
package struct SizeClasses: Codable, Hashable, Sendable {
  /// The class of the width.
  package var horizontal: SizeClass?
  /// The class of the height.
  package var vertical: SizeClass?

  package init(horizontal: SizeClass?, vertical: SizeClass?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The size classes of the square canvas in old documents.
  package static let any = SizeClasses(horizontal: nil, vertical: nil)
}

extension Device {
  /// Returns the size classes of an application with a part of the screen's width.
  package func sizeClasses(
    in orientation: DeviceOrientation,
    width: ApplicationWidth = .full
  ) -> SizeClasses {
    let metrics = metrics(in: orientation)
    return SizeClasses(
      horizontal: width.horizontalSizeClass(on: metrics),
      vertical: metrics.verticalSizeClass
    )
  }
}

/// Interface Builder's settings for a scene when it stored the scene's frames.
///
/// A layout at design time uses them; a recording uses a device instead.
package struct DesignCanvas: Codable, Hashable, Sendable {
  /// The object at the root of the canvas.
  package enum Container: String, Codable, Sendable {
    /// The root view of a view controller.
    case scene
    /// The first view of a .xib, with no controller around it.
    case nib
  }

  /// The simulated bar at the top; `largeTitle` is a navigation bar with a large title below.
  package enum TopBar: String, Codable, Sendable { case none, navigationBar, largeTitle }
  /// The simulated bar at the bottom of the canvas.
  package enum BottomBar: String, Codable, Sendable { case none, tabBar, toolbar }

  /// Interface Builder's name of the device, such as `retina4_7`; nil for the square canvas.
  package var device: String?
  /// The orientation of the device; portrait for the square canvas.
  package var orientation: DeviceOrientation
  /// The size of the device's screen, or the size drawn by hand.
  ///
  /// Nil for the square canvas and for an unknown device.
  package var screenSize: Size?
  /// Device pixels in a point; 1 on the square canvas.
  package var scale: Double
  /// The size classes that selected the document's variations.
  package var sizeClasses: SizeClasses
  /// The tools version of the document without its fraction: 14460 for an Xcode 10.
  package var toolsVersion: Int
  /// The document's own `useSafeAreas`; false if the document does not contain it.
  package var usesSafeAreas: Bool
  /// The object that owns the top-level view.
  package var container: Container
  /// The scene's or view's own setting, or the bar that the segue to the scene implies.
  package var topBar: TopBar
  /// Whether the scene is in a navigation controller that hides its bar.
  package var hidesNavigationBar: Bool
  /// The bar at the bottom, determined like ``topBar``.
  package var bottomBar: BottomBar
  /// Whether content extends under the top bar; if not, it begins below it.
  package var extendsUnderTopBar: Bool
  /// Whether content extends under the bottom bar; if not, it ends above it.
  package var extendsUnderBottomBar: Bool
  /// Whether the scene is simulated without a status bar.
  package var hidesStatusBar: Bool
  /// Whether the scene's size was drawn by hand.
  package var isFreeform: Bool
  /// Whether the scene is shown inside another's container view or in a popover, and is smaller
  /// than the screen.
  package var isPartOfScreen: Bool
  /// Whether a modal segue presents the scene, or its container, on the full screen.
  package var isPresentedFullScreen: Bool
  /// Whether the view belongs to a controller.
  ///
  /// The view of each scene belongs to one, and so does the view of a .xib with the outlet `view`
  /// of the file's owner.
  package var isControllersView: Bool

  package init(
    device: String? = nil,
    orientation: DeviceOrientation = .portrait,
    screenSize: Size? = nil,
    scale: Double = 1,
    sizeClasses: SizeClasses = .any,
    toolsVersion: Int,
    usesSafeAreas: Bool = true,
    container: Container = .scene,
    topBar: TopBar = .none,
    hidesNavigationBar: Bool = false,
    bottomBar: BottomBar = .none,
    extendsUnderTopBar: Bool = true,
    extendsUnderBottomBar: Bool = true,
    hidesStatusBar: Bool = false,
    isFreeform: Bool = false,
    isPartOfScreen: Bool = false,
    isPresentedFullScreen: Bool = false,
    isControllersView: Bool = true
  ) {
    self.device = device
    self.orientation = orientation
    self.screenSize = screenSize
    self.scale = scale
    self.sizeClasses = sizeClasses
    self.toolsVersion = toolsVersion
    self.usesSafeAreas = usesSafeAreas
    self.container = container
    self.topBar = topBar
    self.hidesNavigationBar = hidesNavigationBar
    self.bottomBar = bottomBar
    self.extendsUnderTopBar = extendsUnderTopBar
    self.extendsUnderBottomBar = extendsUnderBottomBar
    self.hidesStatusBar = hidesStatusBar
    self.isFreeform = isFreeform
    self.isPartOfScreen = isPartOfScreen
    self.isPresentedFullScreen = isPresentedFullScreen
    self.isControllersView = isControllersView
  }
}
