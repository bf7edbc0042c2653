/// A display of a foldable device.
package enum FoldableDisplay: String, CaseIterable, Codable, Sendable {
  /// The display of the folded device.
  case outer
  /// The larger display of the unfolded device.
  case inner
}

/// The measures of an inner display.
package struct InnerDisplay: Codable, Hashable, Sendable {
  /// The measures in portrait.
  package var portrait: DeviceMetrics
  /// The measures in landscape.
  package var landscape: DeviceMetrics

  package init(portrait: DeviceMetrics, landscape: DeviceMetrics) {
    (self.portrait, self.landscape) = (portrait, landscape)
  }

  /// Returns the measures for `orientation`.
  package func metrics(in orientation: DeviceOrientation) -> DeviceMetrics {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}
