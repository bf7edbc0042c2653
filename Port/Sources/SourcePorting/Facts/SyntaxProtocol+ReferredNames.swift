package import SwiftSyntax

extension SyntaxProtocol {
  /// The names of types that the node refers to, without its own generic parameters.
  ///
  /// They are the names of types in declarations, of attributes, and of capitalized values in
  /// expressions. The views of hosting controllers are left out.
  package var referredTypes: Set<String> {
    let types = all(IdentifierTypeSyntax.self).filter { !$0.isInHostedView }.map(\.name.text)
    let values = all(DeclReferenceExprSyntax.self).filter { !$0.isMember && !$0.isInHostedView }
      .map(\.baseName.text)
    let parameters = all(GenericParameterSyntax.self).map(\.name.text)
    return Set(types + values.filter { $0.first?.isUppercase == true }).subtracting(parameters)
  }
}

extension TypeBearing {
  /// The names of types that the declaration cannot do without.
  ///
  /// They are the types in its head and of its stored properties, and all types in a protocol.
  package var essentialTypes: Set<String> {
    guard !self.is(ProtocolDeclSyntax.self) else { return referredTypes }
    let stored = memberBlock.members.allDeclarations.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { !$0.modifiers.contains("static") && $0.bindings.allSatisfy(\.isStored) }
    let cases = memberBlock.members.allDeclarations.filter { $0.is(EnumCaseDeclSyntax.self) }
    let parts = stored.map(\.referredTypes) + cases.map(\.referredTypes)
    return parts.reduce(with(\.memberBlock.members, []).referredTypes) { $0.union($1) }
  }
}

extension DeclReferenceExprSyntax {
  /// Whether the name follows a dot.
  fileprivate var isMember: Bool {
    parent?.as(MemberAccessExprSyntax.self)?.declName.id == id
  }
}

extension PatternBindingSyntax {
  /// Whether the property has no getter.
  var isStored: Bool {
    switch accessorBlock?.accessors {
    case nil: true
    case .getter: false
    case .accessors(let list):
      list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
  }
}
