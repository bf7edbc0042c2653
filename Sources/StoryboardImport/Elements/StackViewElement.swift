import ScenarioModel

extension ViewElement {
  static let stackView = ViewElement("stackView", .stackView) {
    (element, _, properties) throws(ImportError) in
    properties.axis = try element.choice("axis")
    properties.distribution = try element.choice("distribution")
    properties.alignment = try element.choice("alignment")
    properties.spacing = try element.number("spacing")
    properties.usesSystemSpacing = element.attribute("spacingType").map { $0 == "standard" }
    properties.isBaselineRelativeArrangement = try element.flag("baselineRelativeArrangement")
    // The document has no flag of its own for this: margins that are stored are in use.
    let hasMargins =
      properties.layoutMargins != nil || properties.directionalLayoutMargins != nil
    properties.isLayoutMarginsRelativeArrangement = hasMargins ? true : nil
  }
}
