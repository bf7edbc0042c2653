public import Foundation

/// A rectangle on the screen with subviews: the unit of layout.
///
/// Lengths are points. `frame` and `center` are in the superview's coordinates, `bounds` is in the
/// view's own, whose y axis grows downwards. This file declares what subclasses may override; the
/// work behind it is in the extensions.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable,
  ArchivedAppearance, UIAppearanceContainer, CALayerDelegate
{
  // MARK: Creation

  /// Makes a view of the given frame.
  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Makes a view of zero size; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // What layouts ask for again and again is stored behind the properties that are open, and never
  // changed in place: the compiler then knows that no two accesses overlap, and leaves out the checks
  // at run time.

  // MARK: Geometry

  var storedBounds = CGRect.zero
  var storedCenter = CGPoint.zero
  var storedTransform = CGAffineTransform.identity
  private var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// What is still to be seen of changes made inside animations; nil before the first.
  var presentedChanges: PresentedChanges?
  /// Whether a change of the geometry is under way, see ``settlingGeometry(_:)``.
  var isSettlingGeometry = false
  /// Whether Auto Layout is about to set bounds and centre, see ``place(_:)``.
  var isBeingPlaced = false
  /// The observer of changes of the geometry; nil for none.
  var observers: KeyValueObservers?
  /// Whether a subview has put off computing its safe area until this view's geometry has settled.
  var subviewsAwaitSafeArea = false

  /// The bounding box in the superview's coordinates.
  open var frame: CGRect {
    get { geometry.frame }
    set { setGeometry(frame: newValue) }
  }

  /// The view's own coordinate space: its origin is a scroll view's offset.
  open var bounds: CGRect {
    get { storedBounds }
    set { setGeometry(bounds: newValue, center: storedCenter) }
  }

  /// The middle of the untransformed box, in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { setGeometry(bounds: storedBounds, center: newValue) }
  }

  /// How the box is drawn about its centre; Auto Layout places the untransformed box.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue
      if old != newValue { willBeSeen(from: old) }
      rootView.layoutSystem.positionDidChange(of: self)
      setNeedsSafeAreaUpdate()
      observers?.announceChanges()
    }
  }

  /// How the box is drawn in space, of which the part in the plane is ``transform``.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }

  /// The point about which the view turns and scales, in fractions of its size; ``center`` is where
  /// it lies.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      guard newValue != storedAnchorPoint else { return }
      storedAnchorPoint = newValue
      setNeedsSafeAreaUpdate()
    }
  }

  /// Converts a point of this view's coordinates to another view's, or to the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point of another view's coordinates, or of the window's, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle of this view's coordinates to another view's, or to the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle of another view's coordinates, or of the window's, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// The size in which the view would like to show its content, at most `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits, keeping the top left corner.
  ///
  /// The size is that of the bounds, which a transform scales.
  open func sizeToFit() {
    let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
    guard !transform.isIdentity else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    bounds.size = size
    center = center + (origin - frame.origin)
  }

  /// Whether a point of this view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost descendant, or the view itself, that a touch at a point would reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesHit(point, with: event) else { return nil }
    return hitTestSubviews(point, with: event) ?? self
  }

  // MARK: Tree

  private(set) var storedSubviews: [UIView] = []
  var storedSuperview: UIView? {
    get { superviewReference?.object }
    set { superviewReference = newValue?.reference }
  }

  private var superviewReference: UnretainedReference<UIView>?
  /// Whether the view was added to a superview and not taken out, which may have died meanwhile.
  var isInSuperview: Bool { superviewReference != nil }
  /// The tree in which the view found its root last.
  nonisolated(unsafe) var tree: ViewTree?
  private nonisolated(unsafe) var madeReference: UnretainedReference<UIView>?
  /// Takes over the subviews of a view that dies, see ``DeferredRelease``.
  nonisolated(unsafe) var deferredRelease: DeferredRelease?

  /// How subviews, guides and constraints refer to the view.
  var reference: UnretainedReference<UIView> {
    if let madeReference { return madeReference }
    let reference = UnretainedReference(self)
    madeReference = reference
    return reference
  }

  deinit {
    madeReference?.clear()
    tree?.end()
    var subviews = storedSubviews
    storedSubviews = []
    DeferredRelease.settle(&subviews, in: deferredRelease)
  }

  /// Changes the list of subviews, which is empty meanwhile.
  func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews = storedSubviews
    storedSubviews = []
    change(&subviews)
    storedSubviews = subviews
  }

  /// The controller whose root view this is.
  weak var viewController: UIViewController?

  /// The view that contains this one; not retained.
  open var superview: UIView? { storedSuperview }

  /// The views in this one, back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The views in this one that a recording has: all but those of which a control consists.
  package var recordedSubviews: [UIView] { storedSubviews }

  /// The window that the view is in, if it is in one; a window's is itself.
  open var window: UIWindow? { rootView as? UIWindow }

  /// The controller whose root view this is, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the others, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  /// Inserts a view at an index among the others, from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view directly behind a sibling.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view directly in front of a sibling.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Takes the view out of its superview, with the constraints that tie it to the outside.
  open func removeFromSuperview() { leaveSuperview() }

  /// Brings a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: storedSubviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    changeSubviews { $0.swapAt(index1, index2) }
    layoutRulesDidChange()
    setNeedsLayout()
  }

  /// Whether the view is another or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// A number to find the view by.
  open var tag = 0

  /// The view itself or its first descendant with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var found: UIView?
    walk { view in
      if found == nil, view.tag == tag { found = view }
      return found == nil
    }
    return found
  }

  /// Called before the view enters or leaves a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view entered or left a superview.
  open func didMoveToSuperview() {}
  /// Called before the view enters or leaves a window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view entered or left a window.
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  var needsLayout = true
  var needsConstraintsUpdate = true
  /// The view's index among the sources of the solution that it takes part in.
  var layoutSourceIndex = -1
  /// Whether the safe area or the margins have ever been part of an equation; nearly never so.
  var mayHaveInsetsInEquations = false
  /// Whether the position in the window has ever been part of an equation; nearly never so.
  var mayAppearInEquations = false
  private var cachedLayoutSystem: LayoutSystem?

  /// The equations of the tree whose root this view is; made when first asked for.
  var layoutSystem: LayoutSystem {
    if let cachedLayoutSystem { return cachedLayoutSystem }
    let system = LayoutSystem(root: self)
    cachedLayoutSystem = system
    return system
  }

  /// Forgets the equations, for a view that is no longer the root of a tree.
  func discardLayoutSystem() { cachedLayoutSystem = nil }

  /// Asks for a layout of the subviews in the next pass.
  open func setNeedsLayout() { needsLayout = true }

  /// Lays the subviews out now, beginning with the highest of the unbroken run of dirty ancestors.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  /// Places the subviews; the default applies the solution of the constraints.
  open func layoutSubviews() { applyLayoutToSubviews() }

  /// Asks for a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    rootView.layoutSystem.mayNeedConstraintsUpdate = true
  }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

  /// The method to change constraints in; overrides call super last.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` where it is due, deepest views first.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }

  /// Whether the class only works with Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask act as constraints; on for views made in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      guard newValue != translatesMask else { return }
      translatesMask = newValue
      layoutRulesDidChange()
    }
  }
  private var translatesMask = true

  /// What gives way when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { layoutRulesDidChange() } }
  }

  /// Whether the subviews' autoresizing masks are heeded.
  open var autoresizesSubviews = true

  /// The size of the content, of the alignment rectangle; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// A size that Interface Builder takes for the intrinsic one; nil for none.
  package var placeholderIntrinsicContentSize: CGSize? {
    didSet { if placeholderIntrinsicContentSize != oldValue { layoutRulesDidChange() } }
  }

  /// The intrinsic size that holds until it is invalidated; nil where it has to be asked for.
  final var keptContentSize: CGSize?

  /// Reports that the intrinsic size has changed.
  open func invalidateIntrinsicContentSize() {
    keptContentSize = nil
    layoutRulesDidChange()
  }

  /// The smallest or largest size that the constraints of the view and its descendants allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that the constraints allow, as near to a target as the priorities state.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  var contentHugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)

  /// How strongly the view resists growing beyond its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHugging[axis]
  }

  /// Sets how strongly the view resists growing beyond its content.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentHugging[axis] = priority
    layoutRulesDidChange()
  }

  /// How strongly the view resists shrinking below its content.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionResistance[axis]
  }

  /// Sets how strongly the view resists shrinking below its content.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
    layoutRulesDidChange()
  }

  /// Distances from the frame to the alignment rectangle, to which constraints refer.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left,
      y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom
    )
  }

  /// The view whose text gives the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view whose text gives the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// Distance from the top edge to the first baseline; nil puts the baseline on the bottom edge.
  var firstBaselineFromTop: CGFloat? { nil }

  /// Distance from the bottom edge up to the last baseline.
  var lastBaselineFromBottom: CGFloat { 0 }

  /// The height for which the baseline is given, of a view that keeps a single line in its middle;
  /// nil for one whose text begins at the top.
  var heightAroundLine: CGFloat? { nil }

  /// Whether the constraints leave the frame free.
  open var hasAmbiguousLayout: Bool { rootView.layoutSystem.isAmbiguous(self) }

  /// Whether constraints leave the view's position or size along an axis open.
  package final func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    rootView.layoutSystem.isAmbiguous(self, along: axis)
  }

  /// Moves the view to another position that the constraints allow; here nothing moves, because a
  /// layout must not depend on chance.
  open func exerciseAmbiguityInLayout() {}

  /// The active constraints that state where the view lies along an axis and how long it is there:
  /// its own, and those of the views and guides that they relate it to.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    LayoutItem.view(self).constraintsAffectingLayout(for: axis)
  }

  /// Rules that the class itself adds to the equations, as a stack view does.
  func appendLayoutRules(to rules: inout LayoutRules) {}

  // MARK: Constraints

  var storedConstraints: [NSLayoutConstraint] = []
  var storedGuides: [UILayoutGuide] = []
  var builtInGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// Whether the insets of a built-in guide change with the view's size.
  var hasGuideBySize = false

  /// The constraints that this view holds, in order of activation.
  open var constraints: [NSLayoutConstraint] { storedConstraints }

  /// Holds a constraint whose items are in this view's subtree, which makes it active.
  open func addConstraint(_ constraint: NSLayoutConstraint) { hold(constraint) }

  /// Holds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets a constraint of this view go.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { release(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { storedGuides }

  /// Adds a guide, taking it from the view that had it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own(layoutGuide) }

  /// Removes a guide with the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { disown(layoutGuide) }

  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Safe area and margins

  var storedUnsafeInsets = UIEdgeInsets.zero
  /// Whether what reaches into the view is no safe area, because the system has none.
  var isWithoutSafeArea = false
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  /// The margins of which subclasses and controllers heard last.
  var announcedLayoutMargins: UIEdgeInsets?

  /// The margins of a view that was given none: 8 points all round, none in a stack view.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// How far bars, notches and the like reach into the view on each edge; zero before iOS 11.
  open var safeAreaInsets: UIEdgeInsets { isWithoutSafeArea ? .zero : storedUnsafeInsets }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The guide of the part of the view that nothing covers.
  open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }

  /// The spacing that content keeps from the edges, the safe area included when asked for.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(directional(newValue)) }
  }

  /// The spacing that content keeps from the edges, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { setLayoutMargins(newValue) }
  }

  /// Whether the margins are at least what is left of the superview's.
  open var preservesSuperviewLayoutMargins: Bool {
    get { preservesMargins }
    set {
      preservesMargins = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var preservesMargins = false

  /// Whether the safe area adds to the margins.
  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetsMargins }
    set {
      insetsMargins = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var insetsMargins = true

  /// Whether the margins leave no more than the readable column.
  ///
  /// Interface Builder alone sets it; UIKit has no public property for it.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { followsReadableWidth }
    set {
      followsReadableWidth = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var followsReadableWidth = false

  open func layoutMarginsDidChange() {}

  /// The strip that bars take from the top of a controller's root view.
  package var topBarsLayoutGuide: UILayoutGuide { builtInGuide(.topBars) }

  /// The strip that bars take from the bottom of a controller's root view.
  package var bottomBarsLayoutGuide: UILayoutGuide { builtInGuide(.bottomBars) }

  /// The guide of the part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.layoutMargins) }

  /// The guide of the part of the view in which text is comfortable to read.
  open var readableContentGuide: UILayoutGuide { builtInGuide(.readableContent) }

  /// The guide of the strip that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = builtInGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide is made as one")
    }
    return guide
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      layoutRulesDidChange()
      layoutMarginsMayHaveChanged()
    }
  }

  /// The reading direction by which the content is arranged.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// The reading direction of a kind of content in the app's own direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = SimulatedDevice.current.options.layoutDirection
    return userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
  }

  /// The reading direction of a kind of content in a given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  // MARK: Traits

  /// The traits that the application lays over the inherited ones.
  var ownTraits: UITraitCollection?
  /// What is to be notified of changed traits.
  var traitObservers: [TraitObserver] = []

  /// The traits that hold for the view: its controller's or its superview's, changed by
  /// ``overrideUserInterfaceStyle`` and ``traitOverrides``.
  open var traitCollection: UITraitCollection {
    inheritedTraitCollection.overridden(by: ownTraits)
  }

  /// Takes the user's text size and weight of text into account, where the view follows them.
  func contentSizeCategoryDidChange() {}

  /// Whether the intrinsic size depends on the vertical size class.
  var dependsOnVerticalSizeClass: Bool { false }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the application lays over the inherited ones, for this view and what is in it.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set {
      changingTraits { ownTraits = UITraitCollection(overriding: newValue) }
    }
  }

  /// Takes changed traits into account, which happens at once here.
  open func updateTraitsIfNeeded() {}

  /// Whether the view and everything in it is light or dark, whatever is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.userInterfaceStyle ?? .unspecified }
    set { traitOverrides.userInterfaceStyle = newValue }
  }

  // MARK: Looks

  /// Whether the view is drawn; a hidden one still takes part in Auto Layout, but not in a stack.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// From 0, transparent, to 1.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { willBeSeen(from: oldValue) } }
  }
  open var backgroundColor: UIColor?
  private var ownTintColor: UIColor?
  var inheritsTintColor: Bool { ownTintColor == nil }
  /// The colour of what can be touched: the superview's unless set, and the system's blue at last.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTintColor }
    set {
      ownTintColor = newValue
      tintColorMayHaveChanged()
    }
  }
  /// Called when the tint colour has changed, here or in a superview.
  open func tintColorDidChange() {}
  /// Whether the tint colour is dimmed; automatic ones are not.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the view hides what is behind it.
  open var isOpaque = true
  /// Whether subviews are cut at the bounds.
  open var clipsToBounds = false
  /// Whether the view is emptied before it is drawn.
  open var clearsContextBeforeDrawing = true
  /// How the content follows a change of size.
  open var contentMode = ContentMode.scaleToFill
  /// Pixels a point of what is drawn: the screen's unless set.
  open var contentScaleFactor: CGFloat {
    get { ownContentScaleFactor ?? UIScreen.main.scale }
    set { ownContentScaleFactor = newValue }
  }
  private var ownContentScaleFactor: CGFloat?
  /// The view whose opacity cuts this one.
  open var mask: UIView?
  open var isUserInteractionEnabled = true
  /// Whether more than one finger reaches the view.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches while this one does.
  open var isExclusiveTouch = false
  /// Asks for drawing, of which there is none here.
  open func setNeedsDisplay() {}
  /// Asks for drawing of a part, of which there is none here.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Draws, which nothing asks for here.
  open func draw(_ rect: CGRect) {}
  /// Draws the view and what is in it, of which nothing is seen; false, because it is not.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// A plain view with the frame of this one, where UIKit gives its picture.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// A plain view of the size of a part of this one, where UIKit gives its picture.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Called when a subview was hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  // MARK: The focus of keyboards and remote controls

  /// Whether the object can have the focus.
  open var canBecomeFocused: Bool { false }
  /// Whether the object has the focus; never here.
  open var isFocused: Bool { false }
  /// Where the focus would like to be.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Has the focus chosen again, which is nowhere here.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  /// Where the focus may come from; none here.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// What has the parts that can have the focus; none here.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved, which it never does here.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The parts in a rectangle that can have the focus; none here.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }

  // MARK: Accessibility

  open var accessibilityIdentifier: String?
  /// Whether assistive technologies see the view: a text or a control, unless set.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility.isElement ?? accessibilityDefaults.isElement }
    set { ownAccessibility.isElement = newValue }
  }
  /// A name for assistive technologies: the words that the view shows, unless set.
  open var accessibilityLabel: String? {
    get { ownAccessibility.label ?? accessibilityDefaults.label }
    set { ownAccessibility.label = newValue }
  }
  /// What happens when the view is operated, for assistive technologies.
  open var accessibilityHint: String?
  open var accessibilityValue: String? {
    get { ownAccessibility.value ?? accessibilityDefaults.value }
    set { ownAccessibility.value = newValue }
  }
  /// What kind of thing the view is, for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility.traits ?? accessibilityDefaults.traits }
    set { ownAccessibility.traits = newValue }
  }
  /// What was set instead of what the class states.
  private var ownAccessibility:
    (isElement: Bool?, label: String?, value: String?, traits: UIAccessibilityTraits?)
  /// The frame on the screen: where the view is, unless set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: UIScreen.main.coordinateSpace) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// The parts of the view, in the order in which assistive technologies go through them.
  open var accessibilityElements: [Any]?
  /// Further things that can be done with the view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether assistive technologies see neither the view nor what is in it.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies see nothing but the view and what is in it.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies go through what is in the view before they leave it.
  open var shouldGroupAccessibilityChildren = false
  /// The language in which the view is to be read.
  open var accessibilityLanguage: String?
  /// Ways of going through the view's content.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The outline on the screen; without one the frame.
  open var accessibilityPath: UIBezierPath?
  /// Where the view is operated, on the screen: in its middle, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?

  // MARK: The layer

  /// The class of ``layer``, of which `init(coder:)` is called to make it.
  open class var layerClass: AnyClass { CALayer.self }

  private(set) var storedLayer: CALayer?

  /// The view seen as a layer; made when first asked for.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = makeLayer()
    storedLayer = layer
    return layer
  }

  /// Lays out the layer's sublayers: the default calls ``layoutSubviews()``.
  ///
  /// Called in each layout of the view once ``layer`` has been asked for.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { layoutSubviews() }
  }

  /// Draws the layer, which nothing asks for here.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Draws the layer's contents, which nothing asks for here.
  open func display(_ layer: CALayer) {}

  /// Called when the layer is about to be drawn, which it never is here.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for a change of the layer: none, because changes are in force at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Gestures

  /// The recognizers that watch the view's touches.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Has a recognizer watch the view's touches, in place of another's.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Has a recognizer no longer watch the view's touches.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recognizer that watches this view, or one around it, may recognize.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// What the view does with touches besides its gestures.
  open private(set) var interactions: [any UIInteraction] = []

  /// Adds an interaction, taking it from where it was.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  open func removeInteraction(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  // MARK: Editing

  /// Makes whichever descendant is first responder give that up.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = SimulatedDevice.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  /// The recording's name for the view; nil calls it after its class.
  package var recordingName: String?

  /// The name in reports: the recording's, else the accessibility identifier, else the class.
  var reportName: String {
    recordingName ?? accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
