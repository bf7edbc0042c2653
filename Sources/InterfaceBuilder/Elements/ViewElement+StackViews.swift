import ScenarioModel

extension ViewElement {
  static let stackView = ViewElement("stackView", .stackView) {
    Attribute("axis", .choice, \.axis)
    Attribute("distribution", .choice, \.distribution)
    Attribute("alignment", .choice, \.alignment)
    Attribute("spacing", .number, \.spacing)
    Attribute("spacingType", .text) { $0.usesSystemSpacing = $1 == "standard" }
    Attribute("baselineRelativeArrangement", .flag, \.isBaselineRelativeArrangement)
    // The document has no flag for this: if it stores margins, the stack view uses them.
    Attribute { _, view in
      let margins = view.layoutMargins ?? view.directionalLayoutMargins
      view.isLayoutMarginsRelativeArrangement = margins == nil ? nil : true
    }
  }
}
