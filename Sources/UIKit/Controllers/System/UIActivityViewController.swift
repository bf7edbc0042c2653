public import LayoutEngine

/// The system's share sheet: here an ordinary controller with a plain view.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public let activityItems: [Any]
  /// The application's own activities.
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

  /// The activity types that are excluded.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// The handler that runs after sharing; never called, because sharing is not simulated.
  open var completionWithItemsHandler: CompletionWithItemsHandler?

  /// Receives the activity type, whether it completed, the returned items and the error.
  public typealias CompletionWithItemsHandler =
    (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void
}

@preconcurrency @MainActor
open class UIActivity: NSObject {
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  /// The category of the activity.
  open class var activityCategory: Category { .action }
  /// The controller for further input; nil.
  open var activityViewController: UIViewController? { nil }

  public enum Category: Int, Sendable {
    /// In UIKit's order.
    case action, share
  }

  /// Returns whether the activity accepts the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  open func prepare(withActivityItems activityItems: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ completed: Bool) {}

  /// A type of activity.
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
