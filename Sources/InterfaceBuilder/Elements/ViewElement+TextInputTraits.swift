import ScenarioModel

extension ViewElement {
  /// Reads the traits of a text input.
  @Sendable static func readTraits(_ element: VariedElement, into view: inout ViewReading) {
    guard let child = element.child("textInputTraits", key: "textInputTraits") else { return }
    let traits = VariedElement(child, for: .any)
    view.isSecureTextEntry = traits.flag("secureTextEntry")
    view.keyboardType = traits.named("keyboardType", KeyboardType.documentNames)
    view.autocorrectionType = traits.choice("autocorrectionType")
    view.spellCheckingType = traits.choice("spellCheckingType")
    view.textContentType = traits.named("textContentType", TextContentType.documentNames)
  }
}

extension KeyboardType {
  /// The types by Interface Builder's names; two of them differ from UIKit's.
  fileprivate static let documentNames: [String: KeyboardType] = {
    var names = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
    names["alphabet"] = .asciiCapable
    names["ASCIICapableNumberPad"] = .asciiCapableNumberPad
    return names
  }()
}

extension TextContentType {
  fileprivate static let documentNames = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0.documentName, $0) }
  )
}

extension VariedElement {
  /// Returns one of the named values; an unknown name causes a warning and is left out.
  fileprivate func named<Value>(_ name: String, _ values: [String: Value]) -> Value? {
    guard let text = attribute(name) else { return nil }
    if let value = values[text] { return value }
    leaveOut(
      .badValue(
        element: self.name,
        attribute: name,
        value: text,
        expected: "one of \(values.keys.sorted().joined(separator: ", "))"
      )
    )
    return nil
  }
}
