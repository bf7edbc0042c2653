public import Foundation

/// A question to the user, with actions to answer it.
///
/// The alert is an ordinary controller here, with a plain view that covers the window; its texts
/// and buttons are kept and not laid out. Taps are not simulated, so no action runs by itself.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// How the question is put.
  public let preferredStyle: Style

  /// Makes a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  /// Makes an alert; archives hold nothing that is read here.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// The text below the title.
  open var message: String?

  /// How serious the question is.
  open var severity = UIAlertControllerSeverity.default

  /// The answers.
  open private(set) var actions: [UIAlertAction] = []

  /// The answer that stands out.
  open var preferredAction: UIAlertAction?

  /// The fields to fill in; nil without any.
  open private(set) var textFields: [UITextField]?

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field to fill in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// How a question is put.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

/// How serious a question is.
public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  case critical
}

/// An answer to a question.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// The words of the answer.
  public let title: String?
  /// What kind of answer it is.
  public let style: Style
  /// Whether the answer can be given.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Makes an answer, and what it does.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}
