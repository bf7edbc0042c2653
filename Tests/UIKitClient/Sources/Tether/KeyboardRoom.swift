import Foundation
import UIKit

/// Keeps a constraint's distance from the bottom equal to the keyboard's height.
public final class KeyboardRoom: NSObject {
  private let bottom: NSLayoutConstraint
  private weak var view: UIView?
  private var timer: Timer?

  public private(set) var settledHeights: [CGFloat] = []

  public init(of view: UIView, bottom: NSLayoutConstraint) {
    self.view = view
    self.bottom = bottom
    super.init()
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(KeyboardRoom.keyboardWillMove(_:)),
      name: UIResponder.keyboardWillShowNotification,
      object: nil
    )
    center.addObserver(
      self,
      selector: #selector(KeyboardRoom.keyboardWillMove(_:)),
      name: NSNotification.Name.UIKeyboardWillHide,
      object: nil
    )
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
  }

  @objc func keyboardWillMove(_ notification: Notification) {
    guard let view = view, let info = notification.userInfo,
      let end = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber
    else { return }
    let frame = view.convert(end, from: nil)
    bottom.constant = -max(0, view.bounds.maxY - frame.minY)
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: UIView.AnimationOptions(rawValue: curve.uintValue << 16),
      animations: { view.layoutIfNeeded() },
      completion: { [weak self] _ in self?.settle() }
    )
  }

  private func settle() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { [weak self] _ in
      guard let self = self else { return }
      self.settledHeights.append(-self.bottom.constant)
    }
  }
}
