public import PortSupport

public enum MFMailComposeResult: Int, Sendable {
  /// In MessageUI's order.
  case cancelled, saved, sent, failed
}

public enum MessageComposeResult: Int, Sendable {
  /// In MessageUI's order.
  case cancelled, sent, failed
}

/// Writes a mail; here a navigation controller with a plain view.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
  /// Returns false, because the device has no account.
  open class func canSendMail() -> Bool { false }

  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ toRecipients: [String]?) {}
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  open func addAttachmentData(
    _ attachment: Data,
    mimeType: String,
    fileName filename: String
  ) {}
}

/// Receives the end of a mail; every method has a default, and none is called.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Writes a message; here a navigation controller with a plain view.
@preconcurrency @MainActor
open class MFMessageComposeViewController: UINavigationController {
  /// Returns false, because the device has no account.
  open class func canSendText() -> Bool { false }
  open class func canSendAttachments() -> Bool { false }
  open class func canSendSubject() -> Bool { false }

  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  open var recipients: [String]?
  open var body: String?
  open var subject: String?
}

/// Receives the end of a message; never called.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}
