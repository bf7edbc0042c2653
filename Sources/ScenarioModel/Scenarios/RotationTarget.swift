package import DeviceCatalog

/// How a device is held after a rotation, by the interface's names.
package enum RotationTarget: String, CaseIterable, Codable, Sendable {
  case portrait
  /// Either of the two; from upright, with the home button on the right.
  case landscape
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  /// An orientation held the usual way.
  package init(_ orientation: DeviceOrientation) {
    self =
      switch orientation {
      case .portrait: .portrait
      case .landscape: .landscape
      }
  }

  /// What layout shows of it.
  package var orientation: DeviceOrientation {
    switch self {
    case .portrait, .portraitUpsideDown: .portrait
    case .landscape, .landscapeLeft, .landscapeRight: .landscape
    }
  }

  /// Whether it is the other one of the two that have the same orientation.
  package var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeLeft }
}
