import ScenarioModel

extension ViewElement {
  static let textField = ViewElement("textField", .textField, like: .control) {
    textAttributes
    Attribute(text: "placeholder") { $0.placeholder = $1 }
    Attribute("borderStyle", .choice) { $0.borderStyle = $1 }
    Attribute("enabled", .flag) { $0.isEnabled = $1 }
    Attribute(reading: readTraits)
    Ignored("clearButtonMode clearsOnBeginEditing background disabledBackground")
  }

  static let textView = ViewElement("textView", .textView, like: .scrollView) {
    textAttributes
    Attribute("editable", .flag) { $0.isEditable = $1 }
    Attribute(reading: readTraits)
    Ignored("selectable dataDetectorTypes findInteractionEnabled")
  }

  static let searchBar = ViewElement("searchBar", .searchBar) {
    Attribute(text: "text") { $0.text = $1 }
    Attribute(text: "placeholder") { $0.placeholder = $1 }
    Attribute("searchBarStyle", .text) { $0.controlStyle = $1 }
    Attribute(reading: readTraits)
    Ignored("barStyle translucent showsCancelButton showsBookmarkButton")
    Unsupported("prompt", except: "")
    Unsupported("showsScopeBar", except: "NO")
  }
}
