import SwiftSyntax

/// Replaces C function types that take objects by closure types, because C has no objects on Linux.
package enum ConventionRule: PortRule {
  package static let name = "c-function"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(AttributeSyntax.self).compactMap { attribute in
      guard attribute.attributeName.plainName == "convention",
        let arguments = attribute.arguments?.trimmedDescription,
        let type = attribute.parent?.parent?.as(AttributedTypeSyntax.self)
      else { return nil }
      let isBlock = arguments == "block"
      guard isBlock || takesObjects(type) else { return nil }
      return rewrite(
        attribute,
        isBlock ? "a block is a closure" : "no C function takes objects; traps when it is called",
        outcome: isBlock ? .rewritten : .unsupported,
        [file.removal(attribute)]
      )
    }
  }

  /// Whether a function type has parameters or results other than pointers and numbers.
  private static func takesObjects(_ type: AttributedTypeSyntax) -> Bool {
    type.baseType.all(IdentifierTypeSyntax.self).contains { part in
      let name = part.name.text
      return !name.hasPrefix("Unsafe") && !name.hasPrefix("Opaque") && !name.hasPrefix("C")
        && !name.hasPrefix("Int") && !name.hasPrefix("UInt")
        && !["Bool", "Double", "Float", "Void"].contains(name)
    }
  }
}
