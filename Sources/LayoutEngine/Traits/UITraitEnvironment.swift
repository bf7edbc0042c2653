import DeviceCatalog
public import Foundation
import TextMeasurement

/// An object with traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this object.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of the object's traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension SimulatedDevice {
  /// The traits of the device's screen in its current orientation.
  ///
  /// Cached, because after a rotation every view looks up its traits, and the last lookup is the
  /// screen's.
  var traitCollection: UITraitCollection {
    screenTraits.answer(to: orientation) { traitsOfScreen }
  }

  private var traitsOfScreen: UITraitCollection {
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

extension UIUserInterfaceSizeClass {
  init(_ sizeClass: SizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}
