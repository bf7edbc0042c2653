public import Foundation

/// Something to do when a control is operated.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// What tells actions apart.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The identifier's text.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  let handler: @MainActor (UIAction) -> Void

  /// What tells the action apart; its own unless given.
  public let identifier: Identifier

  /// The words that a menu or button shows.
  open var title: String

  /// The image that a menu or button shows.
  open var image: UIImage?

  /// Makes an action of a closure.
  public init(
    title: String = "",
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    let number = SimulatedDevice.current.singleton { ActionCounter() }.next()
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action \(number)")
    self.handler = handler
    super.init()
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
