import SwiftSyntax

/// Replaces the literals of colors and images by initializers, because the compiler finds their
/// types only on Apple's systems.
package enum ObjectLiteralRule: PortRule {
  package static let name = "object-literal"

  private static let initializers = [
    "colorLiteral": "UIColor", "imageLiteral": "UIImage",
  ]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(MacroExpansionExprSyntax.self).compactMap { literal in
      guard let type = initializers[literal.macroName.text] else { return nil }
      let label = literal.arguments.first?.label
      let isNamed = label?.text == "resourceName"
      return rewrite(
        literal,
        "#\(literal.macroName.text) calls an initializer of \(type)",
        [file.replacement(literal.pound, by: ""), file.replacement(literal.macroName, by: type)]
          + (label.map { isNamed ? [file.replacement($0, by: "imageLiteralResourceName")] : [] }
            ?? [])
      )
    }
  }
}
