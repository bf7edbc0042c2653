import UIKit

/// Shows a notice; its view is in the nib of its class.
public final class NoticeViewController: UIViewController {
  @IBOutlet private weak var noticeLabel: UILabel!

  public var notice: String? {
    get { noticeLabel.text }
    set { noticeLabel.text = newValue }
  }

  public var noticeFrame: CGRect { noticeLabel.frame }
}
