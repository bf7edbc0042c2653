package import LayoutEngine

/// Gives a controller's root scroll view an inset of the keyboard's height; UIKit scrolls.
///
/// The host calls ``viewDidLoad()``, and ``viewDidLayoutSubviews()`` if the form comes from a nib.
@MainActor
package final class FormRootManager: NSObject, UITextFieldDelegate {
  /// The root view.
  package let form: UIScrollView

  private var observation: NotificationObservation?

  package init(form: UIScrollView) {
    self.form = form
  }

  /// Observes the keyboard from now on, whether or not the host is on screen.
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

  /// Sets the content size for the views of a nib; constraints determine their own content size.
  package func viewDidLayoutSubviews() {
    guard !(form is FormRootView), let size = form.sizeOfFramedContent else { return }
    if form.contentSize != size { form.contentSize = size }
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard let frame = notification.keyboardEndFrame else { return }
    setBottomInset(frame.height)
  }

  /// Removes the inset with an animation; otherwise the content would jump.
  private func keyboardWillHide(_ notification: Notification) {
    UIView.animate(withDuration: notification.keyboardDuration ?? 0) { setBottomInset(0) }
  }

  private func setBottomInset(_ bottom: CGFloat) {
    form.contentInset.bottom = bottom
    form.scrollIndicatorInsets.bottom = bottom
  }

  // MARK: The return key

  /// Moves the focus to the next field, or ends editing in the last one; rejects the return key.
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

/// A controller that shows the form of two fields, like an application of the technique.
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

extension UIScrollView {
  /// The size of content without constraints; nil for content with another source of its size.
  ///
  /// It is as wide as the view. The margin below the last view equals the margin above the first.
  fileprivate var sizeOfFramedContent: CGSize? {
    if self is UITableView || self is UICollectionView || self is UITextView { return nil }
    guard !subviews.isEmpty, subviews.allSatisfy(\.translatesAutoresizingMaskIntoConstraints) else {
      return nil
    }
    let frames = subviews.map(\.frame)
    let (top, bottom) = (frames.map(\.minY).min() ?? 0, frames.map(\.maxY).max() ?? 0)
    return CGSize(width: bounds.width.rounded(.towardZero), height: bottom + top)
  }
}
