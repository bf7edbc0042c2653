/// The content and appearance of a view, as a value that creates such views.
public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for a state, such as a selected cell.
  func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the view's current configuration.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
