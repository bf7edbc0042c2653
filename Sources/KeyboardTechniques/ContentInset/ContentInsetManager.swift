package import LayoutEngine

/// Adds an inset of the keyboard's height when the keyboard is shown, and scrolls to the active
/// field.
///
/// The host calls ``insertScrollView(around:)`` and then ``viewDidLoad()``. The properties correct
/// weaknesses of the technique.
@MainActor
package final class ContentInsetManager: NSObject, UITextFieldDelegate, UITextViewDelegate {
  /// The scroll view that gets the inset.
  package let scrollView: UIScrollView

  /// Whether the scroll view fills the safe area instead of the root view.
  package var pinsScrollViewToSafeArea = false

  /// Whether the keyboard's height is its height after the movement instead of before.
  package var usesKeyboardEndFrame = false

  /// Whether the inset keeps the content below the navigation bar.
  package var keepsContentBelowNavigationBar = false

  /// Whether the scroll view's bottom edge moves up instead of an inset.
  package var movesBottomEdge = false

  /// Whether the technique scrolls to the active field only if the keyboard covers a part of it.
  ///
  /// The test uses the field's rectangle in the root view.
  package var testsWholeField = false

  /// Whether a text view can be the active field as well.
  package var tracksTextViews = false

  /// Whether the technique scrolls to the active field.
  package var scrollsToActiveField = true

  private weak var hostViewController: UIViewController?
  private let parameters: ContentInsetParameters
  private var observation: NotificationObservation?
  private weak var activeField: UIView?
  private var bottomConstraint: NSLayoutConstraint?

  package init(
    hostViewController: UIViewController,
    scrollView: UIScrollView = UIScrollView(),
    parameters: ContentInsetParameters = ContentInsetParameters()
  ) {
    self.hostViewController = hostViewController
    self.scrollView = scrollView
    self.parameters = parameters
  }

  // MARK: The views

  /// Puts the scroll view around `contentView`, which is in the host's view or is that view itself.
  ///
  /// If the content is the scroll view itself, the hierarchy is unchanged.
  package func insertScrollView(around contentView: UIView) {
    guard contentView !== scrollView, let host = hostViewController else { return }
    host.replaceRootView(ifItIs: contentView)
    guard let rootView = host.view else { return }
    if let superview = contentView.superview {
      _ = scrollView.replace(contentView, in: superview)
    } else {
      fill(rootView, of: host)
    }
    embed(contentView)
  }

  private func fill(_ rootView: UIView, of host: UIViewController) {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    rootView.addSubview(scrollView)
    let safeArea = rootView.safeAreaLayoutGuide
    // Before iOS 11 views have no safe area, and the layout guides exclude the bars.
    let hasSafeArea = SimulatedDevice.current.options.hasSafeArea
    let top = hasSafeArea ? safeArea.topAnchor : host.topLayoutGuide.bottomAnchor
    let bottom = hasSafeArea ? safeArea.bottomAnchor : host.bottomLayoutGuide.topAnchor
    NSLayoutConstraint.activate(
      pinsScrollViewToSafeArea
        ? [
          scrollView.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor),
          scrollView.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor),
          scrollView.topAnchor.constraint(equalTo: top),
          scrollView.bottomAnchor.constraint(equalTo: bottom),
        ]
        : [
          scrollView.leadingAnchor.constraint(equalTo: rootView.leadingAnchor),
          scrollView.trailingAnchor.constraint(equalTo: rootView.trailingAnchor),
          scrollView.topAnchor.constraint(equalTo: rootView.topAnchor),
          scrollView.bottomAnchor.constraint(equalTo: rootView.bottomAnchor),
        ]
    )
  }

  private func embed(_ contentView: UIView) {
    contentView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      contentView.topAnchor.constraint(equalTo: scrollView.topAnchor),
      contentView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      contentView.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
    ])
  }

  // MARK: Forwarded by the host

  /// Becomes the delegate of the fields, and observes the keyboard from now on.
  package func viewDidLoad() {
    guard let view = hostViewController?.view else { return }
    for field in view.descendants(of: UITextField.self) { field.delegate = self }
    if tracksTextViews {
      for textView in view.descendants(of: UITextView.self) { textView.delegate = self }
    }
    bottomConstraint = scrollView.superview?.constraints.first {
      $0.mentions(.bottom, of: scrollView)
    }
    observation = NotificationObservation(
      of: [UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification]
    ) { [weak self] notification in
      if notification.name == UIResponder.keyboardDidShowNotification {
        self?.keyboardDidShow(notification)
      } else {
        self?.setBottomInset(0)
      }
    }
  }

  // MARK: The active field

  package func textFieldDidBeginEditing(_ textField: UITextField) { activeField = textField }

  package func textFieldDidEndEditing(_ textField: UITextField) { activeField = nil }

  /// Ends editing and rejects the return key.
  package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return false
  }

  /// Called only if ``tracksTextViews`` was set before ``viewDidLoad()``.
  package func textViewDidBeginEditing(_ textView: UITextView) { activeField = textView }

  package func textViewDidEndEditing(_ textView: UITextView) { activeField = nil }

  // MARK: The keyboard

  private func keyboardDidShow(_ notification: Notification) {
    let frame =
      usesKeyboardEndFrame ? notification.keyboardEndFrame : notification.keyboardBeginFrame
    guard let height = frame?.height, activeField != nil || parameters.insetsWithoutActiveField
    else { return }
    setBottomInset(height)
    guard scrollsToActiveField, let activeField, let rect = rect(of: activeField, above: height)
    else { return }
    scrollView.scrollRectToVisible(rect, animated: true)
  }

  private func setBottomInset(_ bottom: CGFloat) {
    guard !movesBottomEdge else { return moveBottomEdge(by: bottom) }
    let top = keepsContentBelowNavigationBar ? navigationBarBottom : 0
    let insets = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    scrollView.contentInset = insets
    scrollView.scrollIndicatorInsets = insets
  }

  private func moveBottomEdge(by distance: CGFloat) {
    guard let bottomConstraint else { return }
    // The scroll view's edge may be on either side of the equation.
    let isFirst = bottomConstraint.firstItem === scrollView
    bottomConstraint.constant = isFirst ? -distance : distance
    hostViewController?.view.layoutIfNeeded()
  }

  private var navigationBarBottom: CGFloat {
    hostViewController?.navigationController?.navigationBar.frame.maxY ?? 0
  }

  /// Returns the rectangle of a field to scroll to; nil if the field counts as visible.
  private func rect(of field: UIView, above keyboardHeight: CGFloat) -> CGRect? {
    guard let rootView = hostViewController?.view else { return nil }
    var visible = rootView.frame
    visible.size.height -= keyboardHeight
    if testsWholeField {
      let rect = field.convert(field.bounds, to: rootView)
      return visible.encloses(rect, within: 0) ? nil : rect
    }
    switch parameters.scrolls {
    case .always: return field.convert(field.bounds, to: scrollView)
    case .hiddenOrigin: return visible.contains(field.frame.origin) ? nil : field.frame
    }
  }
}
