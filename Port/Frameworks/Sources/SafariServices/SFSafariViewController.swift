public import PortSupport

/// A browser for one page; here a controller with a plain view.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
    open var activityButton: ActivityButton?
    open var eventAttribution: AnyObject?
  }

  @preconcurrency @MainActor
  open class ActivityButton: NSObject {
    public let templateImage: UIImage?
    public let extensionIdentifier: String?

    public init(templateImage: UIImage, extensionIdentifier: String) {
      (self.templateImage, self.extensionIdentifier) = (templateImage, extensionIdentifier)
      super.init()
    }
  }

  public enum DismissButtonStyle: Int, Sendable {
    /// In SafariServices' order.
    case done, close, cancel
  }

  /// The page, which is not loaded.
  public let url: URL?
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  public init(url: URL, configuration: Configuration) {
    Self.requireWebAddress(url)
    (self.url, self.configuration) = (url, configuration)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser whose bars do not collapse.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: url, configuration: configuration)
  }

  /// Creates a browser without a page; the archive is not read.
  public required init?(coder: NSCoder) {
    (url, configuration) = (nil, Configuration())
    super.init(coder: coder)
  }

  /// Traps for an address without HTTP, where SafariServices raises an exception.
  private static func requireWebAddress(_ url: URL) {
    precondition(
      ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      "SFSafariViewController opens only addresses with http and https, not '\(url)'"
    )
  }
}

/// Receives the events of a browser; every method has a default.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  )
  func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity]
  func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType]
  func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    initialLoadDidRedirectTo URL: URL
  ) {}
  public func safariViewController(
    _ controller: SFSafariViewController,
    activityItemsFor URL: URL,
    title: String?
  ) -> [UIActivity] { [] }
  public func safariViewController(
    _ controller: SFSafariViewController,
    excludedActivityTypesFor URL: URL,
    title: String?
  ) -> [UIActivity.ActivityType] { [] }
  public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
}

/// The reading list of the browser.
open class SSReadingList: NSObject {
  /// Returns the reading list; nil, because there is none.
  open class func `default`() -> SSReadingList? { nil }
  open class func supportsURL(_ URL: URL) -> Bool { false }
  open func addItem(with URL: URL, title: String?, previewText: String?) throws {}
}
