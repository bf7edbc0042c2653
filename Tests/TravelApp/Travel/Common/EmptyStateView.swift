import UIKit

/// A message in the middle of a list without rows.
final class EmptyStateView: UIView {
  let messageLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    messageLabel.numberOfLines = 0
    messageLabel.textAlignment = .center
    messageLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(messageLabel)
    NSLayoutConstraint.activate([
      messageLabel.centerXAnchor.constraint(equalTo: centerXAnchor),
      messageLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      messageLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 240),
    ])
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
