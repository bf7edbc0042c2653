public import LayoutEngine

/// An effect of the device's tilt on a view.
///
/// The engine does not apply it.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// Returns the key paths and values for a tilt; nil here.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// An effect of the device's tilt on one value of a view.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    /// The cases are in UIKit's order.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// The value to add at the largest tilt to one side.
  open var minimumRelativeValue: Any?
  /// The value to add at the largest tilt to the other side.
  open var maximumRelativeValue: Any?

  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}

@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// The motion effects of the view.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds an effect.
  ///
  /// The engine does not apply it.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The key of a view's motion effects; code uses only its address.
private nonisolated(unsafe) let motionEffectsKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)
