import SwiftSyntax

/// Rewrites calls that make an object of a class from run time:
/// `type.init(frame: .zero)` becomes `type.dynamicInstance(frame: .zero)`.
///
/// Such a call needs a `required` initializer in Swift, but not for a class of Objective-C.
package enum DynamicInstanceRule: PortRule {
  package static let name = "dynamic-instance"

  /// The labels of the initializers of UIKit's classes that PortSupport calls.
  private static let initializers: Set<[String]> = [
    [], ["frame"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["nibName", "bundle"],
    ["rootViewController"],
  ]

  /// The labels of initializers that other classes are likely to have too, with the UIKit class
  /// that the generic parameter must inherit from.
  private static let initializersOfClasses = [["type"]: "UIButton"]

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(FunctionCallExprSyntax.self).compactMap { call in
      let labels = call.arguments.map { $0.label?.text ?? "_" }
      guard call.trailingClosure == nil, !package.requiresInitializer(labels) else { return nil }
      if let base = initializersOfClasses[labels] {
        return ofGenericParameter(call, of: base, in: file, package)
      }
      guard initializers.contains(labels) else { return nil }
      return explicit(call, in: file, package) ?? ofGenericParameter(call, in: file, package)
    }
  }

  // MARK: Metatypes

  private static func explicit(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "init", let base = member.base,
      isMetatype(base, package)
    else { return nil }
    return rewrite(
      call,
      "creates an object of a class that is determined at run time",
      [file.replacement(member.declName, by: "dynamicInstance")]
    )
  }

  /// Returns whether an expression is a metatype value, not the name of a type.
  private static func isMetatype(_ base: ExprSyntax, _ package: PackageFacts) -> Bool {
    let text = base.trimmedDescription
    switch text {
    case "self": return isInStaticMember(base) && isOfObject(base, package)
    case "Self": return isOfObject(base, package)
    case "super": return false
    default:
      if let parameter = base.genericParameter(named: text) {
        return package.isClassOfUIKit(parameter)
      }
      return !base.isTypeName
    }
  }

  private static func isInStaticMember(_ node: some SyntaxProtocol) -> Bool {
    var node = node.parent
    while let present = node {
      if let member = present.asProtocol((any WithModifiersSyntax).self),
        present.is(FunctionDeclSyntax.self) || present.is(VariableDeclSyntax.self),
        present.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return member.modifiers.contains("static") || member.modifiers.contains("class")
      }
      node = present.parent
    }
    return false
  }

  /// Whether `Self` is a UIKit class or a subclass of one.
  private static func isOfObject(_ node: some SyntaxProtocol, _ package: PackageFacts) -> Bool {
    guard let type = node.enclosingType else { return false }
    return package.isClassOfUIKit(type.qualifiedName)
  }

  // MARK: Generic parameters

  /// Rewrites `Cell(frame: .zero)` if `Cell` is a generic parameter.
  private static func ofGenericParameter(
    _ call: FunctionCallExprSyntax,
    of base: String? = nil,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self),
      let constraint = reference.genericParameter(named: reference.baseName.text),
      package.isClassOfUIKit(constraint),
      base.map({ package.inherits(constraint, from: $0) }) ?? true
    else { return nil }
    return rewrite(
      call,
      "creates an object of a class that is determined at run time",
      [file.insertion(after: reference, ".dynamicInstance")]
    )
  }
}

extension PackageFacts {
  /// Returns whether a protocol of the package requires an initializer with these labels.
  ///
  /// Calls of such an initializer need no rewrite.
  fileprivate func requiresInitializer(_ labels: [String]) -> Bool {
    types.values.joined().contains { type in
      type.kind == .protocol
        && type.members.contains { $0.kind == .initializer && $0.labels == labels }
    }
  }

  /// Whether a generic constraint is a UIKit class or a subclass of one.
  fileprivate func isClassOfUIKit(_ constraint: String) -> Bool {
    lineage(of: constraint).contains { $0.hasPrefix("UI") || $0 == "NSObject" }
      && types[constraint, default: []].allSatisfy { $0.kind != .protocol }
  }
}

extension SyntaxProtocol {
  /// Returns the constraint of a generic parameter in scope; empty without a constraint, nil if
  /// there is no such parameter.
  fileprivate func genericParameter(named name: String) -> String? {
    var node = parent
    while let present = node {
      let clause = present.asProtocol((any WithGenericParametersSyntax).self)
      let parameter = clause?.genericParameterClause?.parameters.first { $0.name.text == name }
      if let parameter {
        return parameter.inheritedType?.plainName
          ?? clause?.genericWhereClause?.conformance(of: name) ?? ""
      }
      node = present.parent
    }
    return nil
  }
}

extension GenericWhereClauseSyntax {
  /// Returns the declared conformance of a generic parameter.
  fileprivate func conformance(of name: String) -> String? {
    requirements.lazy.compactMap { item -> String? in
      guard case .conformanceRequirement(let requirement) = item.requirement,
        requirement.leftType.plainName == name
      else { return nil }
      return requirement.rightType.plainName
    }.first
  }
}

extension ExprSyntax {
  /// Whether the expression is the name of a type, by the convention that types begin with a
  /// capital letter.
  fileprivate var isTypeName: Bool {
    let name =
      self.as(GenericSpecializationExprSyntax.self)?.expression ?? self
    let last =
      name.as(MemberAccessExprSyntax.self)?.declName ?? name.as(DeclReferenceExprSyntax.self)
    guard let last else {
      return self.is(ArrayExprSyntax.self) || self.is(DictionaryExprSyntax.self)
    }
    return last.baseName.text.first?.isUppercase == true
  }
}
