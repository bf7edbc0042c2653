public import Foundation

/// A rectangle of the screen below the level of views: its geometry, its tree, its looks.
///
/// Lengths are points, in the superlayer's coordinates for `frame` and `position`, in the layer's
/// own for `bounds`. A view's layer is the view seen from another side: its geometry and what both
/// have in common are the view's own. Nothing is drawn, so the other looks are only kept.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, AssociatedObjectHolder {
  /// What code has associated with the layer.
  nonisolated(unsafe) var associatedObjects: AssociatedObjects?

  /// Makes a layer of no size.
  public override init() { super.init() }

  /// Makes a copy for an animation to show, which nothing asks for here.
  public init(layer: Any) {
    super.init()
    guard let original = layer as? CALayer else { return }
    geometry = original.geometry
    contents = original.contents
  }

  /// Makes a layer of no size; archives hold nothing that is read here.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: Geometry

  /// The view that the layer belongs to; its geometry then counts, not ``ownGeometry``.
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

  /// Where the anchor point lies, in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// How far in front of its siblings the layer is drawn.
  open var zPosition: CGFloat = 0

  /// The point about which the layer turns, in fractions of its size.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// How the layer is drawn about its anchor point; only the part in the plane counts.
  open var transform: CATransform3D {
    get { CATransform3DMakeAffineTransform(geometry.transform) }
    set { geometry.transform = newValue.affine }
  }

  /// The part of ``transform`` in the plane.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// How the sublayers are drawn about the layer's anchor point; recorded only.
  open var sublayerTransform = CATransform3D()

  /// Whether the layer's y axis grows upwards; recorded only.
  open var isGeometryFlipped = false

  /// Converts a point of this layer's coordinates to another's of the same tree, or to its root's.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a point of another layer's coordinates to this one's.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(to: l).inverted())
  }

  /// Converts a rectangle of this layer's coordinates to another's of the same tree.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// Converts a rectangle of another layer's coordinates to this one's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(to: l).inverted())
  }

  /// Whether a point of this layer's coordinates lies in it.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost descendant, or the layer itself, at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let point = p.applying(geometry.toSuperspace.inverted())
    guard !isHidden, contains(point) else { return nil }
    return sublayers?.lazy.reversed().compactMap { $0.hitTest(point) }.first ?? self
  }

  /// The size that the layer would like to have: its present one.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Tree

  /// Sublayers, back to front; in a view's layer those of its subviews may be out of date.
  var storedSublayers: [CALayer] = []
  private weak var storedSuperlayer: CALayer?

  /// The layer that contains this one; not retained.
  open var superlayer: CALayer? { storedSuperlayer ?? view?.superview?.layer }

  /// The layers in this one, those of a view's subviews included, back to front; nil for none.
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

  /// Adds a layer in front of the others, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: .max)
  }

  /// Inserts a layer at an index among the others, from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer directly behind a sibling, or behind all.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: storedSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer directly in front of a sibling, or in front of all.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    let index = storedSublayers.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? .max)
  }

  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
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

  /// Gives the indices that subviews' layers have among the sublayers to the present subviews' in
  /// their order, and those that have no index yet one in front.
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

  /// The object that lays out and draws for the layer; a view is its layer's for good.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { if view == nil { ownDelegate = newValue } }
  }
  private weak var ownDelegate: (any CALayerDelegate)?

  private var isLayoutDue = false

  /// Asks for a layout of the sublayers.
  open func setNeedsLayout() {
    isLayoutDue = true
    view?.setNeedsLayout()
    storedSuperlayer?.view?.setNeedsLayout()
  }

  /// Whether a layout of the sublayers is due.
  open func needsLayout() -> Bool { view?.needsLayout ?? isLayoutDue }

  /// Lays out the sublayers now if that is due.
  open func layoutIfNeeded() {
    if let view { return view.layoutIfNeeded() }
    if isLayoutDue {
      isLayoutDue = false
      layoutSublayers()
    }
    for layer in storedSublayers { layer.layoutIfNeeded() }
  }

  /// Lays out the sublayers of a view's layer that belong to no view, as part of the view's layout.
  func layoutOwnSublayers() {
    for layer in storedSublayers where layer.view == nil { layer.layoutIfNeeded() }
  }

  /// Places the sublayers; the default leaves that to the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for drawing, of which there is none here.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part, of which there is none here.
  open func setNeedsDisplay(_ r: CGRect) {}
  /// Whether drawing is due; never here.
  open func needsDisplay() -> Bool { false }
  /// Draws if that is due, which it never is here.
  open func displayIfNeeded() {}
  /// Draws the contents, which nothing asks for here.
  open func display() { delegate?.display(self) }
  /// Draws into a context, which nothing asks for here.
  open func draw(in ctx: CGContext) {}
  /// Draws into a context, of which nothing is seen here.
  open func render(in ctx: CGContext) {}
  /// Whether a change of a property makes drawing due; false unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Looks

  /// What is shown, usually an image.
  open var contents: Any?
  /// The part of ``contents`` that is shown, in fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of ``contents`` that stretches, in fractions of its size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsGravity = CALayerContentsGravity.resize
  /// How ``contents`` are made smaller and larger, of which nothing is seen.
  open var minificationFilter = CALayerContentsFilter.linear
  open var magnificationFilter = CALayerContentsFilter.linear
  /// Pixels a point of ``contents``.
  open var contentsScale: CGFloat = 1
  /// From 0, transparent, to 1; a view's own.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  private var ownOpacity: Float = 1
  /// Whether the layer is drawn; a view's own.
  open var isHidden: Bool {
    get { view?.isHidden ?? isHiddenItself }
    set { if let view { view.isHidden = newValue } else { isHiddenItself = newValue } }
  }
  private var isHiddenItself = false
  /// Whether sublayers are cut at the bounds; a view's own.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? masksItself }
    set { if let view { view.clipsToBounds = newValue } else { masksItself = newValue } }
  }
  private var masksItself = false
  /// The colour behind the contents; a view's own.
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
  /// The layer whose opacity cuts this one.
  open var mask: CALayer?
  /// Whether the back is drawn as well.
  open var isDoubleSided = true
  /// Whether the layer hides what is behind it.
  open var isOpaque = false
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the line inside the bounds, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the line inside the bounds.
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  /// Where the shadow falls, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How soft the shadow is, in points.
  open var shadowRadius: CGFloat = 3
  open var shadowPath: CGPath?
  /// Whether the layer is drawn once and then moved as an image.
  open var shouldRasterize = false
  /// Pixels a point of that image.
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  /// Whether opacity counts for the layer as a whole.
  open var allowsGroupOpacity = true
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask = .all
  /// Whether drawing happens beside the main thread.
  open var drawsAsynchronously = false
  /// Whether a change of size makes drawing due.
  open var needsDisplayOnBoundsChange = false
  /// A name to find the layer by.
  open var name: String?
  /// Values for names of an application's own.
  open var style: [AnyHashable: Any]?

  // MARK: Actions and animations

  /// Actions by the keys that they answer to.
  open var actions: [String: any CAAction]?

  /// The action for a change or an event: the delegate's, then that of ``actions``, then the
  /// class's.
  open func action(forKey event: String) -> (any CAAction)? {
    delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.defaultAction(forKey: event)
  }

  /// The class's action for a key; none unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  private var animations = LayerAnimations()

  /// Runs an animation: values stay as they are, and its delegate is notified of the beginning and,
  /// when the clock gets there, of the end.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    animations.add(anim, forKey: key, of: self)
  }

  /// Takes an animation away before its end.
  open func removeAnimation(forKey key: String) { animations.remove(key) }

  /// Takes all animations away before their ends.
  open func removeAllAnimations() { animations.removeAll() }

  open func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// The keys of the animations in the order in which they were added; nil for none.
  open func animationKeys() -> [String]? { animations.keys.isEmpty ? nil : animations.keys }

  func animationDidEnd(_ animation: CAAnimation, forKey key: String) {
    animations.end(animation, forKey: key)
  }

  /// The layer as it is seen at this moment of the animations of its view: a copy, or the layer
  /// itself while nothing of it is seen elsewhere than it is.
  open func presentation() -> Self? {
    guard let view, view.isSeenChanging, let copy = Self(coder: NSCoder()) else { return self }
    copy.ownGeometry = view.presentedGeometry
    copy.ownOpacity = Float(view.presentedAlpha)
    copy.isHiddenItself = view.isHidden
    copy.masksItself = view.clipsToBounds
    copy.ownBackgroundColor = view.backgroundColor?.cgColor
    copy.storedSuperlayer = superlayer
    return copy
  }

  /// The layer with the values that were set: itself.
  open func model() -> Self { self }

  // MARK: Time

  /// When the layer's time begins, in seconds of the superlayer's.
  open var beginTime: CFTimeInterval = 0
  /// How long a cycle of the layer's time takes, in seconds.
  open var duration: CFTimeInterval = .infinity
  open var speed: Float = 1
  /// Where in its cycle the layer's time begins, in seconds.
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  /// For how long the cycle repeats, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  /// What counts before the beginning and after the end.
  open var fillMode = CAMediaTimingFillMode.removed

  /// Converts a time of another layer's to this one's, which is the same here.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  /// Converts a time of this layer's to another's, which is the same here.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }
}
