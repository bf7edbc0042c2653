import Foundation

extension UIView {
  /// Makes the view's layer.
  ///
  /// The call uses a required initializer, because Swift allows no other for a class that is known
  /// only at run time.
  func makeLayer() -> CALayer {
    let layerClass: AnyClass = Self.layerClass
    guard let type = layerClass as? CALayer.Type, let layer = type.init(coder: NSCoder()) else {
      preconditionFailure("\(layerClass) is a view's layer class and makes no layer")
    }
    layer.viewReference = reference
    return layer
  }

  /// Lays out subviews, through the layer if there is one.
  func layOutContents() {
    guard let storedLayer else { return layoutSubviews() }
    storedLayer.layoutSublayers()
    storedLayer.layoutOwnSublayers()
  }

  /// The superview's tint color, or the system's.
  var inheritedTintColor: UIColor {
    guard let superview else { return .tintColor }
    return inherit(from: superview, asking: { $0.tintColor }, orFinding: { $0.deepTintColor })
  }

  /// The tint color without overrides, found in a loop, so a deep tree does not overflow the stack.
  private var deepTintColor: UIColor {
    var view = self
    while view.inheritsTintColor, let superview = view.superview { view = superview }
    return view.tintColor
  }

  /// Notifies the view, and its descendants that inherit their tint color, of a change.
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
