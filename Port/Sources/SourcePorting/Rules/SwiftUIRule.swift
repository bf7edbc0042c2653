import SwiftSyntax

/// Leaves SwiftUI's views and previews out, so that the rest of their file compiles.
package enum SwiftUIRule: PortRule {
  package static let name = "swiftui"

  private static let types: Set = [
    "App", "ButtonStyle", "EnvironmentKey", "LabelStyle", "ListStyle", "PreferenceKey",
    "PreviewProvider", "Scene", "Shape", "ToggleStyle", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard file.imports.contains("SwiftUI") else { return [] }
    return file.tree.statements.compactMap { statement in
      let item = Syntax(statement.item)
      let type = item.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing
      let isView = type.map { type in
        types.contains(type.typeName) && type is ExtensionDeclSyntax
          || type.inheritedNames.contains { isOfSwiftUI($0) }
      }
      let macro =
        item.as(MacroExpansionDeclSyntax.self)?.macroName
        ?? item.as(MacroExpansionExprSyntax.self)?.macroName
      guard isView == true || macro?.text == "Preview" else { return nil }
      let name = type.map { "'\($0.typeName)'" } ?? "a preview"
      return rewrite(
        statement,
        "\(name) is left out: SwiftUI is not there",
        outcome: .unsupported,
        [file.removal(statement)]
      )
    }
  }

  private static func isOfSwiftUI(_ name: String) -> Bool {
    types.contains(name.hasPrefix("SwiftUI.") ? String(name.dropFirst("SwiftUI.".count)) : name)
  }
}
