import SwiftSyntax

/// Removes Objective-C attributes of declarations, and makes Objective-C protocols class protocols.
package enum ObjCAttributeRule: PortRule {
  package static let name = "objc"

  private static let attributes: Set = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction",
    "GKInspectable", "NSApplicationMain",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let removed = file.all(AttributeSyntax.self)
      .filter { attributes.contains($0.attributeName.plainName) }
      .map { attribute in
        rewrite(
          attribute,
          "@\(attribute.attributeName.plainName) removed",
          [file.removal(attribute)] + dynamicRemoval(beside: attribute, in: file)
        )
      }
    return removed + classProtocols(in: file)
  }

  /// Returns an edit that removes `dynamic` together with `@objc`.
  ///
  /// By itself, `dynamic` makes a function replaceable, which is another feature.
  private static func dynamicRemoval(
    beside attribute: AttributeSyntax,
    in file: ParsedFile
  ) -> [SourceEdit] {
    let declaration = attribute.parent?.parent?.asProtocol((any WithModifiersSyntax).self)
    return declaration?.modifiers.modifier("dynamic").map { [file.removal($0)] } ?? []
  }

  private static func classProtocols(in file: ParsedFile) -> [Rewrite] {
    file.all(ProtocolDeclSyntax.self)
      .filter { $0.attributes.contains("objc") }
      .filter { !$0.inheritedNames.contains("AnyObject") && !$0.inheritedNames.contains("class") }
      .map { declaration in
        let edit =
          declaration.inheritanceClause.map {
            file.insertion(after: $0.colon, " AnyObject,")
          } ?? file.insertion(after: declaration.name, ": AnyObject")
        return rewrite(declaration, "the protocol is limited to classes", [edit])
      }
  }
}
