import DeviceCatalog
import Foundation

/// The properties of a container that determine the frame of a presented view.
///
/// A value type, so that code can compute the frame for a rotation before the rotation begins.
struct PresentationSurroundings {
  /// The container's size, in points.
  var size: CGSize
  /// The container's safe area.
  var safeArea: UIEdgeInsets
  /// The inherited traits of the container.
  var traits: UITraitCollection
  /// The top of the docked keyboard, in the container's coordinates; nil if it covers nothing.
  var keyboardTop: CGFloat?

  var isPad: Bool { traits.userInterfaceIdiom == .pad }
  var isCompactInWidth: Bool { traits.horizontalSizeClass == .compact }
  var isCompactInHeight: Bool { traits.verticalSizeClass == .compact }

  /// The height of the keyboard's overlap with the container.
  var keyboardDepth: CGFloat { keyboardTop.map { max(0, size.height - $0) } ?? 0 }
}

extension PresentationSurroundings {
  /// Creates the current surroundings of a container.
  @MainActor
  init(of container: UIView) {
    size = container.bounds.size
    safeArea = container.unsafeInsets
    traits = container.superview?.traitCollection ?? UIScreen.main.traitCollection
    if let keyboard = SimulatedDevice.current.keyboard.dockedFrame, let window = container.window {
      let top = container.convert(keyboard, from: window.screen.coordinateSpace).minY
      keyboardTop = top < size.height ? top : nil
    }
  }

  /// Creates the surroundings of a container that fills a window, after the window has changed.
  init(size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    keyboardTop = nil
  }
}

extension SimulationOptions {
  /// Whether sheets are cards that the user can drag down.
  ///
  /// Before iOS 13 sheets filled a phone.
  var hasCards: Bool { system.map { $0.major >= 13 } ?? true }
}
