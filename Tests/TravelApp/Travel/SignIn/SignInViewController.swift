import UIKit

/// A form in a scroll view that stays reachable above the keyboard.
final class SignInViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let nameField = FormField(
    title: NSLocalizedString("signin.name", comment: "The title of the field for the address")
  )
  private let passwordField = FormField(
    title: NSLocalizedString("signin.password", comment: "The title of the field for the password")
  )
  private let button = PillButton()
  private let messageLabel = UILabel()
  private var keyboardInset: KeyboardInset?
  private let validator = SignInValidator()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "scroll"
    nameField.textField.accessibilityIdentifier = "name"
    passwordField.textField.accessibilityIdentifier = "password"
    button.accessibilityIdentifier = "sign in"
    messageLabel.accessibilityIdentifier = "problem"
    passwordField.textField.isSecureTextEntry = true
    button.setTitle(NSLocalizedString("signin.title", comment: "Signs in"), for: .normal)
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    messageLabel.text = NSLocalizedString("signin.problem", comment: "A wrong password")
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    let stack = UIStackView(arrangedSubviews: [nameField, passwordField, messageLabel, button])
    stack.axis = .vertical
    stack.spacing = Theme.spacing
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addPinned(scrollView)
    scrollView.addSubview(stack)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Theme.margin),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Theme.margin),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Theme.margin),
      stack.widthAnchor.constraint(
        equalTo: scrollView.frameLayoutGuide.widthAnchor,
        constant: -2 * Theme.margin
      ),
    ])
    keyboardInset = KeyboardInset(scrollView)
    Analytics.count("sign in")
  }

  @objc private func signIn() {
    let name = nameField.textField.text
    guard validator.accepts(name: name, password: passwordField.textField.text) else {
      messageLabel.isHidden = false
      return
    }
    navigationController?.pushViewController(ChatViewController(), animated: true)
  }
}
