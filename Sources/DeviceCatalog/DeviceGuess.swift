/// Measures of a device that no source, or only one source, confirms.
package struct DeviceGuess: Hashable, Sendable {
  /// The measures, in one noun: `screen and insets`.
  package let measures: String
  /// The origin of the values in the catalog, in one clause.
  package let basis: String
}

extension Device {
  /// The guesses among the device's measures.
  package var guesses: [DeviceGuess] { DeviceGuess.byDevice[id] ?? [] }
}

extension DeviceGuess {
  /// The sources have the season of the sale, not the version.
  private static let springOf2026 = DeviceGuess(
    measures: "first system",
    basis: "26.3, by its release in spring 2026"
  )

  fileprivate static let byDevice: [String: [DeviceGuess]] = [
    "iphone-17e": [springOf2026],
    "ipad-air-11-m4": [springOf2026],
    "ipad-air-13-m4": [springOf2026],
    "iphone-18-pro": [
      DeviceGuess(measures: "screen, insets and keyboard", basis: "as on the iPhone 17 Pro")
    ],
    "iphone-18-pro-max": [
      DeviceGuess(measures: "insets and keyboard", basis: "as on the iPhone 17 Pro Max")
    ],
    "iphone-duo": [
      DeviceGuess(
        measures: "keyboards, upper and lower insets",
        basis: "as on the iPhone 17 Pro Max, and 0 above the display beside vertical bars"
      ),
      DeviceGuess(
        measures: "side of the vertical bars",
        basis: "right, by a report about a trailing inset"
      ),
    ],
    "iphone-air": [
      DeviceGuess(measures: "keyboard", basis: "345 in portrait, but an earlier source has 335")
    ],
  ]
}
