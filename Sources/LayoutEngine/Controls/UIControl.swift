import DeviceCatalog
public import Foundation

@preconcurrency @MainActor
open class UIControl: UIView {
  /// Returns whether tracking of the touch continues; true unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Called when the touch is canceled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Whether a touch opens the menu immediately; only stored.
  open var showsMenuAsPrimaryAction = false
  /// Whether a long press opens a menu; only stored.
  open var isContextMenuInteractionEnabled = false
  /// The context menu interaction; nil.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// The text that appears for a pointer; only stored.
  open var toolTip: String?

  /// Performs the control's primary action.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  private struct Handler {
    var target: () -> AnyObject?
    /// The identifier of an action; nil for a target and selector.
    var identifier: UIAction.Identifier?
    var events: Event
    var body: @MainActor () -> Void
  }

  private var handlers: [Handler] = []

  /// Creates a control with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame and a primary action.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether the control is touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// The horizontal alignment of the content, resolved for the layout direction.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    case .center, .left, .right, .fill: return contentHorizontalAlignment
    }
  }

  /// The combination of the three flags; empty is the normal state.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Called after one of the flags of ``state`` has changed.
  func stateDidChange() {}

  /// Runs an action for events; it replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    let handler = Handler(
      target: { nil },
      identifier: action.identifier,
      events: controlEvents,
      body: { [weak self] in action.run(for: self) }
    )
    handlers.append(handler)
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action by its identifier, for events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier,
    for controlEvents: Event
  ) {
    removeHandlers(for: controlEvents) { $0.identifier == actionIdentifier }
  }

  /// Adds a target and selector for events; the target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    weak let object = target.map { $0 as AnyObject }
    let handler = Handler(
      target: { object },
      identifier: nil,
      events: controlEvents,
      body: { [weak self] in
        guard let object else { return }
        action.send(to: object, with: self)
      }
    )
    handlers.append(handler)
  }

  /// Removes a target, or all targets, for events.
  ///
  /// Selectors from closures cannot be compared, so all selectors of the target are removed.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    removeHandlers(for: controlEvents) { handler in
      handler.identifier == nil && (object == nil || handler.target() === object)
    }
  }

  /// Removes events from handlers, and removes the handlers without events.
  private func removeHandlers(for events: Event, where matches: (Handler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) {
      handlers[index].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }

  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target() as? NSObject })
  }

  open var allControlEvents: Event {
    handlers.reduce(into: Event()) { $0.formUnion($1.events) }
  }

  open func sendAction(_ action: UIAction) { action.handler(action) }

  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    guard let target else { return }
    action.send(to: target as AnyObject, with: self)
  }

  /// Runs the handlers of events, in the order of registration.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.body()
    }
  }

  // MARK: Size

  /// The intrinsic size of the control; subclasses in this module override it.
  var metricSize: ControlSize { ControlSize() }

  /// The intrinsic size of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(metricSize)
  }

  /// Sets the control's fixed size, for controls that ignore the size of their initial frame.
  func takeOwnSize() { bounds.size = sizeThatFits(bounds.size) }

  /// Returns the intrinsic size of the frame, with the current size along axes without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: metricSize.frameWidth ?? bounds.width,
      height: metricSize.frameHeight ?? bounds.height
    )
  }
}

extension UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal = State([])
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    public static let focused = State(rawValue: 1 << 3)
    public static let application = State(rawValue: 0x00FF_0000)
  }

  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch-down, as in a double tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    public static let allEvents = Event(rawValue: .max)
  }

  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Centered, at a side, or over the whole width.
    case center, left, right, fill, leading, trailing
  }

  public enum ContentVerticalAlignment: Int, Sendable {
    /// Centered, at the top or bottom, or over the whole height.
    case center, top, bottom, fill
  }
}

extension CGSize {
  /// Creates a size from a control's intrinsic size, with `noIntrinsicMetric` for nil dimensions.
  @MainActor
  init(_ size: ControlSize) {
    self.init(
      width: size.width ?? UIView.noIntrinsicMetric,
      height: size.height ?? UIView.noIntrinsicMetric
    )
  }
}

extension UIEdgeInsets {
  init(_ insets: ControlInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension ControlInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension SimulatedDevice {
  /// Whether the vertical size class is compact, which makes picker wheels lower.
  var isVerticallyCompact: Bool { metrics.verticalSizeClass == .compact }
}
