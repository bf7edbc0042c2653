import ScenarioModel

extension ViewElement {
  static let barElements = [
    ViewElement("navigationBar", .navigationBar) {
      (element, _, properties) in
      properties.controlStyle = element.flag("largeTitles") == true ? "largeTitles" : nil
    },
    ViewElement("toolbar", .toolbar),
    ViewElement("tabBar", .tabBar),
  ]
}
