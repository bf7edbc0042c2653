/// The kind of interface that a device shows.
package enum DeviceIdiom: String, Codable, Sendable {
  case phone
  case pad
}

/// The shape of a screen's edges, which determines its safe area.
package enum DeviceDisplay: String, Codable, Sendable {
  /// Square corners and a home button: only the status bar takes space.
  case homeButton

  /// A sensor housing that grows from the top edge, and a home indicator.
  case notch

  /// A sensor housing that floats below the top edge, and a home indicator.
  case dynamicIsland

  /// Rounded corners without a housing, and a home indicator.
  case rounded
}

/// A device model and everything about it that layout can depend on.
///
/// Bars and insets have their values on iOS 18, and keyboards on the last system up to iOS 18 that
/// the model runs, with Display Zoom off and one full-screen application. ``running(_:)`` has the
/// values on a system.
package struct Device: Identifiable, Codable, Hashable, Sendable {
  /// The stable name that scenario files and recordings use, such as `iphone-8`.
  package var id: String

  /// The commercial name of the model.
  package var name: String
  /// The product line, which determines the layout of bars and keyboards.
  package var idiom: DeviceIdiom
  /// The kind of screen, with a home indicator or without.
  package var display: DeviceDisplay

  /// Pixels in a point, along either axis.
  package var scale: Double

  /// The release year of the model.
  package var introduced: Int

  /// The values of a storyboard's `device` element that lay out on this screen.
  package var interfaceBuilderIDs: [String]
  /// The measures in portrait and in portrait upside down.
  package var portrait: DeviceMetrics
  /// The measures in both landscape orientations.
  package var landscape: DeviceMetrics
  /// The measures of the inner display of a foldable device; nil for other devices.
  ///
  /// The device's other measures are of the outer display.
  package var innerDisplay: InnerDisplay?

  package init(
    id: String,
    name: String,
    idiom: DeviceIdiom,
    display: DeviceDisplay,
    scale: Double,
    introduced: Int,
    interfaceBuilderIDs: [String],
    portrait: DeviceMetrics,
    landscape: DeviceMetrics,
    innerDisplay: InnerDisplay? = nil
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.display = display
    self.scale = scale
    self.introduced = introduced
    self.interfaceBuilderIDs = interfaceBuilderIDs
    self.portrait = portrait
    self.landscape = landscape
    self.innerDisplay = innerDisplay
  }

  /// Returns the measures for `orientation`, of the outer display of a foldable device.
  package func metrics(in orientation: DeviceOrientation) -> DeviceMetrics {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }

  /// Returns the measures of a display; a device with one display ignores the choice.
  package func metrics(
    in orientation: DeviceOrientation,
    on display: FoldableDisplay
  ) -> DeviceMetrics {
    guard display == .inner, let innerDisplay else { return metrics(in: orientation) }
    return innerDisplay.metrics(in: orientation)
  }
}
