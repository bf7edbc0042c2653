import ScenarioModel

extension ViewElement {
  static let textField = ViewElement("textField", .textField) {
    (element, _, properties) in
    readText(element, into: &properties)
    properties.placeholder = TextValue.text(of: element, key: "placeholder")
    properties.borderStyle = element.choice("borderStyle")
    properties.isEnabled = element.flag("enabled")
    readTraits(element, into: &properties)
  }

  static let textView = ViewElement("textView", .textView) {
    (element, _, properties) in
    readText(element, into: &properties)
    readScrolling(element, into: &properties)
    properties.isEditable = element.flag("editable")
    readTraits(element, into: &properties)
  }

  static let searchBar = ViewElement("searchBar", .searchBar) {
    (element, _, properties) in
    properties.text = TextValue.text(of: element, key: "text")
    properties.placeholder = TextValue.text(of: element, key: "placeholder")
    properties.controlStyle = element.attribute("searchBarStyle")
    readTraits(element, into: &properties)
  }
}
