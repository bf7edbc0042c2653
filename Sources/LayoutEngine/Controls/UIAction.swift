/// An action that a control performs.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: @MainActor (UIAction) -> Void

  /// The action's identifier, unique unless given.
  public let identifier: Identifier

  /// The title of the action for contexts with more space.
  open var discoverabilityTitle: String?

  /// Whether the action is enabled, and its style.
  open var attributes: UIMenuElement.Attributes

  open var state: UIMenuElement.State

  /// The sender of the action's last run.
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

  /// Runs the action as if the user had selected it.
  package func run(for sender: Any?) {
    self.sender = sender
    handler(self)
  }
}

/// Numbers the actions without an identifier.
private final class ActionCounter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
