import SwiftSyntax

/// Rewrites calls of Objective-C's class method `description`: `type(of: view).description()`.
package enum MetatypeRule: PortRule {
  package static let name = "metatype"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      guard call.arguments.isEmpty, call.trailingClosure == nil,
        let member = call.calledExpression.as(MemberAccessExprSyntax.self),
        member.declName.trimmedDescription == "description", let type = member.base,
        isMetatype(type)
      else { return nil }
      return rewrite(
        call,
        "the description of a class is its name",
        [
          file.replacement(call, by: "String(reflecting: \(type.trimmedDescription))")
        ]
      )
    }
  }

  /// Returns whether an expression is certainly a type: `type(of: view)` or `UIView.self`.
  private static func isMetatype(_ expression: ExprSyntax) -> Bool {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.calledExpression.trimmedDescription == "type"
        && call.arguments.first?.label?.text == "of"
    }
    let member = expression.as(MemberAccessExprSyntax.self)
    return member?.declName.trimmedDescription == "self"
  }
}
