package import LayoutEngine

/// Gives a controller whose root view is a scroll view an inset of the keyboard's height, and leaves
/// the scrolling to UIKit.
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

  /// Gives the views of a nib the content that they fill; constraints give theirs by themselves.
  package func viewDidLayoutSubviews() {
    guard !(form is FormRootView), let size = form.sizeOfFramedContent else { return }
    if form.contentSize != size { form.contentSize = size }
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

extension UIScrollView {
  /// The size of content without constraints: as wide as the view, and as far below its last view as
  /// its first view is below the top; nil for content that something else sizes.
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
