/// A constraint on a frame, or another rule with the same effect.
package struct ExplanationSource: Hashable, Sendable {
  /// The raw values are the names in the engine protocol and the database.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// The kinds of ``ConflictItem/Kind``.
    case constraint, autoresizingMask, contentSize, arrangement, guide
    /// The size of the root of a view tree, for example of the window.
    case rootSize
    /// The weak rule that keeps the contents of scroll views small.
    case smallContent
  }

  /// The kind of rule, which determines the used properties.
  package var kind: Kind
  /// The name as in ``ConflictItem/name``.
  package var name: String
  /// The name of the view with the rule; empty for a constraint.
  package var view: String
  /// The constraint with its numbers; nil for other kinds.
  package var equation: ConstraintEquation?

  package init(
    _ kind: Kind,
    name: String = "",
    view: String = "",
    equation: ConstraintEquation? = nil
  ) {
    self.kind = kind
    self.name = name
    self.view = view
    self.equation = equation
  }

  /// Creates the source for an item of a finding.
  package init(_ item: ConflictItem) {
    self.init(Kind(item.kind), name: item.name, view: item.view, equation: item.equation)
  }

  /// The source as an item of a finding; nil for a source outside the application.
  package var item: ConflictItem? {
    ConflictItem.Kind(rawValue: kind.rawValue).map {
      ConflictItem($0, name: name, view: view, equation: equation)
    }
  }
}

extension ExplanationSource.Kind {
  fileprivate init(_ kind: ConflictItem.Kind) {
    switch kind {
    case .constraint: self = .constraint
    case .autoresizingMask: self = .autoresizingMask
    case .contentSize: self = .contentSize
    case .arrangement: self = .arrangement
    case .guide: self = .guide
    }
  }
}

extension ExplanationSource: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, name, view, equation
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Kind.self, forKey: .kind),
      name: try container.decode(String.self, forKey: .name),
      view: try container.decode(String.self, forKey: .view),
      equation: try container.equation(forKey: .equation)
    )
  }

  /// Encodes a missing equation as an empty text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(name, forKey: .name)
    try container.encode(view, forKey: .view)
    try container.encode(equation?.text ?? "", forKey: .equation)
  }
}
