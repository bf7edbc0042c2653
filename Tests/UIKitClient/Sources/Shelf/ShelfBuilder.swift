import UIKit

/// Collects views, with conditions and loops.
@resultBuilder
public enum ShelfBuilder {
  public static func buildExpression(_ view: UIView) -> [UIView] { [view] }
  public static func buildBlock(_ parts: [UIView]...) -> [UIView] { parts.flatMap { $0 } }
  public static func buildOptional(_ part: [UIView]?) -> [UIView] { part ?? [] }
  public static func buildEither(first: [UIView]) -> [UIView] { first }
  public static func buildEither(second: [UIView]) -> [UIView] { second }
  public static func buildArray(_ parts: [[UIView]]) -> [UIView] { parts.flatMap { $0 } }
}

extension UIStackView {
  /// A column of views.
  public static func column(
    spacing: CGFloat = 0,
    alignment: Alignment = .fill,
    @ShelfBuilder _ views: () -> [UIView]
  ) -> UIStackView {
    make(axis: .vertical, spacing, alignment, views())
  }

  /// A row of views.
  public static func row(
    spacing: CGFloat = 0,
    alignment: Alignment = .fill,
    @ShelfBuilder _ views: () -> [UIView]
  ) -> UIStackView {
    make(axis: .horizontal, spacing, alignment, views())
  }

  private static func make(
    axis: NSLayoutConstraint.Axis,
    _ spacing: CGFloat,
    _ alignment: Alignment,
    _ views: [UIView]
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    stack.alignment = alignment
    return stack
  }
}

extension UIView {
  /// Fills another view, or a part of it.
  @discardableResult
  public func fill(_ area: some LayoutArea, insets: NSDirectionalEdgeInsets = .zero) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: area.topAnchor, constant: insets.top),
      leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: insets.leading),
      area.bottomAnchor.constraint(equalTo: bottomAnchor, constant: insets.bottom),
      area.trailingAnchor.constraint(equalTo: trailingAnchor, constant: insets.trailing),
    ])
    return self
  }

  /// Returns the view with constraints that fix its size.
  public func sized(width: CGFloat? = nil, height: CGFloat? = nil) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    width.map { widthAnchor.constraint(equalToConstant: $0) }?.isActive = true
    height.map { heightAnchor.constraint(equalToConstant: $0) }?.isActive = true
    return self
  }
}

/// A view or a layout guide.
@MainActor
public protocol LayoutArea {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: LayoutArea {}
extension UILayoutGuide: LayoutArea {}
