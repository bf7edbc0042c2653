import UIKit

/// A screen of a storyboard.
public final class ProfileController: UIViewController {
  @IBOutlet private(set) weak var nameField: UITextField!
  @IBOutlet private(set) var saveButton: RoundedButton!
  @IBOutlet private(set) weak var moreButton: UIButton!
  @IBOutlet private var buttonHeight: NSLayoutConstraint!
  @IBOutlet var buttons: [UIButton]!
  public private(set) var saved: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    nameField.text = "Ada"
    buttonHeight.constant = 50
  }

  @IBAction private func save(_ sender: UIButton) {
    saved.append("\(nameField.text ?? "") \(sender === saveButton)")
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? ProfileDetailController)?.name = nameField.text
  }

  /// The profile of the storyboard, in its stack.
  public static func make() -> UINavigationController? {
    UIStoryboard(name: "Profile", bundle: Bundle(for: self)).instantiateInitialViewController()
      as? UINavigationController
  }
}

extension ProfileController: UITextFieldDelegate {
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField === nameField }
}

/// The destination of the profile's segue.
final class ProfileDetailController: UIViewController {
  var name: String?
}

/// A view of a nib.
public final class TagView: UIView {
  @IBOutlet private weak var label: UILabel!
  public private(set) var isAwake = false

  public override func awakeFromNib() {
    super.awakeFromNib()
    isAwake = label != nil
  }

  public var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  public static func make() -> TagView? {
    UINib(nibName: "TagView", bundle: Bundle(for: self)).instantiate(withOwner: nil).first
      as? TagView
  }
}
