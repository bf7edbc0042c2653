import UIKit

/// Makes views and controllers of given classes.
public enum ViewFactory {
  public static func view(of type: UIView.Type) -> UIView {
    type.init(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  public static func cell<Cell: UITableViewCell>(of type: Cell.Type) -> Cell {
    Cell(style: .subtitle, reuseIdentifier: String(describing: type))
  }

  public static func controllers(_ types: [UIViewController.Type]) -> [UIViewController] {
    types.map { $0.init() }
  }

  public static func button<Button: UIButton>(of type: Button.Type) -> Button {
    Button(type: .custom)
  }

  public static func badge(named name: String) -> UIView? {
    (NSClassFromString(name) as? UIView.Type)?.init(frame: .zero)
  }
}

/// A view that can be created by its name.
@objc(TKBadge)
class Badge: UIView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tag = 7
  }

  required init?(coder: NSCoder) { nil }
}

extension UIView {
  /// Returns a view of the receiving class.
  static func square(_ side: CGFloat) -> Self {
    self.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
  }
}

/// A controller with its own initializer.
public final class AboutController: UIViewController {
  public let version: String

  public init() {
    version = "1.0"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
