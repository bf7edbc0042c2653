package import DeviceCatalog

/// A device's orientation after a rotation, with the names of interface orientations.
package enum RotationTarget: String, CaseIterable, Codable, Sendable {
  case portrait
  /// Either landscape orientation; from portrait, the one with the home button on the right.
  case landscape
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// Creates the usual target of an orientation.
  package init(_ orientation: DeviceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .landscape: .landscape
      }
  }

  /// The orientation as layout sees it.
  package var orientation: DeviceOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscape, .landscapeLeft, .landscapeRight: .landscape
    }
  }

  /// Whether it is the less usual of the two targets with the same orientation.
  package var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeLeft }
}
