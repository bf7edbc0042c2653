import UIKit

/// Insets a scroll view by the height that the keyboard covers.
final class KeyboardInset: NSObject {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    let key = UIResponder.keyboardFrameEndUserInfoKey
    guard let scrollView, let window = scrollView.window,
      let frame = notification.userInfo?[key] as? CGRect
    else { return }
    let covered = scrollView.convert(scrollView.bounds, to: window).intersection(frame).height
    scrollView.contentInset.bottom = max(0, covered - scrollView.safeAreaInsets.bottom)
    scrollView.verticalScrollIndicatorInsets.bottom = scrollView.contentInset.bottom
  }
}
