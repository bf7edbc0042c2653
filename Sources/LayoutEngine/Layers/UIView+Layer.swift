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

  /// The superview's tint colour, or the system's.
  var inheritedTintColor: UIColor {
    guard let superview else { return .tintColor }
    return inherit(from: superview, asking: { $0.tintColor }, orFinding: { $0.deepTintColor })
  }

  /// The tint colour without asking overrides, so that it takes no more of the stack however deep.
  private var deepTintColor: UIColor {
    var view = self
    while view.inheritsTintColor, let superview = view.superview { view = superview }
    return view.tintColor
  }

  /// Notifies the view, and those in it that have no tint colour of their own, of another one.
  func tintColorMayHaveChanged() {
    walk { view in
      guard view === self || view.inheritsTintColor else { return false }
      view.tintColorDidChange()
      return true
    }
  }

  public enum TintAdjustmentMode: Int, Sendable {
    case automatic
    case normal
    case dimmed
  }
}
