/// How much of the width of a screen an application has.
///
/// The narrow part of a Split View is 320 points wide, or 375 on large screens; a gap of 10 lies
/// between the parts, and the other part has the rest. For the screens of iOS 9 to 15 these are
/// published figures; the 8.3-inch and 10.9-inch ones, and halves in portrait, follow the same
/// rule. Slide Over is as wide as the narrow part.
package enum ApplicationWidth: Hashable, Sendable {
  case full
  case half
  case oneThird
  case twoThirds
  case slideOver
  /// A window whose size a user chooses, this many points wide; no wider than the screen.
  case points(Double)

  private static let gap = 10.0

  /// The width in points on a screen with given measures.
  package func points(on metrics: DeviceMetrics) -> Double {
    let (whole, narrow) = (metrics.size.width, Self.narrowWidth(on: metrics))
    return switch self {
    case .full: whole
    case .half: (whole - Self.gap) / 2
    case .oneThird, .slideOver: narrow
    case .twoThirds: whole - Self.gap - narrow
    case .points(let points): min(points, whole)
    }
  }

  /// The width's size class on a screen with given measures.
  package func horizontalSizeClass(on metrics: DeviceMetrics) -> SizeClass {
    if self == .full { return metrics.horizontalSizeClass }
    return points(on: metrics) >= DeviceMetrics.leastRegularWidth ? .regular : .compact
  }

  private static func narrowWidth(on metrics: DeviceMetrics) -> Double {
    let size = metrics.size
    let isLarge = size.width > size.height ? size.width >= 1180 : size.width >= 1024
    return isLarge ? 375 : 320
  }
}

extension ApplicationWidth: Codable {
  /// The widths that have names, by these.
  package static let named: [(name: String, value: ApplicationWidth)] = [
    ("full", .full), ("half", .half), ("oneThird", .oneThird), ("twoThirds", .twoThirds),
    ("slideOver", .slideOver),
  ]

  /// As cases are called after it: `half`, `507pt`.
  package var word: String {
    guard case .points(let points) = self else {
      return Self.named.first { $0.value == self }?.name ?? ""
    }
    return (Int(exactly: points).map(String.init) ?? "\(points)") + "pt"
  }

  /// Creates the width of a ``word``; nil for other texts.
  package init?(word: String) {
    if let named = Self.named.first(where: { $0.name == word }) {
      self = named.value
    } else if word.hasSuffix("pt"), let points = Double(word.dropLast(2)), points.isFinite {
      self = .points(points)
    } else {
      return nil
    }
  }

  /// Decodes a ``word``.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let word = try container.decode(String.self)
    guard let width = ApplicationWidth(word: word) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "'\(word)' is no width of an application"
      )
    }
    self = width
  }

  /// Encodes the ``word``.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(word)
  }
}
