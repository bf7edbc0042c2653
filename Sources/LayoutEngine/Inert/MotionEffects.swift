public import Foundation

/// A change of a view by how the device is held, which nothing does here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  /// The values by their key paths for how the device is held; none.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// A change of one value of a view by how the device is held.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    /// UIKit's own list, in its order.
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  /// What is added where the device is held furthest to one side.
  open var minimumRelativeValue: Any?
  /// What is added where the device is held furthest to the other side.
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
  /// The changes by how the device is held.
  public var motionEffects: [UIMotionEffect] {
    get { objc_getAssociatedObject(self, motionEffectsKey) as? [UIMotionEffect] ?? [] }
    set {
      objc_setAssociatedObject(self, motionEffectsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// Adds a change; nothing changes here.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }
}

/// The key of a view's motion effects; never written through.
private nonisolated(unsafe) let motionEffectsKey = UnsafeRawPointer(
  UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
)
