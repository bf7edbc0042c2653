import UIKit

final class SeatCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    label.textAlignment = .center
    contentView.addPinned(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
