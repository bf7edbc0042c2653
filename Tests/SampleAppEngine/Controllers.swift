import Foundation
import LayoutEngine

/// A field 44 points tall, `gap` points below the safe area and 20 points from both sides.
final class LoginViewController: UIViewController {
  private let emailField = UITextField()
  private let gap: CGFloat

  init(gap: CGFloat = 10) {
    self.gap = gap
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    print("a line of the app")
    emailField.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(emailField)
    NSLayoutConstraint.activate([
      emailField.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: gap),
      emailField.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.trailingAnchor.constraint(equalTo: emailField.trailingAnchor, constant: 20),
      emailField.heightAnchor.constraint(equalToConstant: 44),
    ])
  }
}

/// A box with the number of made controllers as its height.
final class CountingViewController: UIViewController {
  private static var count = 0
  private let box = UIView()

  static func add(_ number: Int) { count += number }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.count += 1
    box.frame = CGRect(x: 0, y: 0, width: 10, height: Self.count)
    view.addSubview(box)
  }
}

/// A box with the number of files in the documents folder as its height, after writing one.
final class StoringViewController: UIViewController {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    do {
      let folder = try FileManager.default.url(
        for: .documentDirectory,
        in: .userDomainMask,
        appropriateFor: nil,
        create: true
      )
      try Data().write(to: folder.appending(path: UUID().uuidString))
      let count = try FileManager.default.contentsOfDirectory(atPath: folder.path).count
      box.frame = CGRect(x: 0, y: 0, width: 10, height: count)
      view.addSubview(box)
    } catch {
      fatalError("\(error)")
    }
  }
}

/// A screen that needs a user.
final class TrappingViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    fatalError("no user")
  }
}

/// A screen that another screen gives an item.
final class DetailViewController: UIViewController {
  var item: String?
  static var sample: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let item = item ?? Self.sample else { fatalError("no item") }
    title = item
  }
}

/// A screen with a fault that a message of the standard library does not locate.
final class FaultyViewController: UIViewController {
  enum Fault: String {
    case index, overflow, conversion, exclusivity, recursion
  }

  private let fault: Fault
  private var count = 0

  init(_ fault: Fault) {
    self.fault = fault
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let number: Any = count
    var letters = Array("abc".utf8.prefix(count))
    switch fault {
    case .index: count += Int(letters[0])  // index
    case .overflow: count += 1 << (62 + count) + Int.max  // overflow
    case .conversion:
      // swift-format-ignore: NeverForceUnwrap
      letters.append(contentsOf: (number as! String).utf8)  // conversion
    case .exclusivity: increase(&count)  // exclusivity
    case .recursion: count = sum(of: 1)
    }
  }

  private func sum(of number: Int) -> Int {  // recursion
    number < 0 ? 0 : sum(of: number + 1) + number
  }

  private func increase(_ number: inout Int) {
    count += 1
    number += 1
  }
}

/// A container that makes its first screen when its view loads.
final class MenuNavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [MenuViewController()]
  }
}

/// A table with three rows, each 50 points tall.
///
/// A row pushes a form, and the button presents one. A tap on the banner makes it taller.
final class MenuViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let rows = UITableView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
  private let helpButton = UIButton(frame: CGRect(x: 0, y: 420, width: 100, height: 44))
  private let banner = UIView(frame: CGRect(x: 0, y: 480, width: 100, height: 20))
  private let toggle = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.dataSource = self
    rows.delegate = self
    rows.rowHeight = 50
    toggle.frame.origin = CGPoint(x: 0, y: 520)
    let help = UIAction { [weak self] _ in self?.present(LoginViewController(), animated: true) }
    helpButton.addAction(help, for: .touchUpInside)
    toggle.addAction(
      UIAction { [weak self] _ in self?.banner.isHidden = self?.toggle.isOn ?? false },
      for: .valueChanged
    )
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Grow",
      primaryAction: UIAction { [weak self] _ in self?.banner.frame.size.height += 20 }
    )
    for subview in [rows, helpButton, banner, toggle] { view.addSubview(subview) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let form = LoginViewController(gap: CGFloat(10 * indexPath.row))
    navigationController?.pushViewController(form, animated: true)
  }
}

/// The superclass of a controller.
class BaseViewController: UIViewController {}

/// A generic view.
final class Box<Content>: UIView {}

/// A view with a name that is unique only in this file.
private final class Secret: UIView {}

extension UIView {
  /// A view inside of a type of another module.
  final class Shade: UIView {}
}

/// Two badges, and views with names of other kinds.
final class CardViewController: BaseViewController {
  final class Badge: UIView {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let views = [
      Badge(), Badge(), Box<[Int]>(), Box<String>(), Box<(Int) -> Void>(), UIView.Shade(), Secret(),
      UIView(),
    ]
    for subview in views { view.addSubview(subview) }
  }
}
