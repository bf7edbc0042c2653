package import LayoutEngine

/// Gives a controller whose root view is a scroll view an inset of the keyboard's height, and leaves
/// the scrolling to UIKit.
///
/// The host calls ``viewDidLoad()``.
@MainActor
package final class FormRootManager: NSObject, UITextFieldDelegate {
  /// The root view.
  package let form: FormRootView

  private var observation: NotificationObservation?

  package init(form: FormRootView) {
    self.form = form
  }

  /// Observes the keyboard from now on, be the host on screen or not.
  package func viewDidLoad() {
    for field in form.descendants(of: UITextField.self) { field.delegate = self }
    observation = NotificationObservation(
      of: [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
    ) { [weak self] notification in
      if notification.name == UIResponder.keyboardWillShowNotification {
        self?.keyboardWillShow(notification)
      } else {
        self?.keyboardWillHide(notification)
      }
    }
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.keyboardEndFrame else { return }
    setBottomInset(frame.height)
  }

  /// Animated, or the content would jump.
  private func keyboardWillHide(_ notification: Notification) {
    UIView.animate(withDuration: notification.keyboardDuration ?? 0) { setBottomInset(0) }
  }

  private func setBottomInset(_ bottom: CGFloat) {
    form.contentInset.bottom = bottom
    form.scrollIndicatorInsets.bottom = bottom
  }

  // MARK: The return key

  /// Goes to the next field, and from the last one away; nothing is entered.
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    let fields = form.descendants(of: UITextField.self)
    let next = fields.drop { $0 !== textField }.dropFirst().first
    if let next {
      next.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return false
  }
}

/// A controller that shows the form of two fields, as an application of the technique does.
@MainActor
package final class FormRootViewController: UIViewController {
  /// The controller's root view.
  package let form = TwoFieldFormView(frame: UIScreen.main.bounds)
  private lazy var manager = FormRootManager(form: form)

  package override func loadView() {
    form.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = form
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    manager.viewDidLoad()
  }
}
