import LayoutEngine
import Testing

/// States, events and content of controls, and the changes that delegates may reject.
@Suite @MainActor struct ControlTests {
  @MainActor private final class Counter: NSObject {
    var count = 0
    func tap() { count += 1 }
  }

  @Test func controlStateCombinesFlags() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func targetsReceiveEventsWithoutBeingRetained() {
    let control = UIControl()
    weak var gone: Counter?
    do {
      let counter = Counter()
      gone = counter
      control.addTarget(counter, action: Selector(Counter.tap), for: [.touchDown, .valueChanged])
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .touchUpInside)
      #expect(counter.count == 1)
      control.removeTarget(counter, action: nil, for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(counter.count == 1)
      control.sendActions(for: .touchDown)
      #expect(counter.count == 2, "the other event stays")
    }
    #expect(gone == nil)
  }

  @Test func actionWithSameIdentifierIsReplaced() {
    let (control, counter) = (UIControl(), Counter())
    let identifier = UIAction.Identifier("save")
    for _ in 0..<2 {
      control.addAction(UIAction(identifier: identifier) { _ in counter.tap() }, for: .touchDown)
    }
    control.addAction(UIAction { _ in counter.tap() }, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.count == 2)
    control.removeAction(identifiedBy: identifier, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(counter.count == 3)
  }

  @Test func missingStateValueFallsBackToNormal() {
    let button = UIButton(type: .system)
    button.setTitle("Normal", for: .normal)
    button.setTitle("Chosen", for: .selected)
    #expect(button.title(for: .highlighted) == "Normal")
    #expect(button.currentTitle == "Normal")
    #expect(button.titleLabel?.text == "Normal")
    button.isSelected = true
    #expect(button.currentTitle == "Chosen")
    #expect(button.titleLabel?.text == "Chosen")
    button.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
    #expect(button.currentTitle == "Attributed")
  }

  @Test func changedStateLaysOutNewTitle() {
    let root = UIView(frame: rect(0, 0, 400, 100))
    let button = root.addConstrained(UIButton(type: .system))
    button.setTitle("A title", for: .normal)
    button.setTitle("A much longer title", for: .selected)
    root.layoutIfNeeded()
    let width = button.frame.width
    button.isSelected = true
    root.layoutIfNeeded()
    #expect(button.frame.width > width)
    #expect(button.frame.width == button.intrinsicContentSize.width)
  }

  @Test func labelTextsShareValue() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "attributed")
    #expect(label.text == "attributed")
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(label.intrinsicContentSize == .zero)
  }

  @Test func aFieldsTextIsNeverNil() {
    let field = UITextField()
    #expect(field.text == "")
    field.text = nil
    #expect(field.text == "")
    let view = UITextView()
    view.text = nil
    #expect(view.text == "")
  }

  @Test func aDelegateMayRefuseCharacters() {
    final class DigitsOnly: NSObject, UITextFieldDelegate {
      func textField(
        _ textField: UITextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { string.allSatisfy(\.isNumber) && range.location < 2 }
    }
    let (field, delegate) = (UITextField(), DigitsOnly())
    field.delegate = delegate
    for text in ["a", "1", "2", "3"] { field.insertText(text) }
    #expect(field.text == "12")
    field.deleteBackward()
    #expect(field.text == "1")
  }

  @Test func aDelegateMayKeepTheFocus() throws {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    try makeDevice().run {
      let window = UIWindow()
      let (field, delegate) = (UITextField(frame: rect(0, 0, 10, 10)), Stubborn())
      field.delegate = delegate
      window.addSubview(field)
      window.makeKeyAndVisible()
      #expect(field.becomeFirstResponder())
      #expect(!field.resignFirstResponder())
      #expect(field.isFirstResponder)
    }
  }

  @Test func scrollingTextViewContentFitsText() throws {
    try makeDevice().run {
      let view = UITextView(frame: rect(0, 0, 200, 50))
      view.font = .systemFont(ofSize: 17)
      view.text = "one\ntwo\nthree"
      view.layoutIfNeeded()
      // Three lines of 20.287 are 60.86 high, rounded up 61, in insets of 8.
      #expect(view.contentSize == CGSize(width: 200, height: 77))
    }
  }

  @Test(
    arguments: [
      (UILabel.self, Float(250), Float(250)), (UITextField.self, 250, 250),
      (UIButton.self, 250, 250), (UISwitch.self, 750, 750), (UIStepper.self, 750, 750),
      (UIActivityIndicatorView.self, 750, 750), (UIProgressView.self, 250, 750),
      (UISlider.self, 250, 250), (UISegmentedControl.self, 250, 250),
    ] as [(UIView.Type, Float, Float)]
  )
  func defaultPrioritiesDependOnClass(view: UIView.Type, horizontal: Float, vertical: Float) {
    let view: UIView =
      switch view {
      case is UILabel.Type: UILabel()
      case is UITextField.Type: UITextField()
      case is UIButton.Type: UIButton()
      case is UISwitch.Type: UISwitch()
      case is UIStepper.Type: UIStepper()
      case is UIActivityIndicatorView.Type: UIActivityIndicatorView()
      case is UIProgressView.Type: UIProgressView()
      case is UISlider.Type: UISlider()
      default: UISegmentedControl()
      }
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
  }
}
