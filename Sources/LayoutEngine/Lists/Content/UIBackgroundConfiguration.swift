public import Foundation

/// The background of a cell or another view.
public struct UIBackgroundConfiguration {
  /// A view in front of the background color, with the background's size.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The insets of the background, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges where the view's layout margins are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  /// The image in front of the background color.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0
  /// The outset of the outline, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  public static func clear() -> Self { Self(nil) }
  public static func listCell() -> Self { Self(.systemBackground) }
  public static func listHeader() -> Self { Self(nil) }
  public static func listFooter() -> Self { Self(nil) }
  /// Returns the background of a row in a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Returns the background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// Returns the background of a row in a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Returns the background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(nil) }
  /// Returns the background of a header in a sidebar.
  public static func listSidebarHeader() -> Self { Self(nil) }
  public static func listSidebarCell() -> Self { Self(nil) }
  public static func listAccompaniedSidebarCell() -> Self { Self(nil) }

  /// Returns the same configuration, because colors do not depend on the state here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the outline's color for a tint color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The view of a background configuration.
@MainActor
final class SystemBackgroundView: UIView {
  private let background: UIBackgroundConfiguration

  init(_ background: UIBackgroundConfiguration) {
    self.background = background
    super.init(frame: .zero)
    backgroundColor = background.backgroundColor.map {
      background.backgroundColorTransformer?($0) ?? $0
    }
    layer.cornerRadius = background.cornerRadius
    isUserInteractionEnabled = background.customView != nil
    if let view = background.customView { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// Fills a view except for the insets.
  func fill(_ view: UIView) {
    let added = background.edgesAddingLayoutMarginsToBackgroundInsets
    let margins = view.directionalLayoutMargins
    var insets = background.backgroundInsets
    if added.contains(.top) { insets.top += margins.top }
    if added.contains(.leading) { insets.leading += margins.leading }
    if added.contains(.bottom) { insets.bottom += margins.bottom }
    if added.contains(.trailing) { insets.trailing += margins.trailing }
    let (left, right) =
      view.isRightToLeft ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    frame = view.bounds.inset(
      by: UIEdgeInsets(top: insets.top, left: left, bottom: insets.bottom, right: right)
    )
    background.customView?.frame = bounds
  }
}
