public import Foundation

/// The geometry, the tree and the appearance of a rectangle on screen.
///
/// Lengths are in points, in the superlayer's coordinates for `frame` and `position`, and in the
/// layer's own for `bounds`. A view's layer shares its geometry and common properties with the
/// view. Nothing is drawn; the other properties are only stored.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, AssociatedObjectHolder {
  /// The associated objects.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Makes a layer of zero size.
  public override init() { super.init() }

  /// Makes a copy for an animation; not called here.
  public init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    geometry = original.geometry
    contents = original.contents
  }

  /// Makes a layer of zero size; the archive is not read.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The view that owns the layer.
  ///
  /// Its geometry then replaces ``ownGeometry``.
  var view: UIView? { viewReference?.object }
  var viewReference: UnretainedReference<UIView>?
  var ownGeometry = LayerGeometry()

  /// The bounding box in the superlayer's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The layer's own coordinate space.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The position of the anchor point, in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The distance in front of the siblings.
  open var zPosition: CGFloat = 0

  /// The fixed point of the transform, in fractions of the size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The transform about the anchor point; only the affine part in the plane has an effect.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(geometry.transform) }
    set { geometry.transform = newValue.affine }
  }

  /// Returns the affine part of ``transform``.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The transform of the sublayers about the anchor point; recorded only.
  open var sublayerTransform = CATransform3D()

  /// Whether the layer's y axis points upwards; recorded only.
  open var isGeometryFlipped = false

  /// Converts a point to the coordinates of another layer in the same tree; nil means the root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a point from another layer's coordinates.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle to the coordinates of another layer in the same tree.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// Converts a rectangle from another layer's coordinates.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Whether the bounds contain a point.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Returns the frontmost layer at a point of the superlayer's coordinates, or this layer itself.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(geometry.toSuperspace.inverted())
    guard !isHidden, contains(point) else { return nil }
    return sublayers?.lazy.reversed().compactMap { $0.hitTest(point) }.first ?? self
  }

  /// Returns the current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Tree

  /// Sublayers, back to front.
  ///
  /// In a view's layer the layers of subviews can be out of date until they are synchronized.
  var storedSublayers: [CALayer] = []
  private weak var storedSuperlayer: CALayer?

  /// The layer that contains this one; not retained.
  open var superlayer: CALayer? { storedSuperlayer ?? view?.superview?.layer }

  /// The sublayers back to front, including subviews' layers; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      synchronizeSublayers()
      return storedSublayers.isEmpty ? nil : storedSublayers
    }
    set {
      for layer in storedSublayers where layer.view == nil { layer.storedSuperlayer = nil }
      storedSublayers = []
      for layer in newValue ?? [] { addSublayer(layer) }
    }
  }

  /// Adds a sublayer in front of the others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Inserts a sublayer at an index, counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a sublayer directly behind a sibling, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a sublayer directly in front of a sibling, or in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  open func removeFromSuperlayer() {
    storedSuperlayer?.storedSublayers.removeAll { $0 === self }
    storedSuperlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    synchronizeSublayers()
    storedSublayers.insert(layer, at: min(index, storedSublayers.count))
    layer.storedSuperlayer = self
    layer.setNeedsLayout()
  }

  /// Puts the current subviews' layers, in order, at the indices of the previous ones.
  ///
  /// Additional subviews' layers go to the front.
  private func synchronizeSublayers() {
    guard let view else { return }
    var waiting = view.subviews[...]
    storedSublayers = storedSublayers.compactMap { layer in
      guard layer.view != nil, layer.storedSuperlayer !== self else { return layer }
      return waiting.popFirst()?.layer
    }
    storedSublayers += waiting.map(\.layer)
  }

  // MARK: Delegate and layout

  /// The object that lays out and draws the layer's content; always the view in a view's layer.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { if view == nil { ownDelegate = newValue } }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  private var isLayoutDue = false

  /// Schedules a layout of the sublayers.
  open func setNeedsLayout() {
    isLayoutDue = true
    view?.setNeedsLayout()
    storedSuperlayer?.view?.setNeedsLayout()
  }

  /// Whether a layout of the sublayers is due.
  open func needsLayout() -> Bool { view?.needsLayout ?? isLayoutDue }

  /// Lays out the sublayers if a layout is due.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for layer in storedSublayers { layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers without a view, as part of the view's layout.
  func layoutOwnSublayers() {
    for layer in storedSublayers where layer.view == nil { layer.layoutIfNeeded() }
  }

  /// Positions the sublayers; by default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Has no effect here.
  open func setNeedsDisplay() {}
  /// Has no effect here.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Always false here.
  open func needsDisplay() -> Bool { false }
  /// Has no effect here.
  open func displayIfNeeded() {}
  /// Draws the contents; not called here.
  open func display() { delegate?.display(self) }
  /// Draws into a context; not called here.
  open func draw(in ctx: CGContext) {}
  /// Has no effect here.
  open func render(in ctx: CGContext) {}
  /// Whether a change of a property requires drawing; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Looks

  /// The content, usually an image.
  open var contents: Any?
  /// The visible part of ``contents``, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of ``contents`` that stretches, in fractions of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  /// The filters that scale ``contents``; they have no effect here.
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  /// The pixels per point of ``contents``.
  open var contentsScale: CGFloat = 1
  /// From 0, transparent, to 1; equal to the view's `alpha` in a view's layer.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  /// Whether the layer is hidden; equal to the view's property in a view's layer.
  open var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
  }
  private var isHiddenItself = false
  /// Whether the bounds clip sublayers; equal to the view's property in a view's layer.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? masksItself }
    set { if let view { view.clipsToBounds = newValue } else { masksItself = newValue } }
  }
  private var masksItself = false
  /// The color behind the contents; equal to the view's property in a view's layer.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackgroundColor }
    set {
      if let view {
        view.backgroundColor = newValue.map(UIColor.init(cgColor:))
      } else {
        ownBackgroundColor = newValue
      }
    }
  }
  private var ownBackgroundColor: CGColor?
  /// The layer that masks this layer by its opacity.
  open var mask: CALayer?
  /// Whether the back is visible as well.
  open var isDoubleSided = true
  open var isOpaque = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// The color of the border inside the bounds.
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// Whether the layer is rendered into an image before it is composited.
  open var shouldRasterize = false
  /// The pixels per point of the rasterized image.
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  /// Whether opacity applies to the layer as a group.
  open var allowsGroupOpacity = true
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Whether drawing runs on a background thread.
  open var drawsAsynchronously = false
  /// Whether a change of size requires drawing.
  open var needsDisplayOnBoundsChange = false
  open var name: String?
  /// Default values of the app's own properties.
  open var style: [AnyHashable: Any]?

  // MARK: Actions and animations

  /// Actions by event key.
  open var actions: [String: any CAAction]?

  /// Returns the action for a change or an event from the delegate, else from ``actions``, else
  /// from the class.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// Returns the class's action for a key; nil unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  private var animations = LayerAnimations()

  /// Runs an animation.
  ///
  /// Values do not change; the delegate is notified of the start and, by the clock, of the end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.add(anim, forKey: key, of: self)
  }

  /// Removes an animation before its end.
  open func removeAnimation(forKey key: String) { animations.remove(key) }

  /// Removes all animations before their ends.
  open func removeAllAnimations() { animations.removeAll() }

  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// Returns the keys of the animations in the order of their addition; nil if there are none.
  open func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }

  func animationDidEnd(_ animation: CAAnimation, forKey key: String) {
    animations.end(animation, forKey: key)
  }

  /// Returns a copy with the values on screen at this moment of the view's animations, or the layer
  /// itself if they equal its own values.
  open func presentation() -> Self? {
    guard let view, view.hasPresentedChanges, let copy = Self(coder: NSCoder()) else { return self }
    copy.ownGeometry = view.presentedGeometry
    copy.ownOpacity = Float(view.presentedAlpha)
    copy.isHiddenItself = view.isHidden
    copy.masksItself = view.clipsToBounds
    copy.ownBackgroundColor = view.backgroundColor?.cgColor
    copy.storedSuperlayer = superlayer
    return copy
  }

  /// Returns the layer itself, which has the model values.
  open func model() -> Self { self }

  // MARK: Time

  /// The start of the layer's time, in seconds of the superlayer's time.
  open var beginTime: CFTimeInterval = 0
  /// The duration of a cycle of the layer's time, in seconds.
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  /// The offset in the cycle at the start, in seconds.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// The duration of all cycles, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  /// The value before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time from another layer's; all layers share one time here.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Converts a time to another layer's; all layers share one time here.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
