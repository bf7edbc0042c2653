import UIKit

/// A title above a text field.
final class FormField: UIView {
  let titleLabel = UILabel()
  let textField = UITextField()

  init(title: String) {
    super.init(frame: .zero)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    textField.borderStyle = .roundedRect
    let stack = UIStackView(arrangedSubviews: [titleLabel, textField])
    stack.axis = .vertical
    stack.spacing = 4
    addPinned(stack)
    textField.heightAnchor.constraint(equalToConstant: 40).isActive = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
