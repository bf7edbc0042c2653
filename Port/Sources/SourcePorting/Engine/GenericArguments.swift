import SwiftSyntax

/// The types in place of the generic parameters of a superclass.
struct GenericArguments {
  private let types: [String: TypeSyntax]

  /// - Parameters:
  ///   - superclass: The direct superclass.
  ///   - type: The class that names it with arguments.
  init(of superclass: AppType, in type: AppType) {
    types = Dictionary(zip(superclass.genericParameters, type.superclassArguments)) { $1 }
  }

  /// Returns an initializer of the superclass as the subclass inherits it.
  func applied(to initializer: AppInitializer) -> AppInitializer {
    guard !types.isEmpty else { return initializer }
    var initializer = initializer
    let replacement = Replacement(types)
    for index in initializer.parameters.indices {
      let type = replacement.rewrite(initializer.parameters[index].type)
      initializer.parameters[index].type =
        type.as(TypeSyntax.self) ?? initializer.parameters[index].type
    }
    return initializer
  }

  private final class Replacement: SyntaxRewriter {
    private let types: [String: TypeSyntax]

    init(_ types: [String: TypeSyntax]) { self.types = types }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
      guard node.genericArgumentClause == nil, let type = types[node.name.text] else {
        return super.visit(node)
      }
      return type.trimmed.with(\.trailingTrivia, node.trailingTrivia)
    }
  }
}
