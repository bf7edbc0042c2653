import SwiftSyntax

extension AppTypes {
  /// Returns a type or a declaration as code of another module spells it, on one line.
  func spelling(of node: some SyntaxProtocol, inside owner: String) -> String {
    TypeSpelling(types: self, owner: owner).rewrite(node).flattened
  }
}

/// Replaces the names of an app's types by their full names.
private final class TypeSpelling: SyntaxRewriter {
  private let types: AppTypes
  private let owner: String

  init(types: AppTypes, owner: String) {
    (self.types, self.owner) = (types, owner)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
    let node = super.visit(node).cast(IdentifierTypeSyntax.self)
    guard let type = types.type(named: node.name.text, inside: owner) else {
      return TypeSyntax(node)
    }
    let name = node.name.with(\.tokenKind, .identifier(types.reference(to: type)))
    return TypeSyntax(node.with(\.name, name))
  }

  override func visit(_ node: MemberTypeSyntax) -> TypeSyntax {
    guard let type = types.type(named: TypeSyntax(node).plainName, inside: owner) else {
      return TypeSyntax(node)
    }
    return TypeSyntax(IdentifierTypeSyntax(name: .identifier(types.reference(to: type))))
      .with(\.leadingTrivia, node.leadingTrivia).with(\.trailingTrivia, node.trailingTrivia)
  }
}
