import SwiftSyntax

/// Removes the entry points of apps, because their code becomes a part of other programs.
package enum EntryPointRule: PortRule {
  package static let name = "entry-point"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    attributes(in: file) + (startsApplication(file) ? statements(in: file) : [])
  }

  /// Returns whether a file is the main file of an app, which only starts the app.
  static func startsApplication(_ file: ParsedFile) -> Bool {
    TreePath(file.path).name == "main.swift"
      && file.all(FunctionCallExprSyntax.self).contains {
        $0.calledExpression.trimmedDescription == "UIApplicationMain"
      }
  }

  private static func attributes(in file: ParsedFile) -> [Rewrite] {
    file.all(AttributeSyntax.self).filter(isEntryPoint).map { attribute in
      rewrite(
        attribute,
        "@\(attribute.attributeName.plainName) removed",
        [file.removal(attribute)]
      )
    }
  }

  private static func isEntryPoint(_ attribute: AttributeSyntax) -> Bool {
    switch attribute.attributeName.plainName {
    case "UIApplicationMain": return true
    case "main":
      let type = attribute.parent?.parent?.asProtocol((any DeclGroupSyntax).self)
      return type?.inheritedNames.contains("UIApplicationDelegate") == true
    default: return false
    }
  }

  /// Removes the statements of the main file; its declarations stay.
  private static func statements(in file: ParsedFile) -> [Rewrite] {
    // `filter` of the list would return copies with other positions.
    file.tree.statements.compactMap { statement in
      guard !statement.item.is(DeclSyntax.self) else { return nil }
      return rewrite(statement, "the start of the app removed", [file.removal(statement)])
    }
  }
}
