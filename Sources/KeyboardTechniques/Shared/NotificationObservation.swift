import LayoutEngine

/// An observation of notifications that ends with its release.
final class NotificationObservation {
  private let center: NotificationCenter
  private let tokens: [any NSObjectProtocol]

  /// Calls `handler` with every notification of the names, in the order of posting.
  @MainActor
  init(
    of names: [NSNotification.Name],
    handler: @escaping @Sendable @MainActor (Notification) -> Void
  ) {
    let center = NotificationCenter.default
    self.center = center
    tokens = names.map {
      center.addObserver(forName: $0, object: nil, queue: nil, using: handler)
    }
  }

  deinit { tokens.forEach(center.removeObserver) }
}
