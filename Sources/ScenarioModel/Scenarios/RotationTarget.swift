package import DeviceCatalog

/// A device's orientation after a rotation, with the names of interface orientations.
package enum RotationTarget: String, CaseIterable, Codable, Sendable {
  case portrait
  /// Either landscape orientation; from portrait, the orientation with the home button on the
  /// right.
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

  /// The orientation of the layout.
  package var orientation: DeviceOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscape, .landscapeLeft, .landscapeRight: .landscape
    }
  }

  /// Whether the target is upside down, or in landscape with the home button on the left.
  package var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeLeft }
}
