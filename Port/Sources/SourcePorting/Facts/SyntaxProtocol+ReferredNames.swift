package import SwiftSyntax

extension SyntaxProtocol {
  /// The names of types that the node refers to, without its own generic parameters.
  ///
  /// They are the names of types in declarations, of attributes, and of capitalized values in
  /// expressions. The views of hosting controllers are left out.
  package var referredTypes: Set<String> {
    guard !isInHostedView else { return [] }
    let walker = ReferredNames(viewMode: .sourceAccurate)
    walker.walk(self)
    return walker.names.subtracting(walker.parameters)
  }
}

/// Collects the names of types, except in the views of hosting controllers.
private final class ReferredNames: SyntaxVisitor {
  private(set) var names: Set<String> = []
  private(set) var parameters: Set<String> = []

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.baseName.text
    if name.first?.isUppercase == true, !node.isMember { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    node.isHostedView ? .skipChildren : .visitChildren
  }

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isOfHostingController ? .skipChildren : .visitChildren
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
