import SwiftSyntax

/// Lets the hosting controllers of SwiftUI host an empty view.
///
/// Views of SwiftUI are left out, so `UIHostingController` is not generic in the working copy, and
/// its initializers have no view.
package enum HostingControllerRule: PortRule {
  package static let name = "hosting-controller"

  static let controller = "UIHostingController"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard file.imports.contains("SwiftUI") else { return [] }
    let calls = file.all(FunctionCallExprSyntax.self).compactMap { call -> Rewrite? in
      guard let view = call.arguments.first(where: { $0.label?.text == "rootView" }),
        isHosting(call.calledExpression, in: package)
      else { return nil }
      return rewrite(
        call,
        "the hosted view is empty",
        outcome: .unsupported,
        [file.removal(view)] + commaRemoval(before: view, in: call, file)
      )
    }
    let types = file.all(GenericArgumentClauseSyntax.self).filter(\.isOfHostingController).map {
      clause in
      let breaks = clause.trimmedDescription.filter(\.isNewline)
      return rewrite(
        clause,
        "\(controller) is not generic",
        [file.replacement(clause, by: breaks)]
      )
    }
    return calls + types
  }

  /// Returns an edit that removes the comma before the last argument.
  private static func commaRemoval(
    before view: LabeledExprSyntax,
    in call: FunctionCallExprSyntax,
    _ file: ParsedFile
  ) -> [SourceEdit] {
    guard view.trailingComma == nil,
      let previous = call.arguments.last(where: { $0.position < view.position }),
      let comma = previous.trailingComma
    else { return [] }
    return [file.removal(comma)]
  }

  private static func isHosting(_ callee: ExprSyntax, in package: PackageFacts) -> Bool {
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return isHosting(generic.expression, in: package)
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return package.inherits(name, from: controller)
    }
    guard let member = callee.as(MemberAccessExprSyntax.self) else { return false }
    switch member.declName.baseName.text {
    case controller: return true
    case "init":
      let isOwn = member.base.map { ["self", "super"].contains($0.trimmedDescription) } ?? false
      return isOwn
        && callee.enclosingType.map { package.inherits($0.qualifiedName, from: controller) }
          ?? false
    default: return false
    }
  }
}

extension GenericArgumentClauseSyntax {
  /// Whether the arguments belong to `UIHostingController`.
  var isOfHostingController: Bool {
    let name =
      parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? parent?.as(MemberTypeSyntax.self)?.name.text
      ?? parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    return name == HostingControllerRule.controller
  }
}

extension SyntaxProtocol {
  /// Whether the node is in a part that ``HostingControllerRule`` removes.
  var isInHostedView: Bool {
    sequence(first: Syntax(self)) { $0.parent }.contains { node in
      node.as(LabeledExprSyntax.self)?.isHostedView == true
        || node.as(GenericArgumentClauseSyntax.self)?.isOfHostingController == true
    }
  }
}

extension LabeledExprSyntax {
  /// Whether the argument is the view of a hosting controller.
  var isHostedView: Bool { label?.text == "rootView" }
}
