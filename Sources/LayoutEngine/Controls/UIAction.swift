/// Something to do when a control is operated.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: @MainActor (UIAction) -> Void

  /// The action's identifier; its own unless given.
  public let identifier: Identifier

  /// What the action is called where there is room.
  open var discoverabilityTitle: String?

  /// Whether the action can be chosen, and how it looks.
  open var attributes: UIMenuElement.Attributes

  open var state: UIMenuElement.State

  /// The object that the action was last run for.
  open internal(set) var sender: Any?

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    let number = SimulatedDevice.current.singleton { ActionCounter() }.next()
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.identifier = identifier ?? Identifier("action \(number)")
    self.handler = handler
    super.init(title: title, image: image)
    self.subtitle = subtitle
  }

  /// Runs the action as if it had been chosen.
  func run(for sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// Numbers the actions that were given no identifier.
private final class ActionCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
