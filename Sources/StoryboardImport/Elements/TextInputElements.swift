import ScenarioModel

extension ViewElement {
  static let textField = ViewElement("textField", .textField) {
    (element, _, properties) throws(ImportError) in
    try readText(element, into: &properties)
    properties.placeholder = try TextValue.text(of: element, key: "placeholder")
    properties.borderStyle = try element.choice("borderStyle")
    properties.isEnabled = try element.flag("enabled")
    if let traits = element.child("textInputTraits", key: "textInputTraits") {
      properties.isSecureTextEntry = try VariedElement(traits, for: .any).flag("secureTextEntry")
    }
  }

  static let textView = ViewElement("textView", .textView) {
    (element, _, properties) throws(ImportError) in
    try readText(element, into: &properties)
    try readScrolling(element, into: &properties)
    properties.isEditable = try element.flag("editable")
  }

  static let searchBar = ViewElement("searchBar", .searchBar) {
    (element, _, properties) throws(ImportError) in
    properties.text = try TextValue.text(of: element, key: "text")
    properties.placeholder = try TextValue.text(of: element, key: "placeholder")
    properties.controlStyle = element.attribute("searchBarStyle")
  }
}
