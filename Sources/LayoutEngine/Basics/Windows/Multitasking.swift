package import DeviceCatalog
import Foundation

/// The size and position of an application on an iPad's screen.
///
/// Up to iOS 10, Slide Over is as tall as the screen. From iOS 11 on, it floats at an assumed
/// distance of 20 points from the edges, because the real one is unknown. A Stage Manager window
/// can be anywhere.
package struct Multitasking: Hashable, Sendable {
  /// The side of the application.
  ///
  /// Slide Over is on the right unless the user moves it.
  package enum Side: String, CaseIterable, Sendable {
    case left
    case right
  }

  package var width: ApplicationWidth
  package var side: Side

  package init(width: ApplicationWidth, side: Side) {
    self.width = width
    self.side = side
  }

  /// The whole screen.
  package static let full = Multitasking(width: .full, side: .left)

  private static let floatingMargin = 20.0

  /// Returns the application's area of a screen, in the screen's coordinates.
  func area(on metrics: DeviceMetrics, system: SystemVersion?) -> CGRect {
    let screen = CGRect(origin: .zero, size: CGSize(metrics.size))
    guard width != .full else { return screen }
    if case .window(let window) = width {
      let place = window.place(on: metrics.size)
      return CGRect(origin: CGPoint(x: place.x, y: place.y), size: CGSize(place.size))
    }
    let isFloating = width == .slideOver && (system.map { $0.major >= 11 } ?? true)
    let margin = isFloating ? Self.floatingMargin : 0
    let requested = width.points(on: metrics)
    return CGRect(
      x: side == .left ? margin : screen.width - margin - requested,
      y: margin,
      width: requested,
      height: screen.height - 2 * margin
    )
  }
}
