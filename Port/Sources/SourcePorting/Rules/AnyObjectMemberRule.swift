import SwiftSyntax

/// Looks up members of `AnyObject` by name, as Objective-C does.
///
/// An example is `views.first?.tag`, if `views` has the type `[AnyObject]`.
package enum AnyObjectMemberRule: PortRule {
  package static let name = "any-object"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(MemberAccessExprSyntax.self).compactMap { access in
      if let receiver = receiver(of: access) {
        return rewrite(
          access,
          "the message is sent to an object of any class",
          [
            file.insertion(before: receiver, "messageReceiver("),
            file.insertion(after: receiver, ")"),
          ]
        )
      }
      guard let base = access.base, !isCalled(access), !isChained(access),
        let object = object(base, package) ?? parameter(base)
      else { return nil }
      return rewrite(
        access,
        "'\(access.declName.baseName.text)' is looked up by its name",
        [
          file.insertion(before: object, "MembersByName(of: "),
          file.insertion(after: object, base.is(OptionalChainingExprSyntax.self) ? ")" : ")!"),
        ]
      )
    }
  }

  /// The object of `target?.perform(selector, with: argument)`, which may be an `AnyObject`.
  private static func receiver(of access: MemberAccessExprSyntax) -> ExprSyntax? {
    guard access.declName.baseName.text == "perform", isCalled(access),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      [["_"], ["_", "with"]].contains(call.arguments.map { $0.label?.text ?? "_" }),
      call.trailingClosure == nil, let message = call.arguments.first?.expression,
      message.trimmedDescription.lowercased().contains("selector"),
      let chain = access.base?.as(OptionalChainingExprSyntax.self)
    else { return nil }
    return chain.expression
  }

  private static func isCalled(_ access: MemberAccessExprSyntax) -> Bool {
    access.parent?.is(FunctionCallExprSyntax.self) == true
      && access.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == access.id
  }

  /// Returns whether the access is the base of another member access, so that its type is not
  /// written.
  private static func isChained(_ access: MemberAccessExprSyntax) -> Bool {
    let parent = access.parent
    return parent?.is(MemberAccessExprSyntax.self) == true
      || parent?.parent?.is(MemberAccessExprSyntax.self) == true
        && (parent?.is(OptionalChainingExprSyntax.self) == true
          || parent?.is(ForceUnwrapExprSyntax.self) == true)
  }

  /// An element of a property that is declared as an array of `AnyObject`.
  private static func object(_ base: ExprSyntax, _ package: PackageFacts) -> ExprSyntax? {
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    if let element = object.as(MemberAccessExprSyntax.self),
      ["first", "last"].contains(element.declName.baseName.text), let list = element.base,
      isList(list, package)
    {
      return object
    }
    if let element = object.as(SubscriptCallExprSyntax.self),
      isList(element.calledExpression, package)
    {
      return object
    }
    return nil
  }

  private static func isList(_ list: ExprSyntax, _ package: PackageFacts) -> Bool {
    let name =
      list.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? list.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name.map(package.listsOfAnyObjects.contains) ?? false
  }

  /// Returns a parameter of the enclosing function that is declared as `AnyObject`.
  ///
  /// Nothing else in the function may have the parameter's name.
  private static func parameter(_ base: ExprSyntax) -> ExprSyntax? {
    let object = base.as(OptionalChainingExprSyntax.self)?.expression ?? base
    guard let name = object.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    var node = base.parent
    while let present = node {
      if let function = present.as(FunctionDeclSyntax.self) {
        let parameter = function.signature.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name
        }
        let type = parameter?.type.trimmedDescription ?? ""
        // Only now, because a search of the whole function for each member is slow.
        guard ["AnyObject", "AnyObject!", "AnyObject?"].contains(type) else { return nil }
        let bindings = function.all(IdentifierPatternSyntax.self)
        return bindings.contains { $0.identifier.text == name } ? nil : object
      }
      node = present.parent
    }
    return nil
  }
}
