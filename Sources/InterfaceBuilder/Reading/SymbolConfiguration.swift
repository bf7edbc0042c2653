import ScenarioModel

/// The scale of a symbol relative to its usual size.
///
/// As in UIKit, the image's own configuration takes precedence over its view's preference. Sizes of
/// text styles are not supported.
struct SymbolConfiguration {
  enum Name: String, AttributeName, CaseIterable { case scale, pointSize }
  enum ReferenceName: String, AttributeName, CaseIterable { case symbolScale }

  /// The text size that a symbol's usual size belongs to, in points.
  private static let usualPointSize = 17.0

  /// Apple's published ratios to the medium scale.
  private static let scales = ["small": 0.79, "medium": 1, "large": 1.28]

  private let factor: Double

  /// Creates the configuration of an element's symbol.
  ///
  /// - Parameters:
  ///   - element: The element with the image: an image view, a button's state or its configuration.
  ///   - reference: The image, if it is a separate element.
  init(of element: VariedElement, reference: VariedElement?) {
    let preferred = Self.keys.lazy
      .compactMap { element.child("preferredSymbolConfiguration", key: $0) }
      .first
      .map { VariedElement($0, for: .any) }
    let scale =
      Self.scale(reference?.attribute(ReferenceName.symbolScale))
      ?? Self.scale(preferred?.attribute(Name.scale))
    let pointSize = preferred?.number(Name.pointSize).flatMap { $0 > 0 ? $0 : nil }
    factor = (scale ?? 1) * (pointSize ?? Self.usualPointSize) / Self.usualPointSize
  }

  /// Returns the scaled size of a symbol from its usual size.
  func scaled(_ size: Size) -> Size {
    Size(width: size.width * factor, height: size.height * factor)
  }

  private static let keys = [
    "preferredSymbolConfiguration", "preferredSymbolConfigurationForImage",
  ]

  /// Returns the ratio of a scale; nil for the default scale, which is not written.
  private static func scale(_ name: String?) -> Double? { name.flatMap { scales[$0] } }
}
