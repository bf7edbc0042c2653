import UIKit.UIGestureRecognizerSubclass

/// A form with a field and buttons, which makes room for the keyboard.
public final class FormController: UIViewController, UITextFieldDelegate {
  @IBOutlet public var titleField: UITextField!
  @IBOutlet weak var saveButton: UIButton! {
    didSet { outletCount += 1 }
  }
  @IBOutlet public weak var coordinator: AnyObject?
  public private(set) var log: [String] = []
  private(set) var outletCount = 0
  private var bottom: NSLayoutConstraint!

  public override func loadView() {
    super.loadView()
    let field = UITextField()
    let button = RoundedButton(type: .custom)
    for view in [field, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    bottom = view.bottomAnchor.constraint(equalTo: button.bottomAnchor)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      button.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      button.heightAnchor.constraint(equalToConstant: 44), bottom,
    ])
    titleField = field
    saveButton = button
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    titleField.delegate = self
    saveButton.addTarget(self, action: #selector(save), for: .touchUpInside)
    saveButton.addTarget(self, action: #selector(self.saveTouched(_:)), for: .touchDown)
    saveButton.addTarget(
      self,
      action: #selector(FormController.leave(_:event:)),
      for: .touchUpOutside
    )
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))
    )
    let center = NotificationCenter.default
    center.addObserver(
      self,
      selector: #selector(keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification,
      object: nil
    )
  }

  @IBAction func save() { log.append("saved") }
  @IBAction func saveTouched(_ sender: UIButton) { log.append("touched") }
  @IBAction private func leave(_ sender: Any, event: UIEvent) { log.append("left") }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    bottom.constant = max(0, view.bounds.maxY - view.convert(end, from: nil).minY)
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
  }
}
