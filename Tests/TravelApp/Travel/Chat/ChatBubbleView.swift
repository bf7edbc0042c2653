import UIKit

/// The text of a message on a round background.
final class ChatBubbleView: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 16
    label.numberOfLines = 0
    addPinned(label, insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12))
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
