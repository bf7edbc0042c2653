public import LayoutEngine

/// An alert with actions.
///
/// The alert is an ordinary controller with a plain view that covers the window. Its texts and
/// buttons are stored but not laid out. Taps are not simulated, so actions do not run by
/// themselves.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  open var preferredStyle: Style { style }
  private var style = Style.alert

  /// Creates an alert; subclasses inherit the initializer.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    style = preferredStyle
    self.message = message
    self.title = title
    modalPresentationStyle = .overFullScreen
  }

  open var message: String?

  open var severity = UIAlertControllerSeverity.default

  open private(set) var actions: [UIAlertAction] = []

  open var preferredAction: UIAlertAction?

  /// The text fields; nil if there are none.
  open private(set) var textFields: [UITextField]?

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default`
  case critical
}

@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  public let title: String?
  public let style: Style
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// Creates an action with its handler.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }
}
