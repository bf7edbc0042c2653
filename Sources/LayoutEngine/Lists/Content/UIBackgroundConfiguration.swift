public import Foundation

/// What is behind the content of a cell or another view.
public struct UIBackgroundConfiguration {
  /// A view in front of the colour, as large as the background.
  public var customView: UIView?
  /// How round the corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// What the background keeps from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// At which edges the margins of the view are added to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  public var backgroundColor: UIColor?
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  public var visualEffect: UIVisualEffect?
  /// The image in front of the colour.
  public var image: UIImage?
  public var imageContentMode = UIView.ContentMode.scaleToFill
  public var strokeColor: UIColor?
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the line around, in points.
  public var strokeWidth: CGFloat = 0
  /// How far out the line is, in points.
  public var strokeOutset: CGFloat = 0

  private init(_ color: UIColor?) { backgroundColor = color }

  public static func clear() -> Self { Self(nil) }
  public static func listCell() -> Self { Self(.systemBackground) }
  public static func listHeader() -> Self { Self(nil) }
  public static func listFooter() -> Self { Self(nil) }
  /// Behind a row of a plain list.
  public static func listPlainCell() -> Self { Self(.systemBackground) }
  /// Behind the view above or below a section of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self(.systemBackground) }
  /// Behind a row of a grouped list.
  public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
  /// Behind the view above or below a section of a grouped list.
  public static func listGroupedHeaderFooter() -> Self { Self(nil) }
  /// Behind the view above a section of a sidebar.
  public static func listSidebarHeader() -> Self { Self(nil) }
  public static func listSidebarCell() -> Self { Self(nil) }
  public static func listAccompaniedSidebarCell() -> Self { Self(nil) }

  /// The same: colours do not depend on the state here.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the line as it is replaced.
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

  /// Fills a view but for the insets.
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
