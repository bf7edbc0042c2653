package import SwiftSyntax

/// A declaration of a type, or an extension.
package protocol TypeBearing: DeclGroupSyntax {
  /// The name as written, without generic arguments.
  var typeName: String { get }
}

extension ClassDeclSyntax: TypeBearing { package var typeName: String { name.text } }
extension StructDeclSyntax: TypeBearing { package var typeName: String { name.text } }
extension EnumDeclSyntax: TypeBearing { package var typeName: String { name.text } }
extension ActorDeclSyntax: TypeBearing { package var typeName: String { name.text } }
extension ProtocolDeclSyntax: TypeBearing { package var typeName: String { name.text } }
extension ExtensionDeclSyntax: TypeBearing {
  package var typeName: String { extendedType.plainName }
}

extension DeclGroupSyntax {
  /// The inherited types, without attributes and generic arguments.
  package var inheritedNames: [String] {
    inheritanceClause?.inheritedTypes.flatMap { $0.type.composedNames } ?? []
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, including those in conditional blocks.
  package var allDeclarations: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let conditions = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      return conditions.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let members)? = clause.elements else { return [] }
        return members.allDeclarations
      }
    }
  }
}

extension TypeSyntax {
  /// The type as written, without attributes and generic arguments.
  package var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.text }
    if let type = self.as(MemberTypeSyntax.self) {
      return "\(type.baseType.plainName).\(type.name.text)"
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    return trimmedDescription
  }

  /// The names of the types of a composition, or the name of a single type.
  var composedNames: [String] {
    guard let type = self.as(CompositionTypeSyntax.self) else { return [plainName] }
    return type.elements.map(\.type.plainName)
  }
}

extension AttributeListSyntax {
  /// Returns whether there is an attribute with this name.
  package func contains(_ name: String) -> Bool { attribute(name) != nil }

  /// Returns the attribute with this name.
  package func attribute(_ name: String) -> AttributeSyntax? {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.plainName == name }
  }
}

extension DeclModifierListSyntax {
  /// Returns whether there is a modifier with this name.
  package func contains(_ name: String) -> Bool { modifier(name) != nil }

  /// Returns the modifier with this name.
  package func modifier(_ name: String) -> DeclModifierSyntax? { first { $0.name.text == name } }
}

extension TypeBearing {
  /// The name, prefixed with the names of the enclosing types, as in ``TypeFact/name``.
  package var qualifiedName: String {
    guard !(self is ExtensionDeclSyntax), let outer = enclosingType else { return typeName }
    return "\(outer.qualifiedName).\(typeName)"
  }
}

extension TypeBearing {
  /// Whether the declaration has generic parameters, or is an extension with conditions.
  package var isGeneric: Bool {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      || self.as(ExtensionDeclSyntax.self)?.genericWhereClause != nil
  }
}

extension SyntaxProtocol {
  /// The text on one line, without comments.
  package var flattened: String {
    tokens(viewMode: .sourceAccurate).reduce(into: "") { text, token in
      if text.last?.isWhitespace == false,
        !token.leadingTrivia.isEmpty || text.last == ";"
      {
        text += " "
      }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }.trimmingSpaces
  }

  /// The innermost type, or extension of one, around the node.
  package var enclosingType: (any TypeBearing)? {
    var node = parent
    while let present = node {
      if let type = present.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing {
        return type
      }
      node = present.parent
    }
    return nil
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
