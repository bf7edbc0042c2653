public import Foundation

/// A rectangle on the screen with subviews: the unit of layout.
///
/// Lengths are points. `frame` and `center` are in the superview's coordinates; `bounds` is in the
/// view's own, with the y axis pointing down. This file declares the overridable members; the
/// extensions implement them.
@preconcurrency @MainActor
open class UIView: UIResponder, UICoordinateSpace, UITraitEnvironment, UITraitChangeObservable,
  CALayerDelegate
{
  // MARK: Creation

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  /// Creates a view of zero size.
  ///
  /// The engine reads nothing from archives.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Creates a view of zero size.
  public override convenience init() {
    self.init(frame: .zero)
  }

  // Open properties are backed by stored properties for the values that layouts read often. They
  // are never modified in place. The compiler can then prove that no two accesses overlap, and
  // omits the runtime checks.

  // MARK: Geometry

  var storedBounds = CGRect.zero
  var storedCenter = CGPoint.zero
  var storedTransform = CGAffineTransform.identity
  private var storedAnchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The changes made inside animations that are not yet presented; nil before the first.
  var presentedChanges: PresentedChanges?
  /// Whether the geometry is changing, see ``settlingGeometry(_:)``.
  var isSettlingGeometry = false
  /// Whether Auto Layout is setting bounds and center, see ``place(_:)``.
  var isBeingPlaced = false
  /// The observer of changes of the geometry; nil for none.
  var observers: KeyValueObservers?
  /// Whether a subview waits with its safe area until this view's geometry has settled.
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

  /// The center of the untransformed box, in the superview's coordinates.
  open var center: CGPoint {
    get { storedCenter }
    set { setGeometry(bounds: storedBounds, center: newValue) }
  }

  /// The transform of the box about its center.
  ///
  /// Auto Layout places the untransformed box.
  open var transform: CGAffineTransform {
    get { storedTransform }
    set {
      let old = storedTransform
      storedTransform = newValue
      if old != newValue { recordPresentedChange(from: old) }
      rootView.layoutSystem.positionDidChange(of: self)
      setNeedsSafeAreaUpdate()
      observers?.announceChanges()
    }
  }

  /// The transform in space.
  ///
  /// Its part in the plane is ``transform``.
  open var transform3D: CATransform3D {
    get { CATransform3DMakeAffineTransform(transform) }
    set { transform = newValue.affine }
  }

  /// The point that the view rotates and scales about, in fractions of its size.
  ///
  /// It is at ``center``.
  open var anchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      guard newValue != storedAnchorPoint else { return }
      storedAnchorPoint = newValue
      setNeedsSafeAreaUpdate()
    }
  }

  /// Converts a point from this view's coordinates to another view's, or to the window's.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    point.applying(transform(to: view))
  }

  /// Converts a point from another view's coordinates, or from the window's, to this view's.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }

  /// Converts a rectangle from this view's coordinates to another view's, or to the window's.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    rect.applying(transform(to: view))
  }

  /// Converts a rectangle from another view's coordinates, or from the window's, to this view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }

  /// Returns the preferred size of the content, at most `size`.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that fits and keeps its top left corner.
  ///
  /// The size applies to the bounds, before any transform.
  open func sizeToFit() {
    let (origin, size) = (frame.origin, sizeThatFits(bounds.size))
    guard !transform.isIdentity else {
      frame = CGRect(origin: origin, size: size)
      return
    }
    bounds.size = size
    center = center + (origin - frame.origin)
  }

  /// Whether a point in this view's coordinates is inside the view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view that a touch at a point would reach: a descendant or the view
  /// itself.
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

  /// The superview, for walks up a tree without counting references.
  final var unretainedSuperview: Unmanaged<UIView>? { superviewReference?.unretained }

  private var superviewReference: UnretainedReference<UIView>?
  /// Whether the view has a superview, even one that was deallocated meanwhile.
  var isInSuperview: Bool { superviewReference != nil }
  /// The tree that last gave the view its root.
  nonisolated(unsafe) var tree: ViewTree?
  private nonisolated(unsafe) var madeReference: UnretainedReference<UIView>?
  /// Receives the subviews when the view is deallocated, see ``DeferredRelease``.
  nonisolated(unsafe) var deferredRelease: DeferredRelease?

  /// The reference that subviews, guides and constraints hold to the view.
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

  /// Changes the list of subviews.
  ///
  /// The property is empty during the change.
  func changeSubviews(_ change: (inout [UIView]) -> Void) {
    var subviews = storedSubviews
    storedSubviews = []
    change(&subviews)
    storedSubviews = subviews
  }

  /// The controller with this view as its root view.
  weak var viewController: UIViewController?

  /// The superview; not retained.
  open var superview: UIView? { storedSuperview }

  /// The subviews, back to front.
  open var subviews: [UIView] { storedSubviews }

  /// The subviews in a recording: all except the internal views of a control.
  package var recordedSubviews: [UIView] { storedSubviews }

  /// The window that contains the view; a window returns itself.
  open var window: UIWindow? { rootView as? UIWindow }

  /// The controller with this view as its root view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the other subviews and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: storedSubviews.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Removes the view from its superview, with the constraints between its subtree and other views.
  open func removeFromSuperview() { leaveSuperview() }

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

  /// Whether the view is another view or its descendant.
  open func isDescendant(of view: UIView) -> Bool {
    let wanted = Unmanaged.passUnretained(view).toOpaque()
    var candidate: Unmanaged<UIView>? = Unmanaged.passUnretained(self)
    while let current = candidate {
      if current.toOpaque() == wanted { return true }
      candidate = current._withUnsafeGuaranteedRef { $0.unretainedSuperview }
    }
    return false
  }

  open var tag = 0

  /// Returns the view itself or its first descendant with a tag.
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
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  var needsLayout = true
  /// Whether a descendant may need a layout.
  ///
  /// If a view has this flag or needs a layout itself, its superview has the flag.
  private(set) var mayContainDirtyViews = false
  var needsConstraintsUpdate = true
  /// The view's index among the sources of its solution.
  var layoutSourceIndex = -1
  /// Whether an equation has ever contained the safe area or the margins.
  ///
  /// This is rare.
  var mayHaveInsetsInEquations = false
  /// Whether an equation has ever depended on the position in the window.
  ///
  /// This is rare.
  var mayAppearInEquations = false
  private var cachedLayoutSystem: LayoutSystem?

  /// The equations of the tree below this root view, created on first use.
  var layoutSystem: LayoutSystem {
    if let cachedLayoutSystem { return cachedLayoutSystem }
    let system = LayoutSystem(root: self)
    cachedLayoutSystem = system
    return system
  }

  /// Discards the equations when the view stops being the root of a tree.
  func discardLayoutSystem() { cachedLayoutSystem = nil }

  /// Requests a layout of the subviews in the next pass.
  open func setNeedsLayout() {
    needsLayout = true
    markDirtyInAncestors()
  }

  /// Records in all ancestors that this view, or one inside it, needs a layout.
  final func markDirtyInAncestors() {
    var ancestor = storedSuperview
    while let view = ancestor, !view.mayContainDirtyViews {
      view.mayContainDirtyViews = true
      ancestor = view.storedSuperview
    }
  }

  /// Updates ``mayContainDirtyViews`` after a layout of the subviews.
  final func subviewsWereLaidOut() {
    mayContainDirtyViews = storedSubviews.contains { $0.needsLayout || $0.mayContainDirtyViews }
  }

  /// Lays out the subviews now, from the topmost ancestor in the unbroken run of dirty ones.
  open func layoutIfNeeded() { LayoutPass.run(from: self) }

  /// Places the subviews.
  ///
  /// The default applies the solution of the constraints.
  open func layoutSubviews() { applyLayoutToSubviews() }

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    needsConstraintsUpdate = true
    rootView.layoutSystem.mayNeedConstraintsUpdate = true
  }

  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { needsConstraintsUpdate }

  /// Updates the view's constraints.
  ///
  /// Overrides call super last.
  open func updateConstraints() {}

  /// Calls ``updateConstraints()`` on each view that needs it, deepest views first.
  open func updateConstraintsIfNeeded() { LayoutPass.updateConstraints(below: self) }

  /// Whether the class requires Auto Layout.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Whether the frame and the autoresizing mask act as constraints.
  ///
  /// True for views created in code.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      guard newValue != translatesMask else { return }
      translatesMask = newValue
      layoutRulesDidChange()
    }
  }
  private var translatesMask = true

  /// The flexible margins and sizes when the superview's size changes.
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if oldValue != autoresizingMask { layoutRulesDidChange() } }
  }

  /// Whether the subviews' autoresizing masks apply.
  open var autoresizesSubviews = true

  /// The content size of the alignment rectangle; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The placeholder for the intrinsic size from Interface Builder; nil for none.
  package var placeholderIntrinsicContentSize: CGSize? {
    didSet { if placeholderIntrinsicContentSize != oldValue { layoutRulesDidChange() } }
  }

  /// The cached intrinsic size until its invalidation; nil if it must be computed.
  final var keptContentSize: CGSize?

  /// Invalidates the intrinsic size after a change of the content.
  open func invalidateIntrinsicContentSize() {
    keptContentSize = nil
    layoutRulesDidChange()
  }

  /// Returns the smallest or largest size that the constraints of the view and its descendants
  /// allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Returns the allowed size closest to a target, weighted by the priorities.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Whether required constraints override the size that the autoresizing mask determines.
  package var hasYieldingSize = false { didSet { layoutRulesDidChange() } }

  var contentHugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)

  /// Returns the priority against growing beyond the content size.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHugging[axis]
  }

  /// Sets the priority against growing beyond the content size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    contentHugging[axis] = priority
    layoutRulesDidChange()
  }

  /// Returns the priority against shrinking below the content size.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    compressionResistance[axis]
  }

  /// Sets the priority against shrinking below the content size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
    layoutRulesDidChange()
  }

  /// The distances from the frame to the alignment rectangle that constraints refer to.
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

  /// The view with the text of the first baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }

  /// The view with the text of the last baseline.
  open var forLastBaselineLayout: UIView { self }

  /// The distance from the top edge to the first baseline; nil puts the baseline on the bottom
  /// edge.
  var firstBaselineFromTop: CGFloat? { nil }

  /// The distance from the bottom edge up to the last baseline.
  var lastBaselineFromBottom: CGFloat { 0 }

  /// The height that the baseline refers to; nil if the text starts at the top.
  ///
  /// It applies to views that keep a single line in their middle.
  var heightAroundLine: CGFloat? { nil }

  /// Whether the constraints leave the frame ambiguous.
  open var hasAmbiguousLayout: Bool { rootView.layoutSystem.isAmbiguous(self) }

  /// Whether constraints leave the view's position or size ambiguous, along each axis.
  package final var ambiguity: (horizontal: Bool, vertical: Bool) {
    rootView.layoutSystem.ambiguity(of: self)
  }

  /// Does nothing.
  ///
  /// UIKit moves the view to another allowed position, but a layout here must not depend on chance.
  open func exerciseAmbiguityInLayout() {}

  /// Appends rules that the class generates, as a stack view does.
  func appendLayoutRules(to rules: inout LayoutRules) {}

  // MARK: Constraints

  package var storedConstraints: [NSLayoutConstraint] = []
  var storedGuides: [UILayoutGuide] = []
  var builtInGuides: [UILayoutGuide.Kind: UILayoutGuide] = [:]
  /// Whether the insets of a built-in guide depend on the view's size.
  var hasGuideBySize = false

  /// The constraints that this view holds, in order of activation.
  open var constraints: [NSLayoutConstraint] { storedConstraints }

  /// Adds a constraint between items of this view's subtree and thereby activates it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { attach(constraint) }

  /// Adds constraints in order.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint of this view.
  open func removeConstraint(_ constraint: NSLayoutConstraint) { detach(constraint) }

  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  open var layoutGuides: [UILayoutGuide] { storedGuides }

  /// Adds a guide and removes it from its former owner.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { attach(layoutGuide) }

  /// Removes a guide and the constraints that mention it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { detach(layoutGuide) }

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
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

  // MARK: Safe area and margins

  var storedUnsafeInsets = UIEdgeInsets.zero
  /// Whether the covered insets are not a safe area, because the system has no safe areas.
  var isWithoutSafeArea = false
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  /// The margins that subclasses and controllers were last notified of.
  var announcedLayoutMargins: UIEdgeInsets?

  /// The margins of a view without its own margins: 8 points on each side, none in a stack view.
  var defaultLayoutMargins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

  /// The insets that bars and notches cover on each edge; zero before iOS 11.
  open var safeAreaInsets: UIEdgeInsets { isWithoutSafeArea ? .zero : storedUnsafeInsets }

  open func safeAreaInsetsDidChange() {}

  /// The guide for the uncovered part of the view.
  open var safeAreaLayoutGuide: UILayoutGuide { builtInGuide(.safeArea) }

  /// The spacing between content and edges.
  ///
  /// It includes the safe area if ``insetsLayoutMarginsFromSafeArea`` is true.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setLayoutMargins(directional(newValue)) }
  }

  /// The spacing between content and edges, by reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directional(effectiveLayoutMargins) }
    set { setLayoutMargins(newValue) }
  }

  /// Whether the margins are at least the part of the superview's margins that reaches into the
  /// view.
  open var preservesSuperviewLayoutMargins: Bool {
    get { preservesMargins }
    set {
      preservesMargins = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var preservesMargins = false

  open var insetsLayoutMarginsFromSafeArea: Bool {
    get { insetsMargins }
    set {
      insetsMargins = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var insetsMargins = true

  /// Whether the margins limit the content to the readable column.
  ///
  /// Only Interface Builder sets it. UIKit has no public property for it.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { followsReadableWidth }
    set {
      followsReadableWidth = newValue
      layoutMarginsMayHaveChanged()
    }
  }
  private var followsReadableWidth = false

  open func layoutMarginsDidChange() {}

  /// The strip that bars cover at the top of a controller's root view.
  package var topBarsLayoutGuide: UILayoutGuide { builtInGuide(.topBars) }

  /// The strip that bars cover at the bottom of a controller's root view.
  package var bottomBarsLayoutGuide: UILayoutGuide { builtInGuide(.bottomBars) }

  /// The guide for the part of the view inside its margins.
  open var layoutMarginsGuide: UILayoutGuide { builtInGuide(.layoutMargins) }

  /// The guide for the part of the view with a readable width.
  open var readableContentGuide: UILayoutGuide { builtInGuide(.readableContent) }

  /// The guide for the strip that the keyboard covers.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = builtInGuide(.keyboard) as? UIKeyboardLayoutGuide else {
      preconditionFailure("the keyboard's guide has the type UIKeyboardLayoutGuide")
    }
    return guide
  }

  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      layoutRulesDidChange()
      layoutMarginsMayHaveChanged()
    }
  }

  /// The reading direction of the content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Returns the reading direction of a kind of content in the app's own direction.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    let direction = SimulatedDevice.current.options.layoutDirection
    return userInterfaceLayoutDirection(for: attribute, relativeTo: direction)
  }

  /// Returns the reading direction of a kind of content in a given direction.
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

  /// The traits that the application overrides.
  var ownTraits: UITraitCollection?
  /// The observers of trait changes.
  var traitObservers: [TraitObserver] = []

  /// The traits of the view: its controller's or its superview's, with the changes from
  /// ``overrideUserInterfaceStyle`` and ``traitOverrides``.
  open var traitCollection: UITraitCollection {
    inheritedTraitCollection.overridden(by: ownTraits)
  }

  /// Applies the user's text size and text weight, if the view follows them.
  func contentSizeCategoryDidChange() {}

  /// Whether the intrinsic size depends on the vertical size class.
  var dependsOnVerticalSizeClass: Bool { false }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The overrides of inherited traits for this view and its descendants.
  open var traitOverrides: any UITraitOverrides {
    get { Traits(ownTraits) }
    set { setOwnTraits(newValue) }
  }

  private func setOwnTraits(_ overrides: any UITraitOverrides) {
    changingTraits { ownTraits = UITraitCollection(overriding: overrides) }
  }

  /// Does nothing, because trait changes apply immediately here.
  open func updateTraitsIfNeeded() {}

  /// The light or dark style that overrides the inherited one for the view and its descendants.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits?.userInterfaceStyle ?? .unspecified }
    set {
      var overrides: any UITraitOverrides = Traits(ownTraits)
      overrides.userInterfaceStyle = newValue
      setOwnTraits(overrides)
    }
  }

  // MARK: Looks

  /// Whether the view is hidden.
  ///
  /// A hidden view still takes part in Auto Layout, but not in a stack view's arrangement.
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange(self) } }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1 {
    didSet { if alpha != oldValue { recordPresentedChange(from: oldValue) } }
  }
  open var backgroundColor: UIColor?
  private var ownTintColor: UIColor?
  var inheritsTintColor: Bool { ownTintColor == nil }
  /// The color of interactive elements: the view's own, the superview's, or the system's blue.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { ownTintColor ?? inheritedTintColor }
    set {
      ownTintColor = newValue
      tintColorMayHaveChanged()
    }
  }
  /// Called when the tint color has changed, here or in a superview.
  open func tintColorDidChange() {}
  /// The dimming of the tint color.
  ///
  /// The automatic mode does not dim it.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// Whether the view is fully opaque.
  open var isOpaque = true
  /// Whether subviews are clipped to the bounds.
  open var clipsToBounds = false
  /// Whether the view is cleared before drawing.
  open var clearsContextBeforeDrawing = true
  /// The change of the content when the size changes.
  open var contentMode = ContentMode.scaleToFill
  /// The number of pixels per point of drawn content; the screen's scale unless set.
  open var contentScaleFactor: CGFloat {
    get { ownContentScaleFactor ?? UIScreen.main.scale }
    set { ownContentScaleFactor = newValue }
  }
  private var ownContentScaleFactor: CGFloat?
  /// The view with the alpha channel that masks this view.
  open var mask: UIView?
  open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether the view blocks touches to other views while it receives one.
  open var isExclusiveTouch = false
  /// Does nothing, because the engine never draws.
  open func setNeedsDisplay() {}
  /// Does nothing, because the engine never draws.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Does nothing, and the engine never calls it.
  open func draw(_ rect: CGRect) {}
  /// Draws nothing and returns false.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
  /// Returns a plain view with the same frame.
  ///
  /// UIKit returns a picture of the view.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// Returns a plain view with the size of a part of this one.
  ///
  /// UIKit returns a picture of that part.
  open func resizableSnapshotView(
    from rect: CGRect,
    afterScreenUpdates afterUpdates: Bool,
    withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    UIView(frame: CGRect(origin: .zero, size: rect.size))
  }

  /// Called when a subview is hidden or shown.
  func subviewVisibilityDidChange(_ subview: UIView) {}

  // MARK: Focus of keyboards and remote controls

  /// Whether the view can become focused.
  open var canBecomeFocused: Bool { false }
  /// Whether the view has the focus; always false here.
  open var isFocused: Bool { false }
  /// The preferred targets of the focus; empty here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing, because the engine has no focus updates.
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  /// The parent of the view in the focus hierarchy; always nil here.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
  /// The container of the focusable items; always nil here.
  open var focusItemContainer: (any UIFocusItemContainer)? { nil }
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Called when the focus has moved.
  ///
  /// The engine never calls it.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The focusable items in a rectangle; always empty here.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] { [] }

  // MARK: Accessibility

  open var accessibilityIdentifier: String?
  /// Whether assistive technologies present the view.
  ///
  /// True for texts and controls, unless set.
  open var isAccessibilityElement: Bool {
    get { ownAccessibility.isElement ?? accessibilityDefaults.isElement }
    set { ownAccessibility.isElement = newValue }
  }
  /// The name for assistive technologies: the view's visible text, unless set.
  open var accessibilityLabel: String? {
    get { ownAccessibility.label ?? accessibilityDefaults.label }
    set { ownAccessibility.label = newValue }
  }
  /// The result of operating the view, for assistive technologies.
  open var accessibilityHint: String?
  open var accessibilityValue: String? {
    get { ownAccessibility.value ?? accessibilityDefaults.value }
    set { ownAccessibility.value = newValue }
  }
  /// The kind of the view, for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { ownAccessibility.traits ?? accessibilityDefaults.traits }
    set { ownAccessibility.traits = newValue }
  }
  /// The values that the app set, instead of the defaults of the class.
  private var ownAccessibility:
    (isElement: Bool?, label: String?, value: String?, traits: UIAccessibilityTraits?)
  /// The frame on the screen: the view's own rectangle, unless set.
  open var accessibilityFrame: CGRect {
    get { ownAccessibilityFrame ?? convert(bounds, to: UIScreen.main.coordinateSpace) }
    set { ownAccessibilityFrame = newValue }
  }
  private var ownAccessibilityFrame: CGRect?
  /// The parts of the view in the order of assistive technologies.
  open var accessibilityElements: [Any]?
  /// Additional actions of the view.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether assistive technologies ignore the view and its descendants.
  open var accessibilityElementsHidden = false
  /// Whether assistive technologies ignore everything except the view and its descendants.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies visit all descendants before they leave the view.
  open var shouldGroupAccessibilityChildren = false
  /// The language for reading the view aloud.
  open var accessibilityLanguage: String?
  /// The outline on the screen; nil for the frame.
  open var accessibilityPath: UIBezierPath?
  /// The activation point on the screen: the center of the accessibility frame, unless set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return ownActivationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownActivationPoint = newValue }
  }
  private var ownActivationPoint: CGPoint?

  // MARK: The layer

  /// The class of ``layer``.
  ///
  /// The engine creates the layer with `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  private(set) var storedLayer: CALayer?

  /// The view's layer, created on first use.
  open var layer: CALayer {
    if let storedLayer { return storedLayer }
    let layer = makeLayer()
    storedLayer = layer
    return layer
  }

  /// Lays out the layer's sublayers.
  ///
  /// The default calls ``layoutSubviews()``.
  ///
  /// It is called in each layout of the view once ``layer`` exists.
  open func layoutSublayers(of layer: CALayer) {
    if layer === storedLayer { layoutSubviews() }
  }

  /// Does nothing, and the engine never calls it.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing, and the engine never calls it.
  open func display(_ layer: CALayer) {}

  /// Called before the layer is drawn.
  ///
  /// The engine never calls it.
  open func layerWillDraw(_ layer: CALayer) {}

  /// The action for a change of the layer; always nil, because changes apply immediately.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

  // MARK: Gestures

  /// The gesture recognizers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Attaches a gesture recognizer and detaches it from its former view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  /// Detaches a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }

  /// Whether a recognizer of this view, or of one of its superviews, may begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The interactions of the view, in addition to its gestures.
  open private(set) var interactions: [any UIInteraction] = []

  /// Adds an interaction and removes it from its former view.
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

  /// Makes a first responder in this view's subtree resign.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = SimulatedDevice.current.firstResponder as? UIView,
      responder.isDescendant(of: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  /// The view's name in the recording; nil for the name of its class.
  package var recordingName: String?

  /// The name in reports: the recording's name, else the accessibility identifier, else the class.
  var reportName: String {
    recordingName ?? accessibilityIdentifier ?? String(describing: type(of: self))
  }
}
