public import Foundation

/// The system's sheet for sharing things: here an ordinary controller with a plain view.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]
  /// What the application adds to the system's ways of sharing.
  public let applicationActivities: [UIActivity]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    (activityItems, applicationActivities) = ([], nil)
    super.init(coder: coder)
  }

  /// Ways of sharing that are left out.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// What runs when something was shared, which it never is here.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// What runs when something was shared: how, whether, what came back, and the error.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

@preconcurrency @MainActor
open class UIActivity: NSObject {
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// Whether it shares, or does something else.
  open class var activityCategory: Category { .action }
  /// The controller that asks for more; none.
  open var activityViewController: UIViewController? { nil }

  public enum Category: Int, Sendable {
    /// UIKit's own list, in its order.
    case action, share
  }

  /// Whether things can be shared this way.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}

  /// What kind of way of sharing it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    public static let copyToPasteboard = Self(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}
