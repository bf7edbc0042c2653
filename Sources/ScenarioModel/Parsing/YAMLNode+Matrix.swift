import DeviceCatalog

extension ApplicationWidth {
  /// The forms of a width.
  static let forms = "`full`, `half`, `oneThird`, `twoThirds`, `slideOver` or points"

  var yaml: YAMLValue {
    switch self {
    case .points(let points): .number(points)
    case .window(let window): .map(WindowPlace.table.fields(of: window))
    default: .text(word)
    }
  }
}

extension WindowPlace {
  /// The keys of a window with a size and a position.
  static let table = KeyTable(
    WindowPlace(width: 0, height: 0),
    subject: "window",
    [
      .required("width", \.width, .points(from: 1...4000), "the width"),
      .required("height", \.height, .points(from: 1...4000), "the height"),
      .optional(
        "x",
        \.x,
        .points(from: 0...4000),
        default: "in the middle",
        "the distance from the screen's left edge"
      ),
      .optional(
        "y",
        \.y,
        .points(from: 0...4000),
        default: "in the middle",
        "the distance from the screen's top edge"
      ),
    ]
  )
}

extension YAMLNode {
  /// A part of an iPad's screen: by its name, in points, or a window with a size and a position.
  func applicationWidth() throws -> ApplicationWidth {
    if case .map = content { return .window(try WindowPlace.table.read(self)) }
    let text = try text()
    if let named = ApplicationWidth.named.first(where: { $0.name == text }) { return named.value }
    guard Double(text) != nil else {
      let known = ApplicationWidth.named.map(\.name)
      throw ScenarioError(.unknownWord(text, kind: "width", known: known), at: location)
    }
    return .points(try number(in: 1...4000, as: "a number of points"))
  }

  /// The widths of a matrix: a list of them, or of the parts of a Split View.
  func applicationWidths() throws -> [ApplicationWidth] {
    guard case .map = content else {
      return try distinct { try $0.applicationWidth() }
    }
    return try Self.splitViewTable.read(self)
  }

  private static let splitViewTable = KeyTable<[ApplicationWidth]>(
    [],
    [.required("splitView", \.self, .distinct(.splitViewPart), "the parts of a Split View")]
  )

  func language() throws -> Language {
    let tag = try text()
    guard let language = Language(tag: tag) else {
      throw wrongType("the tag of a language such as de or pt-BR, base, or a pseudolanguage")
    }
    return language
  }
}

extension ValueFormat<[ApplicationWidth]> {
  static var applicationWidths: Self {
    ValueFormat(
      description: "a list: \(ValueFormat<ApplicationWidth>.applicationWidth.description); or "
        + "`{ splitView: [PART, ...] }` with the parts `1/3`, `1/2`, `2/3` and `1`",
      placeholder: "[WIDTH, ...]"
    ) {
      try $0.applicationWidths()
    } write: {
      .list($0.map(\.yaml))
    }
  }
}

extension ValueFormat<ApplicationWidth> {
  /// A part of the screen in Split View.
  fileprivate static var splitViewPart: Self {
    ValueFormat(description: "a part of the screen", placeholder: "PART") { node in
      let text = try node.text()
      guard let width = splitViewParts.first(where: { $0.name == text })?.value else {
        let known = splitViewParts.map(\.name)
        throw ScenarioError(
          .unknownWord(text, kind: "part of a Split View", known: known),
          at: node.location
        )
      }
      return width
    } write: {
      $0.yaml
    }
  }

  private static var splitViewParts: [(name: String, value: ApplicationWidth)] {
    [("1/3", .oneThird), ("1/2", .half), ("2/3", .twoThirds), ("1", .full)]
  }
}
