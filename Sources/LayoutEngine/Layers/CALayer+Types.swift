public import Foundation

/// Time in seconds.
public typealias CFTimeInterval = Double

/// Lays out and draws for a layer; every method has a default.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Draws the layer's contents.
  func display(_ layer: CALayer)
  /// Draws into a context.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Called when drawing is about to begin.
  func layerWillDraw(_ layer: CALayer)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// The action for a change or an event.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Does nothing.
  public func display(_ layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// No action.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// Something that answers to a layer's change, such as an animation.
@preconcurrency @MainActor
public protocol CAAction {
  /// Does what is to be done for an event.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  /// Does nothing: no action is what null stands for.
  public func run(
    forKey event: String,
    object anObject: Any,
    arguments dict: [AnyHashable: Any]?
  ) {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = Self(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = Self(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = Self(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = Self(rawValue: 1 << 3)

  static let all = Self(rawValue: 15)
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The left edge.
  public static let layerLeftEdge = Self(rawValue: 1 << 0)
  /// The right edge.
  public static let layerRightEdge = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let layerBottomEdge = Self(rawValue: 1 << 2)
  /// The top edge.
  public static let layerTopEdge = Self(rawValue: 1 << 3)

  static let all = Self(rawValue: 15)
}
