public import Foundation

// Taps that a hand feels on a device; not simulated.

/// Makes the device tap.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() { super.init() }

  /// Gets ready.
  open func prepare() {}
}

/// Taps as if something had bumped.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the bump is.
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  /// Makes a generator of bumps.
  public init(style: FeedbackStyle) { super.init() }

  /// Makes a generator of medium bumps.
  public override init() { super.init() }

  /// Bumps; not simulated.
  open func impactOccurred() {}

  /// Bumps at a strength from 0 to 1; not simulated.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Taps as a selection changes.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Taps; not simulated.
  open func selectionChanged() {}
}

/// Taps as something succeeds or fails.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  /// Taps; not simulated.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
