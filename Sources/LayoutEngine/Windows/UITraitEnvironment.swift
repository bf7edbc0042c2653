import DeviceCatalog
public import Foundation

/// An object with traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that hold for this object.
  var traitCollection: UITraitCollection { get }

  /// Tells the object that its traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension SimulatedDevice {
  /// What the device's screen offers in its present orientation.
  var traitCollection: UITraitCollection {
    UITraitCollection(
      Traits(
        userInterfaceIdiom: model.idiom == .pad ? .pad : .phone,
        horizontalSizeClass: UIUserInterfaceSizeClass(metrics.horizontalSizeClass),
        verticalSizeClass: UIUserInterfaceSizeClass(metrics.verticalSizeClass),
        displayScale: model.scale,
        layoutDirection: .leftToRight,
        preferredContentSizeCategory: .large,
        userInterfaceStyle: .light
      )
    )
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
