import DeviceCatalog
import Foundation

/// The coordinate space of the screen that does not rotate with the interface.
///
/// It applies to the device in upright portrait.
final class FixedCoordinateSpace: NSObject, UICoordinateSpace {
  private unowned let device: SimulatedDevice

  init(device: SimulatedDevice) {
    self.device = device
    super.init()
  }

  var bounds: CGRect {
    let portrait = device.model.metrics(in: .portrait, on: device.display)
    return CGRect(origin: .zero, size: CGSize(portrait.size))
  }

  /// The transform from the screen's coordinates, which rotate with the interface, to this space.
  ///
  /// With the home button at the right, the interface's left edge is the device's upper edge. The
  /// interface's upper edge is then the device's right edge.
  private var turn: CGAffineTransform {
    let size = bounds.size
    return switch device.interfaceOrientation {
    case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: size.width, ty: 0)
    case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: size.height)
    case .portraitUpsideDown:
      CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: size.width, ty: size.height)
    default: .identity
    }
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self
      ? point : device.screen.convert(turned(point), to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace === self
      ? point : fixed(device.screen.convert(point, from: coordinateSpace))
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : device.screen.convert(turned(rect), to: coordinateSpace)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace === self ? rect : fixed(device.screen.convert(rect, from: coordinateSpace))
  }

  fileprivate func fixed(_ point: CGPoint) -> CGPoint { point.applying(turn) }
  fileprivate func fixed(_ rect: CGRect) -> CGRect { rect.applying(turn) }
  fileprivate func turned(_ point: CGPoint) -> CGPoint { point.applying(turn.inverted()) }
  fileprivate func turned(_ rect: CGRect) -> CGRect { rect.applying(turn.inverted()) }
}

@MainActor
extension CGPoint {
  /// Converts a point from the screen to the screen's space or to the fixed space.
  func placed(in space: any UICoordinateSpace) -> CGPoint {
    (space as? FixedCoordinateSpace)?.fixed(self) ?? self
  }

  /// Converts a point from the screen's space or from the fixed space to the screen.
  func onScreen(from space: any UICoordinateSpace) -> CGPoint {
    (space as? FixedCoordinateSpace)?.turned(self) ?? self
  }
}

@MainActor
extension CGRect {
  /// Converts a rectangle from the screen to the screen's space or to the fixed space.
  func placed(in space: any UICoordinateSpace) -> CGRect {
    (space as? FixedCoordinateSpace)?.fixed(self) ?? self
  }

  /// Converts a rectangle from the screen's space or from the fixed space to the screen.
  func onScreen(from space: any UICoordinateSpace) -> CGRect {
    (space as? FixedCoordinateSpace)?.turned(self) ?? self
  }
}
