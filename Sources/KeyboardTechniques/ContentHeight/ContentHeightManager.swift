package import LayoutEngine

/// Gives scrolled content the exact height between the bars, and an inset for a keyboard over the
/// active text field.
///
/// The host forwards every method with the same name as one of its own.
@MainActor
package final class ContentHeightManager: NSObject, UITextFieldDelegate {
  /// The scroll view between the bars.
  package let scrollView: UIScrollView

  /// The bar at the bottom of the screen, below the content.
  package var bottomToolbar: UIToolbar?

  /// The content's height before its screen appears; nil for the height of its frame.
  package var designHeight: CGFloat?

  private weak var hostViewController: UIViewController?
  private var heightConstraint: NSLayoutConstraint?
  private var observation: NotificationObservation?
  private weak var activeTextField: UITextField?
  private var isRotating = false

  /// Creates a manager that does not retain its host; content that fits does not bounce.
  package init(hostViewController: UIViewController, scrollView: UIScrollView = UIScrollView()) {
    self.hostViewController = hostViewController
    self.scrollView = scrollView
    // Content that fits must not appear to be scrollable.
    scrollView.bounces = false
  }

  // MARK: The views

  /// Puts the scroll view around `contentView`, which is in the host's view or is that view itself.
  ///
  /// If the content is the scroll view itself, the hierarchy is unchanged and its first subview
  /// gets the height.
  package func insertScrollView(around contentView: UIView) {
    guard let host = hostViewController else { return }
    guard contentView !== scrollView else {
      heightConstraint = scrollView.subviews.first?.constraints.first {
        $0.firstAttribute == .height && $0.secondItem == nil
      }
      return
    }
    let designHeight = designHeight ?? contentView.bounds.height
    host.replaceRootView(ifItIs: contentView)
    guard let rootView = host.view else { return }
    if let superview = contentView.superview {
      _ = scrollView.replace(contentView, in: superview)
    } else {
      fill(rootView, of: host)
    }
    embed(contentView, in: rootView, height: designHeight)
  }

  private func fill(_ rootView: UIView, of host: UIViewController) {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    rootView.addSubview(scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: rootView.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: rootView.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: host.topLayoutGuide.bottomAnchor),
      scrollView.bottomAnchor.constraint(equalTo: host.bottomLayoutGuide.topAnchor),
    ])
  }

  /// Adds constraints for top and bottom only: nothing determines the content horizontally.
  private func embed(_ contentView: UIView, in rootView: UIView, height: CGFloat) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    let heightConstraint = contentView.heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: rootView.widthAnchor),
      heightConstraint,
    ])
    self.heightConstraint = heightConstraint
  }

  // MARK: Forwarded by the host

  /// Becomes the delegate of the text fields that are in the host's view.
  package func viewDidLoad() {
    guard let view = hostViewController?.view else { return }
    for field in view.descendants(of: UITextField.self) { field.delegate = self }
  }

  /// Observes the keyboard and the status bar until the host disappears.
  package func viewWillAppear(_ animated: Bool) {
    bottomToolbar?.invalidateIntrinsicContentSize()
    observation = NotificationObservation(
      of: [
        UIResponder.keyboardWillChangeFrameNotification,
        UIApplication.willChangeStatusBarFrameNotification,
      ]
    ) { [weak self] in self?.receive($0) }
  }

  /// Gives the content the height between the bars.
  package func viewDidAppear(_ animated: Bool) {
    setHeight()
  }

  /// Stops observing the keyboard and the status bar.
  package func viewWillDisappear(_ animated: Bool) {
    observation = nil
  }

  /// Sets the height during the rotation, and ignores notifications until its end.
  package func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    bottomToolbar?.invalidateIntrinsicContentSize()
    isRotating = true
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.setHeight() },
      completion: { [weak self] _ in self?.isRotating = false }
    )
  }

  // MARK: The active field

  /// Makes the field the active one, which gets an inset.
  package func textFieldDidBeginEditing(_ textField: UITextField) {
    activeTextField = textField
  }

  package func textFieldDidEndEditing(_ textField: UITextField) {
    if activeTextField === textField { activeTextField = nil }
  }

  // MARK: The height

  /// Gives the content the height between the bars.
  private func setHeight() {
    let height =
      UIScreen.main.bounds.height - UIApplication.shared.statusBarFrame.height
      - (bottomToolbar?.frame.height ?? 0)
    if heightConstraint?.constant != height { heightConstraint?.constant = height }
  }

  // MARK: Notifications

  private func receive(_ notification: Notification) {
    guard !isRotating else { return }
    if notification.name == UIApplication.willChangeStatusBarFrameNotification {
      setHeight()
    } else {
      keyboardWillChangeFrame(notification)
    }
  }

  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let view = hostViewController?.viewIfLoaded, let frame = notification.keyboardEndFrame
    else { return }
    let keyboard = view.convert(frame, from: nil)
    guard keyboard.minY != view.bounds.height else { return setBottomInset(0) }
    guard let field = activeTextField else { return }
    let rect = field.convert(field.bounds, to: view)
    guard rect.maxY > keyboard.minY else { return }
    setBottomInset(keyboard.height)
    // The rectangle is in the root view's coordinates, although the content's are required.
    UIView.animate(withDuration: notification.keyboardDuration ?? 0) {
      scrollView.scrollRectToVisible(rect, animated: false)
    }
  }

  private func setBottomInset(_ bottom: CGFloat) {
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: bottom, right: 0)
    scrollView.contentInset = insets
    scrollView.scrollIndicatorInsets = insets
  }
}
