import TravelKit
import UIKit

/// The name of a place on a card of 64 points.
final class PlaceCardView: UIView {
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    addPinned(nameLabel, insets: UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    heightAnchor.constraint(equalToConstant: 64).isActive = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func show(_ place: Place) {
    nameLabel.text = place.name
  }
}
