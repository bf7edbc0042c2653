/// One of the constraints of a conflict, or another rule with the same effect.
package struct ConflictItem: Hashable, Sendable {
  /// The kinds of constraints and of rules with the same effect.
  package enum Kind: String, CaseIterable, Codable, Sendable {
    /// A constraint of the application, named by its id or identifier, or else by its equation.
    case constraint
    /// The frame of a view with an autoresizing mask.
    case autoresizingMask
    /// The intrinsic content size of a view.
    case contentSize
    /// A constraint of a stack view, named by UIKit's identifier, for example `UISV-spacing`.
    case arrangement
    /// The constraints of a layout guide, named for example `safeArea`.
    case guide
  }

  /// The kind of rule in the conflict.
  package var kind: Kind
  /// The name of a constraint, an arrangement or a guide; otherwise empty.
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

  /// Creates the item of a constraint; one without a name is named by its equation.
  package init(_ equation: ConstraintEquation, name: String?) {
    self.init(.constraint, name: name ?? equation.relationText, equation: equation)
  }

  /// The item without the numbers of its equation, which are not part of its identity.
  package var identity: ConflictItem { ConflictItem(kind, name: name, view: view) }

  /// Whether the item's name is only its equation without the constant.
  package var isAnonymous: Bool { name == equation?.relationText ?? "" }
}

extension ConflictItem: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, name, view, equation
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try container.decode(Kind.self, forKey: .kind),
      name: try container.decodeIfPresent(String.self, forKey: .name) ?? "",
      view: try container.decodeIfPresent(String.self, forKey: .view) ?? "",
      equation: try container.equation(forKey: .equation)
    )
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    if !name.isEmpty { try container.encode(name, forKey: .name) }
    if !view.isEmpty { try container.encode(view, forKey: .view) }
    try container.encodeIfPresent(equation?.text, forKey: .equation)
  }
}
