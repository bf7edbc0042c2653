import SwiftSyntax

/// Leaves out code that needs SwiftUI or the log's store, so that the rest of the package compiles.
///
/// It leaves out views, previews, types that depend on them, and members of other types that refer
/// to them.
package enum SwiftUIRule: PortRule {
  package static let name = "swiftui"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let inNeed = DeclarationsInNeed(in: file, of: package)
    return file.tree.statements.flatMap { statement -> [Rewrite] in
      let item = Syntax(statement.item)
      if file.imports.contains("SwiftUI"), isPreview(item) {
        return [leaveOut(statement, "a preview", file)]
      }
      guard let type = item.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing else {
        return isDeclaration(item) && inNeed.concerns(item)
          ? [leaveOut(statement, declarationName(item), file)] : []
      }
      guard !inNeed.omits(type) else {
        return [leaveOut(statement, "'\(type.typeName)'", file)]
      }
      return inNeed.omittedMembers(of: type)
        .map { leaveOut($0, declarationName(Syntax($0.decl)), file) }
    }
  }

  private static func leaveOut(
    _ node: some SyntaxProtocol,
    _ name: String,
    _ file: ParsedFile
  ) -> Rewrite {
    let cause = file.imports.contains("OSLog") ? "a dependency" : "SwiftUI"
    return rewrite(
      node,
      "\(name) is left out: \(cause) is missing",
      outcome: .unsupported,
      [file.removal(node)]
    )
  }

  private static func isPreview(_ item: Syntax) -> Bool {
    let macro =
      item.as(MacroExpansionDeclSyntax.self)?.macroName
      ?? item.as(MacroExpansionExprSyntax.self)?.macroName
    return macro?.text == "Preview"
  }

  private static func isDeclaration(_ item: Syntax) -> Bool {
    item.is(FunctionDeclSyntax.self) || item.is(VariableDeclSyntax.self)
      || item.is(TypeAliasDeclSyntax.self)
  }

  private static func declarationName(_ item: Syntax) -> String {
    if let function = item.as(FunctionDeclSyntax.self) { return "'\(function.name.text)'" }
    if let variable = item.as(VariableDeclSyntax.self), let first = variable.bindings.first {
      return "'\(first.pattern.trimmedDescription)'"
    }
    return item.is(InitializerDeclSyntax.self) ? "an initializer" : "a declaration"
  }
}
