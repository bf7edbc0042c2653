import UIKit

/// A round image of 96 points.
final class AvatarView: UIImageView {
  override var intrinsicContentSize: CGSize { CGSize(width: 96, height: 96) }

  override func awakeFromNib() {
    super.awakeFromNib()
    backgroundColor = .systemGray4
  }
}
