import SwiftSyntax

/// Gives `NSAttributedString()` an empty text, because Foundation on Linux lacks this initializer.
package enum EmptyTextRule: PortRule {
  package static let name = "empty-text"

  private static let types: Set = ["NSAttributedString", "NSMutableAttributedString"]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      let callee = call.calledExpression.trimmedDescription
      let type = callee.hasSuffix(".init") ? String(callee.dropLast(".init".count)) : callee
      guard types.contains(type), call.arguments.isEmpty, call.trailingClosure == nil else {
        return nil
      }
      return rewrite(
        call,
        "the attributed text is created from an empty text",
        [file.replacement(call, by: "\(callee)(string: \"\")")]
      )
    }
  }
}
