public import LayoutEngine

// Haptic feedback; not simulated.

@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  open func prepare() {}
}

@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable {
    case light
    case medium
    case heavy
    case soft
    case rigid
  }

  public init(style: FeedbackStyle) { super.init() }

  public override init() { super.init() }

  /// Does nothing, because haptic feedback is not simulated.
  open func impactOccurred() {}

  /// Does nothing, because haptic feedback is not simulated.
  open func impactOccurred(intensity: CGFloat) {}
}

@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing, because haptic feedback is not simulated.
  open func selectionChanged() {}
}

@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable {
    case success
    case warning
    case error
  }

  /// Does nothing, because haptic feedback is not simulated.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
