public import Foundation

// Layers with contents of their own kind, which are kept and not drawn.

/// A layer that shows colours fading into each other.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour is pure, from 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour is, in fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is, in fractions of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial
}

@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  /// The path, in the layer's coordinates.
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  /// Where the visible part of the line begins, in fractions of its length.
  open var strokeStart: CGFloat = 0
  /// Where the visible part of the line ends, in fractions of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// Beyond which ratio of its length to the line's width a corner is cut off.
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// Where in its pattern the line begins.
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor
open class CATextLayer: CALayer {
  /// The text, a string or an attributed string.
  open var string: Any?
  /// The font: a name or a font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines break at the layer's edge.
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that shows copies of its sublayers.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// How many copies there are, the original included.
  open var instanceCount = 1
  /// The time between the copies' beginnings, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How each copy is transformed from the one before.
  open var instanceTransform = CATransform3D()
  open var instanceColor: CGColor? = UIColor.white.cgColor
}

/// A layer whose content is larger than itself.
@preconcurrency @MainActor
open class CAScrollLayer: CALayer {
  /// Moves the bounds' origin to a point.
  open func scroll(to p: CGPoint) { bounds.origin = p }
}

/// A layer that draws its content in tiles.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels.
  open var tileSize = CGSize(width: 256, height: 256)
  /// How many smaller scales the content is drawn at.
  open var levelsOfDetail = 1
  /// How many larger scales the content is drawn at.
  open var levelsOfDetailBias = 0
}

/// A layer that keeps its sublayers in space.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// Where particles come from, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The size of where they come from, in points.
  open var emitterSize = CGSize.zero
  /// How many more come than their cells have.
  open var birthRate: Float = 1
  open var emitterCells: [CAEmitterCell]?
}

/// A kind of particles, which are not drawn here.
open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var name: String?
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long they stay, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// How fast they are, in points a second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// Where they go, in radians.
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// How fast they grow, each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they come into sight, each second.
  open var alphaSpeed: Float = 0
  /// How fast they become faster across, in points a second.
  open var xAcceleration: CGFloat = 0
  /// How fast they become faster downwards, in points a second.
  open var yAcceleration: CGFloat = 0
  open var color: CGColor?
}
