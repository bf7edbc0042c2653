import PortSupport

/// The widgets of the app: none.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  /// Has no effect, because there are no widgets.
  public func reloadAllTimelines() {}
  /// Has no effect, because there are no widgets.
  public func reloadTimelines(ofKind kind: String) {}

  /// Reports an empty list in the next turn of the run loop.
  @preconcurrency
  public func getCurrentConfigurations(
    _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
  ) { DispatchQueue.deviceMain.async { completion(.success([])) } }
}

public struct WidgetInfo: Hashable, Sendable {
  public let kind: String
  public let family: WidgetFamily
}

public enum WidgetFamily: Int, CaseIterable, Sendable {
  /// In WidgetKit's order.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
