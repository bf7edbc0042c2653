public import Foundation

/// The system's sheet for sharing things: here an ordinary controller with a plain view.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// What is to be shared.
  public let activityItems: [Any]
  /// What the application adds to the system's ways of sharing.
  public let applicationActivities: [UIActivity]?

  /// Makes a sheet for sharing.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.activityItems = activityItems
    self.applicationActivities = applicationActivities
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a sheet for sharing nothing.
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

/// A way of sharing.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// What kind of way it is.
  open var activityType: ActivityType? { nil }
  /// What it is called.
  open var activityTitle: String? { nil }
  /// Its picture.
  open var activityImage: UIImage? { nil }
  /// Whether it shares, or does something else.
  open class var activityCategory: Category { .action }
  /// The controller that asks for more; none.
  open var activityViewController: UIViewController? { nil }

  /// What kind of thing is done.
  public enum Category: Int, Sendable {
    /// UIKit's own list, in its order.
    case action, share
  }

  /// Whether things can be shared this way.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Gets ready to share.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shares.
  open func perform() {}
  /// Called when sharing has ended.
  open func activityDidFinish(_ completed: Bool) {}

  /// What kind of way of sharing it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Makes a type of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// By mail.
    public static let mail = Self(rawValue: "com.apple.UIKit.activity.Mail")
    /// By message.
    public static let message = Self(rawValue: "com.apple.UIKit.activity.Message")
    /// By the pasteboard.
    public static let copyToPasteboard = Self(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard"
    )
    /// By printing.
    public static let print = Self(rawValue: "com.apple.UIKit.activity.Print")
    /// To a device nearby.
    public static let airDrop = Self(rawValue: "com.apple.UIKit.activity.AirDrop")
  }
}
