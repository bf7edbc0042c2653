import ScenarioModel

extension ViewElement {
  static let barElements = [
    ViewElement("navigationBar", .navigationBar) {
      (element, _, properties) throws(ImportError) in
      properties.controlStyle = try element.flag("largeTitles") == true ? "largeTitles" : nil
    },
    ViewElement("toolbar", .toolbar),
    ViewElement("tabBar", .tabBar),
  ]
}
