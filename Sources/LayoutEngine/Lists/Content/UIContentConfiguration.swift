/// What a view shows and how, as a value that makes such views.
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// The same for a state, as for a chosen cell.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// It can show others of its present type.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
