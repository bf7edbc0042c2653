import DeviceCatalog

extension ApplicationWidth {
  /// How a width is written.
  static let forms = "`full`, `half`, `oneThird`, `twoThirds`, `slideOver` or points"

  var yaml: YAMLValue {
    if case .points(let points) = self { return .number(points) }
    return .text(word)
  }
}

extension YAMLNode {
  /// A part of an iPad's screen, by its name or in points.
  func applicationWidth() throws(ScenarioError) -> ApplicationWidth {
    let text = try text()
    if let named = ApplicationWidth.named.first(where: { $0.name == text }) { return named.value }
    guard Double(text) != nil else {
      let known = ApplicationWidth.named.map(\.name)
      throw ScenarioError(.unknownWord(text, kind: "width", known: known), at: location)
    }
    return .points(try number(in: 1...4000, as: "a number of points"))
  }

  /// The widths of a matrix: a list of them, or of the parts of a Split View.
  func applicationWidths() throws(ScenarioError) -> [ApplicationWidth] {
    guard case .map = content else {
      return try distinct { node throws(ScenarioError) in try node.applicationWidth() }
    }
    let fields = try Fields<SplitViewKey>(self)
    return try fields.required(.splitView).distinct { node throws(ScenarioError) in
      let text = try node.text()
      guard let width = Self.splitViewParts.first(where: { $0.name == text })?.value else {
        let known = Self.splitViewParts.map(\.name)
        throw ScenarioError(
          .unknownWord(text, kind: "part of a Split View", known: known),
          at: node.location
        )
      }
      return width
    }
  }

  private enum SplitViewKey: String, CaseIterable { case splitView }

  private static let splitViewParts: [(name: String, value: ApplicationWidth)] = [
    ("1/3", .oneThird), ("1/2", .half), ("2/3", .twoThirds), ("1", .full),
  ]

  func language() throws(ScenarioError) -> Language {
    let tag = try text()
    guard let language = Language(tag: tag) else {
      throw wrongType("the tag of a language such as de or pt-BR, base, or a pseudolanguage")
    }
    return language
  }
}
