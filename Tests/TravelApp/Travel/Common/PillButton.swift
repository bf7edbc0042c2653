import UIKit

/// A button with round ends, 44 points high.
final class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = Theme.accent
    layer.cornerRadius = 22
    heightAnchor.constraint(equalToConstant: 44).isActive = true
  }
}
