import ScenarioModel

extension ViewElement {
  static let barElements: [ViewElement] = [
    toolbar,
    ViewElement("navigationBar", .navigationBar, like: .toolbar) {
      Attribute("largeTitles", .flag) { if $1 { $0.controlStyle = "largeTitles" } }
      Ignored("backIndicatorImage backIndicatorTransitionMaskImage shadowImage")
    },
    ViewElement("tabBar", .tabBar, like: .toolbar) {
      Ignored("itemPositioning itemWidth itemSpacing selectionIndicatorImage")
    },
  ]

  private static let toolbar = ViewElement("toolbar", .toolbar) { Names(BarAttribute.self) }
}

/// The attributes of bars and of simulated ones.
enum BarAttribute: String, AttributeName, CaseIterable { case translucent, barStyle }
