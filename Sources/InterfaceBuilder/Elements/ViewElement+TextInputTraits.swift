import ScenarioModel

extension ViewElement {
  /// Reads the traits of a text input.
  static func readTraits(_ element: VariedElement, into properties: inout ViewProperties) {
    guard let child = element.child("textInputTraits", key: "textInputTraits") else { return }
    let traits = VariedElement(child, for: .any)
    properties.isSecureTextEntry = traits.flag("secureTextEntry")
    properties.keyboardType = traits.named("keyboardType", KeyboardType.documentNames)
    properties.autocorrectionType = traits.choice("autocorrectionType")
    properties.spellCheckingType = traits.choice("spellCheckingType")
    properties.textContentType = traits.named("textContentType", TextContentType.documentNames)
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
