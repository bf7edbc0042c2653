/// The part of the screen's width that an application has.
///
/// The narrow part of a Split View is 320 points wide, or 375 on large screens. The gap between the
/// parts is 10 points wide, and the other part has the rest. For the screens of iOS 9 to 15 these
/// are published figures. The 8.3-inch and 10.9-inch screens follow the same rule, and so do halves
/// in portrait on iPadOS 26. Slide Over is as wide as the narrow part.
package enum ApplicationWidth: Hashable, Sendable {
  case full
  case half
  case oneThird
  case twoThirds
  case slideOver
  /// A resizable window of this width in points, at most the screen's width.
  case points(Double)
  /// A window with a size and a position that a user chooses.
  case window(WindowPlace)

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
    case .window(let window): min(window.width, whole)
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

extension ApplicationWidth {
  /// Returns the reason that an application cannot have the width on a device in an orientation.
  ///
  /// - Parameters:
  ///   - device: The device.
  ///   - orientation: The orientation of the device.
  ///   - system: The system; nil for the system of the device's own measures.
  /// - Returns: The reason; nil if the width is possible.
  package func obstacle(
    on device: Device,
    in orientation: DeviceOrientation,
    system: SystemVersion?
  ) -> WidthObstacle? {
    let system = system ?? .usual
    return switch (self, device.idiom) {
    case (.full, _): nil
    case (.window, .phone) where system >= WidthObstacle.firstResizablePhone: nil
    case (_, .phone): .phone
    case (_, .pad) where system < WidthObstacle.firstMultitasking: .systemWithoutMultitasking
    case (.oneThird, _), (.twoThirds, _), (.half, _):
      if WidthObstacle.padsWithoutSplitView.contains(device.id) {
        .padWithoutSplitView
      } else if self == .half, orientation == .portrait, system < WidthObstacle.firstPortraitHalf {
        .halfInPortrait
      } else {
        nil
      }
    case (.slideOver, _), (.points, _), (.window, _): nil
    }
  }
}

extension Device {
  /// The obstacles to each kind of width in both orientations, in a fixed order.
  ///
  /// - Parameter system: The system; nil for the system of the device's own measures.
  /// - Returns: One element for each kind and orientation; nil for a possible width.
  package func widthObstacles(on system: SystemVersion?) -> [WidthObstacle?] {
    let window = ApplicationWidth.window(WindowPlace(width: 320, height: 480, x: 0, y: 0))
    return ([.half, .oneThird, .twoThirds, .slideOver, .points(320), window] as [ApplicationWidth])
      .flatMap { width in
        DeviceOrientation.allCases.map { width.obstacle(on: self, in: $0, system: system) }
      }
  }
}

/// A reason that no application on a device has a width.
package enum WidthObstacle: Hashable, Sendable {
  case phone
  case systemWithoutMultitasking
  case padWithoutSplitView
  case halfInPortrait

  fileprivate static let firstMultitasking: SystemVersion = 9
  fileprivate static let firstPortraitHalf: SystemVersion = 26
  /// Scenes of phones are resizable too (urbanairship/ios-library 20.12.0).
  fileprivate static let firstResizablePhone: SystemVersion = 27
  /// The iPads that have Slide Over but not Split View.
  fileprivate static let padsWithoutSplitView: Set = ["ipad-mini-2", "ipad-air-1"]

  /// The reason in one clause.
  package var reason: String {
    switch self {
    case .phone:
      "phones show one application at a time, as wide as the screen or, from iOS 27 on, in a window"
    case .systemWithoutMultitasking: "iPads show one application at a time before iOS 9"
    case .padWithoutSplitView: "the iPad Air and the iPad mini 2 have no Split View"
    case .halfInPortrait: "iPads have no half split in portrait before iPadOS 26"
    }
  }

  /// A change that makes the width possible, in one clause.
  package var fix: String {
    switch self {
    case .phone: "choose an iPad, or a window on iOS 27"
    case .systemWithoutMultitasking: "choose a system from iOS 9 on"
    case .padWithoutSplitView: "choose another iPad, or 'slideOver'"
    case .halfInPortrait: "choose 'oneThird' or 'twoThirds', or landscape"
    }
  }
}

extension ApplicationWidth: Codable {
  /// The named widths.
  package static let named: [(name: String, value: ApplicationWidth)] = [
    ("full", .full), ("half", .half), ("oneThird", .oneThird), ("twoThirds", .twoThirds),
    ("slideOver", .slideOver),
  ]

  /// The width in the names of cases: `half`, `507pt`, `700x500-200-100`.
  package var word: String {
    switch self {
    case .points(let points): points.plainText + "pt"
    case .window(let window): window.word
    default: Self.named.first { $0.value == self }?.name ?? ""
    }
  }

  /// Creates the width of a ``word``; nil for other texts.
  package init?(word: String) {
    if let named = Self.named.first(where: { $0.name == word }) {
      self = named.value
    } else if word.hasSuffix("pt"), let points = Double(word.dropLast(2)), points.isFinite {
      self = .points(points)
    } else if let window = WindowPlace(word: word) {
      self = .window(window)
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
        debugDescription: "'\(word)' is not a width of an application"
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
