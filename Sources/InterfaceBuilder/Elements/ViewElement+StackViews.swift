import ScenarioModel

extension ViewElement {
  static let stackView = ViewElement("stackView", .stackView) {
    Attribute("axis", .choice) { $0.axis = $1 }
    Attribute("distribution", .choice) { $0.distribution = $1 }
    Attribute("alignment", .choice) { $0.alignment = $1 }
    Attribute("spacing", .number) { $0.spacing = $1 }
    Attribute("spacingType", .text) { $0.usesSystemSpacing = $1 == "standard" }
    Attribute("baselineRelativeArrangement", .flag) { $0.isBaselineRelativeArrangement = $1 }
    // The document has no flag for this: if it stores margins, the stack view uses them.
    Attribute { _, view in
      let margins = view.layoutMargins ?? view.directionalLayoutMargins
      view.isLayoutMarginsRelativeArrangement = margins == nil ? nil : true
    }
  }
}
