import DeviceCatalog
public import Foundation

/// A view that a person operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Handler {
    var target: () -> AnyObject?
    var identifier: String
    var events: Event
    var body: @MainActor () -> Void
  }

  private var handlers: [Handler] = []

  /// Makes a control of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the control can be operated.
  open var isEnabled = true
  /// Whether the control is chosen.
  open var isSelected = false
  /// Whether a finger rests on the control.
  open var isHighlighted = false
  /// Where content lies along the horizontal.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content lies along the vertical.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// The sum of the three flags; empty is normal.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs a closure on events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    let handler = Handler(
      target: { nil },
      identifier: action.identifier,
      events: controlEvents,
      body: { action.handler(action) }
    )
    handlers.append(handler)
  }

  /// Sends a message on events; the target is not retained.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    weak let object = target.map { $0 as AnyObject }
    let handler = Handler(
      target: { object },
      identifier: "",
      events: controlEvents,
      body: { [weak self] in
        guard let object else { return }
        action.send(to: object, with: self)
      }
    )
    handlers.append(handler)
  }

  /// Stops sending messages to a target, or to all.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    handlers.removeAll { handler in
      !handler.events.isDisjoint(with: controlEvents)
        && (object == nil || handler.target() === object)
    }
  }

  /// Sends what was registered for events, in order.
  open func sendActions(for controlEvents: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: controlEvents) {
      handler.body()
    }
  }

  // MARK: Size

  /// The room that the control asks for; subclasses of this module override it.
  var metricSize: IntrinsicSize { IntrinsicSize() }

  /// The size of the content, of the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    CGSize(metricSize)
  }

  /// The intrinsic size of the frame, or the present size where there is none.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: metricSize.frameWidth ?? bounds.width,
      height: metricSize.frameHeight ?? bounds.height
    )
  }
}

/// Something to do when a control is operated.
@preconcurrency @MainActor
open class UIAction: NSObject {
  let handler: @MainActor (UIAction) -> Void
  let identifier: String
  /// The words that a menu or button shows.
  open var title: String

  /// Makes an action of a closure.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: String = "",
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.title = title
    self.identifier = identifier
    self.handler = handler
    super.init()
  }
}

extension UIControl {
  /// The condition a control is in.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a state of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal = State([])
    /// A finger rests on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// What can happen to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of events of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger touches down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger is lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger is lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The value has changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main thing that the control is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text has changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Where content lies along the horizontal.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, or over the whole width.
    case center, left, right, fill, leading, trailing
  }

  /// Where content lies along the vertical.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at the top or bottom, or over the whole height.
    case center, top, bottom, fill
  }
}

extension CGSize {
  /// A control's size, without a metric where it asks for none.
  @MainActor
  init(_ size: IntrinsicSize) {
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

extension ControlMetrics {
  /// The metrics of the current device.
  @MainActor
  static var current: ControlMetrics {
    let device = SimulatedDevice.current
    return ControlMetrics(
      generation: device.options.controlGeneration,
      fontEra: device.options.fontEra,
      scale: device.model.scale
    )
  }
}

extension SimulatedDevice {
  /// Whether the vertical size class is compact, which makes wheels lower.
  var isVerticallyCompact: Bool { metrics.verticalSizeClass == .compact }
}
