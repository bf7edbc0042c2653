import SwiftSyntax

/// Replaces tests for a generic class of anchors by tests for the class without arguments.
///
/// Objective-C's generic classes do not keep their arguments at run time.
package enum ErasedGenericRule: PortRule {
  package static let name = "erased-generic"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let folded = file.all(IsExprSyntax.self).map(\.type)
    let flat = file.all(UnresolvedIsExprSyntax.self).compactMap { test in
      test.parent?.as(ExprListSyntax.self)?.lazy.compactMap { $0.as(TypeExprSyntax.self) }
        .first { $0.position >= test.endPosition }?.type
    }
    return (folded + flat).compactMap { type in
      guard let anchor = type.as(IdentifierTypeSyntax.self), anchor.name.text == "NSLayoutAnchor",
        anchor.genericArgumentClause != nil
      else { return nil }
      return rewrite(
        type,
        "the kind of an anchor is unknown at run time",
        [file.replacement(type, by: "any ErasedLayoutAnchor")]
      )
    }
  }
}
