import Foundation

extension UIView {
  /// Makes the view's layer.
  ///
  /// Of a class that is only known at run time, Swift calls no initializer but a required one.
  func makeLayer() -> CALayer {
    let layerClass: AnyClass = Self.layerClass
    guard let type = layerClass as? CALayer.Type, let layer = type.init(coder: NSCoder()) else {
      preconditionFailure("\(layerClass) is a view's layer class and makes no layer")
    }
    layer.viewReference = reference
    return layer
  }

  /// Lays out subviews, by way of the layer where there is one.
  func layOutContents() {
    guard let storedLayer else { return layoutSubviews() }
    storedLayer.layoutSublayers()
    storedLayer.layoutOwnSublayers()
  }

  /// Tells the view, and those in it that have no tint colour of their own, of another one.
  func tintColorMayHaveChanged() {
    walk { view in
      guard view === self || view.inheritsTintColor else { return false }
      view.tintColorDidChange()
      return true
    }
  }

  /// Whether the tint colour is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic
    /// Not dimmed.
    case normal
    /// Dimmed.
    case dimmed
  }
}
