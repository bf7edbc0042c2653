import LayoutEngine
import Testing

/// The parts of a text field, and the notifications of its delegate.
@Suite @MainActor struct TextFieldTests {
  private func field(_ border: UITextField.BorderStyle = .none) -> UITextField {
    let field = UITextField(frame: rect(0, 0, 200, 40))
    field.borderStyle = border
    return field
  }

  @Test func textIsInsideBorder() {
    let bounds = rect(0, 0, 200, 40)
    #expect(field().textRect(forBounds: bounds) == bounds)
    let rounded = field(.roundedRect)
    #expect(rounded.textRect(forBounds: bounds) == rect(7, 2, 186, 36))
    #expect(rounded.placeholderRect(forBounds: bounds) == rect(7, 2, 186, 36))
    #expect(rounded.editingRect(forBounds: bounds) == rect(7, 2, 186, 36))
    #expect(rounded.borderRect(forBounds: bounds) == bounds)
  }

  @Test func sideViewsShrinkTextRectangle() {
    let field = field()
    let (left, right) = (UIView(frame: rect(0, 0, 30, 20)), UIView(frame: rect(0, 0, 50, 60)))
    field.leftView = left
    field.rightView = right
    #expect(left.superview == nil, "never shown by default")
    field.leftViewMode = .always
    field.rightViewMode = .unlessEditing
    field.layoutIfNeeded()
    // Each view keeps its width at its edge; its height is at most the field's, and it is centered.
    #expect(left.frame == rect(0, 10, 30, 20))
    #expect(right.frame == rect(150, 0, 50, 40))
    #expect(field.textRect(forBounds: field.bounds) == rect(30, 0, 120, 40))
    field.leftView = nil
    #expect(left.superview == nil)
    #expect(field.textRect(forBounds: field.bounds) == rect(0, 0, 150, 40))
  }

  @Test func sideViewsWidenIntrinsicSize() {
    let field = field()
    field.placeholder = "Name"
    let width = field.intrinsicContentSize.width
    field.rightView = UIView(frame: rect(0, 0, 30, 20))
    #expect(field.intrinsicContentSize.width == width)
    field.rightViewMode = .always
    #expect(field.intrinsicContentSize.width == width + 30)
  }

  /// The button is 19 wide and ends 5 before the edge of a rounded border.
  @Test func visibleClearButtonShrinksText() {
    let field = field(.roundedRect)
    let bounds = field.bounds
    #expect(field.clearButtonRect(forBounds: bounds) == rect(176, 10.5, 19, 19))
    field.clearButtonMode = .whileEditing
    #expect(field.textRect(forBounds: bounds).maxX == 193)
    field.clearButtonMode = .always
    #expect(field.textRect(forBounds: bounds).maxX == 176)
  }

  @Test func fieldTextsShareValue() {
    let field = field()
    field.attributedText = NSAttributedString(string: "attributed")
    #expect(field.text == "attributed")
    field.text = "plain"
    #expect(field.attributedText?.string == "plain")
    field.attributedPlaceholder = NSAttributedString(string: "hint")
    #expect(field.placeholder == "hint")
    field.placeholder = nil
    #expect(field.attributedPlaceholder == nil)
  }

  @Test func editingTogglesSideViews() throws {
    final class Witness: NSObject, UITextFieldDelegate {
      var words: [String] = []
      func textFieldDidBeginEditing(_ textField: UITextField) { words.append("begin") }
      func textFieldDidEndEditing(_ textField: UITextField) { words.append("end") }
      func textFieldDidChangeSelection(_ textField: UITextField) { words.append("selection") }
    }
    try makeDevice().run {
      let window = UIWindow()
      let (field, witness) = (field(), Witness())
      field.delegate = witness
      field.text = "old"
      field.clearsOnBeginEditing = true
      let view = UIView(frame: rect(0, 0, 30, 20))
      field.leftView = view
      field.leftViewMode = .whileEditing
      window.addSubview(field)
      window.makeKeyAndVisible()
      #expect(view.superview == nil)
      #expect(field.becomeFirstResponder())
      #expect(view.superview === field)
      #expect(field.text == "")
      field.insertText("a")
      #expect(field.resignFirstResponder())
      #expect(view.superview == nil)
      #expect(witness.words == ["begin", "selection", "end"])
    }
  }
}
