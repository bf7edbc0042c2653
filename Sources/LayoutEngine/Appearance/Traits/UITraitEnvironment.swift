public import Foundation

/// An object with traits: a screen, a window, a view, a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this object.
  var traitCollection: UITraitCollection { get }

  /// Called after a change of the object's traits.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
