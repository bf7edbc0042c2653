import LayoutEngine

/// A form made in code: a field 44 points tall below the safe area, 20 points from the sides.
final class FormController: UIViewController {
  private let emailField = UITextField()
  lazy var sendButton = UIButton(type: .system)
  @Outlet private var hintView: UIView?
  private let badge = BadgeView()
  private weak var footer: UIView?
  private let gap: CGFloat

  /// Makes a form with its field `gap` points below the safe area's top.
  init(gap: CGFloat) {
    self.gap = gap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let hintView = UIView()
    self.hintView = hintView
    add(emailField, top: gap, height: 44)
    add(sendButton, top: 100, height: 30)
    add(hintView, top: 200, height: 1)
    add(badge, top: 210, height: 50)
    let marked = UIView()
    marked.accessibilityIdentifier = "terms / conditions"
    add(marked, top: 300, height: 10)
    add(UIView(), top: 320, height: 10)
    add(UIView(), top: 340, height: 10)
    let footer = UIView()
    self.footer = footer
    add(footer, top: 360, height: 10)
  }

  private func add(_ subview: UIView, top: CGFloat, height: CGFloat) {
    subview.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(subview)
    NSLayoutConstraint.activate([
      subview.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: top),
      subview.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: subview.trailingAnchor, constant: 20),
      subview.heightAnchor.constraint(equalToConstant: height),
    ])
  }
}

/// A view of an app's own class, with a subview.
private final class BadgeView: UIView {
  private let dot = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(dot)
  }

  required init?(coder: NSCoder) { nil }
}
