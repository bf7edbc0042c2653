import UIKit

/// A sign-up form that scrolls, and makes room for the keyboard.
public final class SignUpViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let logoView = UIView()
  private let nameField = UITextField()
  private let emailField = UITextField()
  private let passwordField = UITextField()
  private lazy var createButton = makeButton()
  private lazy var formStack = UIStackView(arrangedSubviews: [
    logoView, nameField, emailField, passwordField, createButton,
  ])

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    view.backgroundColor = .systemBackground
    for field in [nameField, emailField, passwordField] {
      field.borderStyle = .roundedRect
      field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    }
    logoView.heightAnchor.constraint(equalToConstant: 200).isActive = true
    createButton.heightAnchor.constraint(equalToConstant: 50).isActive = true
    formStack.axis = .vertical
    formStack.spacing = 16
    layOut()
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(keyboardWillChangeFrame(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  private func layOut() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    formStack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(formStack)
    let content = scrollView.contentLayoutGuide
    let column = formStack.widthAnchor.constraint(
      equalTo: scrollView.frameLayoutGuide.widthAnchor,
      constant: -32
    )
    column.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      formStack.topAnchor.constraint(equalTo: content.topAnchor, constant: 24),
      formStack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -24),
      formStack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      formStack.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      column,
    ])
  }

  private func makeButton() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Create account", for: .normal)
    return button
  }

  @objc private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    let covered = view.convert(end, from: nil).intersection(view.bounds)
    let bottom = covered.isNull ? 0 : max(0, covered.height - view.safeAreaInsets.bottom)
    scrollView.contentInset.bottom = bottom
    scrollView.verticalScrollIndicatorInsets.bottom = bottom
  }
}
