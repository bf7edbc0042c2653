import ScenarioModel

extension ViewElement {
  static let stackView = ViewElement("stackView", .stackView) {
    (element, _, properties) in
    properties.axis = element.choice("axis")
    properties.distribution = element.choice("distribution")
    properties.alignment = element.choice("alignment")
    properties.spacing = element.number("spacing")
    properties.usesSystemSpacing = element.attribute("spacingType").map { $0 == "standard" }
    properties.isBaselineRelativeArrangement = element.flag("baselineRelativeArrangement")
    // The document has no flag for this: stored margins are in use.
    let hasMargins =
      properties.layoutMargins != nil || properties.directionalLayoutMargins != nil
    properties.isLayoutMarginsRelativeArrangement = hasMargins ? true : nil
  }
}
