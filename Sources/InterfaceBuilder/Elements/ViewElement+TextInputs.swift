import ScenarioModel

extension ViewElement {
  static let textField = ViewElement("textField", .textField, like: .control) {
    textAttributes
    Attribute(text: "placeholder", \.placeholder)
    Attribute("borderStyle", .choice, \.borderStyle)
    Attribute("enabled", .flag, \.isEnabled)
    Attribute(reading: readTraits)
    Ignored("clearButtonMode clearsOnBeginEditing background disabledBackground")
  }

  static let textView = ViewElement("textView", .textView, like: .scrollView) {
    textAttributes
    Attribute("editable", .flag, \.isEditable)
    Attribute(reading: readTraits)
    Ignored("selectable dataDetectorTypes findInteractionEnabled")
  }

  static let searchBar = ViewElement("searchBar", .searchBar) {
    Attribute(text: "text", \.text)
    Attribute(text: "placeholder", \.placeholder)
    Attribute("searchBarStyle", .text, \.controlStyle)
    Attribute(reading: readTraits)
    Ignored("barStyle translucent showsCancelButton showsBookmarkButton")
    Unsupported("prompt", except: "")
    Unsupported("showsScopeBar", except: "NO")
  }
}
