import UIKit

/// A screen of an app written for Swift 6.
@MainActor
open class LoginController: UIViewController {
  @IBOutlet public var field: UITextField!
  public let button = UIButton(type: .system)
  public private(set) var attempts: [String] = []
  private lazy var column = UIStackView.column(spacing: 12) {
    field
    button
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    field = UITextField()
    field.borderStyle = .roundedRect
    button.setTitle("Log in", for: .normal)
    button.addTarget(self, action: #selector(LoginController.logIn), for: .touchUpInside)
    view.addSubview(column)
    column.fill(
      view.safeAreaLayoutGuide,
      insets: NSDirectionalEdgeInsets(top: 20, leading: 16, bottom: 0, trailing: 16)
    )
  }

  @objc func logIn() {
    let name = field.text ?? ""
    Task { @MainActor in
      await check(name)
    }
  }

  private func check(_ name: String) async {
    attempts.append(name)
  }
}
