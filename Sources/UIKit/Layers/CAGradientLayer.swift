public import LayoutEngine

// Layers with special content, which is stored and not drawn.

/// A layer that shows a color gradient.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`.
  open var colors: [Any]?
  /// The position of each color, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first color, in fractions of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last color, in fractions of the size.
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
  /// The start of the visible part of the line, in fractions of its length.
  open var strokeStart: CGFloat = 0
  /// The end of the visible part of the line, in fractions of its length.
  open var strokeEnd: CGFloat = 1
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The maximum ratio of miter length to line width; beyond it a corner is beveled.
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The offset in the dash pattern at the line's start.
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open var string: Any?
  /// A font's name or a font.
  open var font: AnyObject?
  /// The size of the font, in points.
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor? = UIColor.white.cgColor
  /// Whether lines wrap at the layer's edge.
  open var isWrapped = false
  open var truncationMode = CATextLayerTruncationMode.none
  open var alignmentMode = CATextLayerAlignmentMode.natural
}

/// A layer that shows copies of its sublayers.
@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the original.
  open var instanceCount = 1
  /// The delay between successive copies, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// The transform from each copy to the next.
  open var instanceTransform = CATransform3D()
  open var instanceColor: CGColor? = UIColor.white.cgColor
}

/// A layer that shows a part of larger content.
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
  /// The number of reduced scales of the content.
  open var levelsOfDetail = 1
  /// The number of enlarged scales of the content.
  open var levelsOfDetailBias = 0
}

/// A layer that does not flatten its sublayers into the plane.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}

@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The source of the particles, in the layer's coordinates.
  open var emitterPosition = CGPoint.zero
  /// The size of the source, in points.
  open var emitterSize = CGSize.zero
  /// A factor of the cells' birth rates.
  open var birthRate: Float = 1
  open var emitterCells: [CAEmitterCell]?
}

/// A kind of particle, which is not drawn here.
open class CAEmitterCell: NSObject {
  open var contents: Any?
  open var name: String?
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// The speed, in points per second.
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  /// The direction, in radians.
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  /// The angular velocity, in radians per second.
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The change of the opacity per second.
  open var alphaSpeed: Float = 0
  /// The horizontal acceleration, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The vertical acceleration, in points per second squared, downwards.
  open var yAcceleration: CGFloat = 0
  open var color: CGColor?
}
