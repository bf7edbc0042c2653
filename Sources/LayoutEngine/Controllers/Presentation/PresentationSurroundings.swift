import DeviceCatalog
import Foundation

/// What the frame of a presented view depends on, of what it is presented in.
///
/// It is a value, so that a frame can be asked for before a rotation as it will be after it.
struct PresentationSurroundings {
  /// The container's size, in points.
  var size: CGSize
  /// The container's safe area.
  var safeArea: UIEdgeInsets
  /// The traits of what is around the container.
  var traits: UITraitCollection
  /// Where the docked keyboard begins, in the container's coordinates; nil where it covers nothing.
  var keyboardTop: CGFloat?

  var isPad: Bool { traits.userInterfaceIdiom == .pad }
  var isCompactInWidth: Bool { traits.horizontalSizeClass == .compact }
  var isCompactInHeight: Bool { traits.verticalSizeClass == .compact }

  /// How far the keyboard reaches into the container.
  var keyboardDepth: CGFloat { keyboardTop.map { max(0, size.height - $0) } ?? 0 }
}

extension PresentationSurroundings {
  /// Those in which a container is at present.
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

  /// Those of a container that fills a window, once the window has changed.
  init(size: CGSize, safeArea: UIEdgeInsets, traits: UITraitCollection) {
    self.size = size
    self.safeArea = safeArea
    self.traits = traits
    keyboardTop = nil
  }
}

extension SimulationOptions {
  /// Whether sheets are cards, that a user can draw down; before iOS 13 they filled a phone.
  var hasCards: Bool { system.map { $0.major >= 13 } ?? true }
}
