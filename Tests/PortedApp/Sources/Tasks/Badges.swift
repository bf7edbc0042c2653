import UIKit

/// Images found by name in the target's files.
public enum Badges {
  public static var star: UIImage? { UIImage(named: "star") }
  public static var dot: UIImage? {
    UIImage(named: "dot", in: Bundle(for: TaskItem.self), with: nil)
  }
  public static var line: UIImage? { UIImage(named: "line") }
  public static var other: UIImage? { UIImage(named: "other") }
  public static var brand: UIColor? { UIColor(named: "brand") }
  public static var note: UIColor? { UIColor(named: "note") }

  public static var title: String { NSLocalizedString("tasks.title", comment: "A title") }
  public static func count(_ count: Int) -> String {
    String(format: NSLocalizedString("tasks.count", bundle: .main, comment: ""), count)
  }
  public static var untranslated: String {
    NSLocalizedString("tasks.none", value: "None", comment: "")
  }
}

/// A row with a picture that determines its height.
public final class BadgeView: UIStackView {
  public let imageView = UIImageView(image: Badges.star)
  public let label = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = Badges.title
    addArrangedSubview(imageView)
    addArrangedSubview(label)
  }

  public required init(coder: NSCoder) { fatalError("not in a storyboard") }
}
