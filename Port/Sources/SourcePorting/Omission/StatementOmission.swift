import SwiftSyntax

extension OmissionFinder {
  /// Returns the target of an error in a statement, but not in an inner one.
  ///
  /// - Returns: nil if the statement is needed, so that the target must be larger.
  func statement(_ item: CodeBlockItemSyntax, _ child: Syntax) -> OmissionTarget? {
    let content = Syntax(item.item)
    if content.is(IfConfigDeclSyntax.self) { return nil }
    if content.is(ImportDeclSyntax.self) { return .omission(removal(item, .import)) }
    if content.asProtocol((any DeclGroupSyntax).self) != nil {
      return .omission(removal(item, .type))
    }
    if let statement = content.as(ReturnStmtSyntax.self) { return result(of: statement, in: item) }
    if let statement = content.as(ThrowStmtSyntax.self),
      statement.expression.trimmedDescription != Self.error
    {
      return .omission(replacement(statement.expression, by: Self.error, .value))
    }
    guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if list.parent?.is(SourceFileSyntax.self) == true {
      return .omission(removal(item, .member))
    }
    if let text = replacement(of: item, in: list) {
      guard item.trimmedDescription != text, list.result != .opaque else { return nil }
      return .omission(replacement(item, by: text, .statement))
    }
    return .omission(
      Omission(.statement, item, [file.removal(item)] + ignoredArguments(of: item, in: list))
    )
  }

  /// An error that every throwing function can throw.
  private static let error = "CancellationError()"

  private func result(
    of statement: ReturnStmtSyntax,
    in item: CodeBlockItemSyntax
  ) -> OmissionTarget? {
    guard let value = statement.expression, !isStandIn(value),
      item.surroundingResult != .opaque
    else { return nil }
    return .omission(replacement(value, by: result(of: item), .value))
  }

  /// Returns the expression in place of the result of the function around a statement.
  ///
  /// A row without a height hides its content, so the row gets its own height.
  private func result(of item: CodeBlockItemSyntax) -> String {
    let names = item.surroundingFunction?.signature.parameterClause.parameters.map(\.firstName.text)
    guard standIn == .emptyValue, names == ["_", "heightForRowAt"] else {
      return standIn.expression
    }
    return "UITableView.automaticDimension"
  }

  /// Returns the text that must replace a statement; nil if it can be missing.
  private func replacement(
    of item: CodeBlockItemSyntax,
    in list: CodeBlockItemListSyntax
  ) -> String? {
    guard item.id == list.last?.id, let container = list.parent else { return nil }
    if list.result != .nothing { return "return \(result(of: item))" }
    if container.parent?.is(GuardStmtSyntax.self) == true { return "fatalError(\"omitted\")" }
    guard list.count == 1 else { return nil }
    if let branch = container.as(SwitchCaseSyntax.self) {
      return branch.isValue ? standIn.expression : "break"
    }
    return container.parent?.as(IfExprSyntax.self)?.isValue == true ? standIn.expression : nil
  }

  /// Returns the edit that names the arguments of a closure without its last use of `$0`.
  private func ignoredArguments(
    of item: CodeBlockItemSyntax,
    in list: CodeBlockItemListSyntax
  ) -> [SourceEdit] {
    guard let closure = list.parent?.as(ClosureExprSyntax.self), closure.signature == nil else {
      return []
    }
    let others = list.filter { $0.id != item.id }.flatMap(\.shorthandArguments)
    guard others.isEmpty, let last = item.shorthandArguments.max() else { return [] }
    let names = Array(repeating: "_", count: last + 1).joined(separator: ", ")
    return [file.insertion(after: closure.leftBrace, " \(names) in")]
  }
}

extension SyntaxProtocol {
  /// The indices of the arguments such as `$0`.
  fileprivate var shorthandArguments: [Int] {
    tokens(viewMode: .sourceAccurate).compactMap { token in
      guard case .dollarIdentifier(let text) = token.tokenKind else { return nil }
      return Int(text.dropFirst())
    }
  }
}

extension SwitchCaseSyntax {
  /// Whether the case gives a `switch` its value.
  var isValue: Bool {
    parent?.parent?.as(SwitchExprSyntax.self)?.isValue == true
  }
}

/// The result that a body must return.
enum BodyResult {
  case nothing
  case value
  /// A type that the body determines: `some View`.
  case opaque

  init(_ type: TypeSyntax?) {
    guard let type, !["Void", "()", "Never"].contains(type.trimmedDescription) else {
      self = .nothing
      return
    }
    let isOpaque = type.all(SomeOrAnyTypeSyntax.self).contains {
      $0.someOrAnySpecifier.text == "some"
    }
    self = isOpaque ? .opaque : .value
  }
}

extension CodeBlockItemListSyntax {
  /// The result that the statements must return, if they are the body of a function, a getter, or
  /// a closure with a declared result.
  var result: BodyResult {
    guard let container = parent else { return .nothing }
    if container.is(ClosureExprSyntax.self) || container.is(AccessorBlockSyntax.self) {
      return container.declaredResult
    }
    guard container.is(CodeBlockSyntax.self), let owner = container.parent,
      owner.is(FunctionDeclSyntax.self) || owner.is(AccessorDeclSyntax.self)
    else { return .nothing }
    return owner.declaredResult
  }
}

extension SyntaxProtocol {
  /// The result of the innermost function, getter or closure around the node.
  fileprivate var surroundingResult: BodyResult {
    var node = parent
    while let present = node {
      switch present.kind {
      case .functionDecl, .accessorDecl, .accessorBlock, .closureExpr: return present.declaredResult
      default: node = present.parent
      }
    }
    return .nothing
  }

  /// The function around the node; nil in a closure or a getter.
  fileprivate var surroundingFunction: FunctionDeclSyntax? {
    var node = parent
    while let present = node {
      switch present.kind {
      case .functionDecl: return present.as(FunctionDeclSyntax.self)
      case .accessorDecl, .accessorBlock, .closureExpr: return nil
      default: node = present.parent
      }
    }
    return nil
  }

  /// The result of a function, getter or closure.
  fileprivate var declaredResult: BodyResult {
    let node = Syntax(self)
    if let function = node.as(FunctionDeclSyntax.self) {
      return BodyResult(function.signature.returnClause?.type)
    }
    if let closure = node.as(ClosureExprSyntax.self) {
      return BodyResult(closure.signature?.returnClause?.type)
    }
    if let accessor = node.as(AccessorDeclSyntax.self) {
      guard accessor.accessorSpecifier.text == "get" else { return .nothing }
      return accessor.parent?.parent?.declaredResult ?? .nothing
    }
    guard let block = node.as(AccessorBlockSyntax.self) else { return .nothing }
    if let binding = block.parent?.as(PatternBindingSyntax.self) {
      return BodyResult(binding.typeAnnotation?.type)
    }
    return BodyResult(block.parent?.as(SubscriptDeclSyntax.self)?.returnClause.type)
  }
}
