import DeviceCatalog
import TextMeasurement

/// The traits of a device's screen and of its running code.
@MainActor
final class DeviceTraits {
  private unowned let context: DeviceContext
  /// The traits of the screen in its last position; nil after a change of the options.
  private var screen: (position: Position, traits: UITraitCollection)?
  /// The traits of code that runs under other traits than the device's.
  private var chosen: UITraitCollection?

  /// The properties of the device in the user's hands that determine its traits.
  private struct Position: Hashable {
    var orientation: DeviceOrientation
    var display: FoldableDisplay
  }

  fileprivate init(of context: DeviceContext) {
    self.context = context
  }

  /// The traits of the running code: the screen's traits, unless code has set others.
  var ofRunningCode: UITraitCollection {
    get { chosen ?? ofScreen }
    set { chosen = newValue }
  }

  /// The traits of the current display in its current orientation.
  ///
  /// Cached, because after a rotation every view looks up its traits, and the last lookup is the
  /// screen's.
  var ofScreen: UITraitCollection {
    let position = Position(orientation: context.orientation, display: context.display)
    if let screen, screen.position == position { return screen.traits }
    let traits = traitsOfScreen
    screen = (position, traits)
    return traits
  }

  /// Clears the cache after a change of the options.
  func optionsDidChange() {
    screen = nil
  }

  private var traitsOfScreen: UITraitCollection {
    let (model, options) = (context.model, context.options)
    let metrics = model.metrics(in: context.orientation, on: context.display)
    var traits = Traits()
    traits.userInterfaceIdiom = model.idiom == .pad ? .pad : .phone
    traits.horizontalSizeClass = UIUserInterfaceSizeClass(metrics.horizontalSizeClass)
    traits.verticalSizeClass = UIUserInterfaceSizeClass(metrics.verticalSizeClass)
    traits.displayScale = model.scale
    traits.layoutDirection =
      options.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    traits.preferredContentSizeCategory = options.contentSizeCategory
    traits.userInterfaceStyle = .light
    traits.userInterfaceLevel = .base
    traits.accessibilityContrast = .normal
    traits.legibilityWeight = options.boldText ? .bold : .regular
    traits.displayGamut = .P3
    traits.forceTouchCapability = .unavailable
    traits.activeAppearance = .active
    return UITraitCollection(traits)
  }
}

extension DeviceContext {
  /// The traits of the device.
  var traits: DeviceTraits { singleton { DeviceTraits(of: self) } }
}

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
