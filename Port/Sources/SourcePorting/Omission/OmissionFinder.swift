import SwiftSyntax

/// Finds the smallest code that contains an error and can be omitted.
struct OmissionFinder {
  let file: ParsedFile
  let standIn: StandIn

  /// Returns the innermost token at a byte of the text.
  func token(at offset: Int) -> TokenSyntax? {
    file.tree.token(at: AbsolutePosition(utf8Offset: min(offset, file.text.count)))
  }

  /// Returns the smallest target that contains a node, or is larger.
  func target(above node: some SyntaxProtocol) -> OmissionTarget? {
    var child = Syntax(node)
    while let parent = child.parent {
      if let target = target(of: parent, containing: child) { return target }
      child = parent
    }
    return nil
  }

  private func target(of node: Syntax, containing child: Syntax) -> OmissionTarget? {
    switch node.kind {
    case .attribute: .omission(removal(node, .attribute))
    case .inheritedType: .element(node, .conformance)
    case .inheritanceClause:
      .omission(
        Omission(.conformance, node, [blank(file.range(node))])
      )
    case .conditionElement: .element(node, .condition)
    case .catchItem: .element(node, .condition)
    case .switchCaseItem: .element(node, .condition)
    case .enumCaseElement: .element(node, .enumCase)
    case .arrayElement, .dictionaryElement: .element(node, .element)
    case .patternBinding: binding(node, child)
    case .functionParameter: defaultValue(node, child)
    case .ifExpr: conditions(node, child)
    case .catchClause:
      child.is(CatchItemListSyntax.self) ? .omission(removal(child, .condition)) : nil
    case .switchCase:
      child.is(CodeBlockItemListSyntax.self) ? nil : .omission(removal(node, .statement))
    case .codeBlockItem: node.as(CodeBlockItemSyntax.self).flatMap { statement($0, child) }
    case .memberBlockItem: node.as(MemberBlockItemSyntax.self).flatMap { member($0, child) }
    default: nil
    }
  }

  /// Returns the omission of a node without a replacement.
  func removal(_ node: some SyntaxProtocol, _ kind: OmittedCode.Kind) -> Omission {
    Omission(kind, node, [file.removal(node)])
  }

  /// Returns an omission that replaces a node, with the line breaks of the node.
  func replacement(
    _ node: some SyntaxProtocol,
    by text: String,
    _ kind: OmittedCode.Kind
  ) -> Omission {
    let range = file.range(node)
    let breaks = file.text[range].count { $0 == 0x0A }
    let edit = SourceEdit(range, text + String(repeating: "\n", count: breaks))
    return Omission(kind, node, [edit])
  }

  // MARK: Values

  /// Keeps a variable with a type if only its value has an error.
  private func binding(_ node: Syntax, _ child: Syntax) -> OmissionTarget? {
    guard let binding = node.as(PatternBindingSyntax.self) else { return nil }
    guard child.is(InitializerClauseSyntax.self), let value = binding.initializer?.value,
      !isStandIn(value)
    else { return .element(node, node.isMember ? .member : .statement) }
    if binding.typeAnnotation != nil {
      return .omission(replacement(value, by: standIn.expression, .value))
    }
    if let type = value.castType {
      let text = "\(standIn.expression) as \(type)"
      return .omission(replacement(value, by: text, .value))
    }
    return .element(node, node.isMember ? .member : .statement)
  }

  private func defaultValue(_ node: Syntax, _ child: Syntax) -> OmissionTarget? {
    guard let value = child.as(InitializerClauseSyntax.self)?.value, !isStandIn(value) else {
      return nil
    }
    return .omission(replacement(value, by: standIn.expression, .value))
  }

  func isStandIn(_ value: ExprSyntax) -> Bool {
    value.trimmedDescription.hasPrefix(standIn.expression)
  }

  // MARK: Conditions

  /// Keeps the body of an `if`, without its conditions and its `else`.
  private func conditions(_ node: Syntax, _ child: Syntax) -> OmissionTarget? {
    guard let statement = node.as(IfExprSyntax.self), child.is(ConditionElementListSyntax.self),
      !statement.isValue
    else { return nil }
    let start = statement.ifKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let head = start..<statement.body.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
    let tail = statement.body.endPositionBeforeTrailingTrivia.utf8Offset..<end
    let isElse = node.parent?.is(IfExprSyntax.self) == true
    return .omission(
      Omission(.condition, child, [blank(head, isElse ? "" : "do "), blank(tail)])
    )
  }

  /// Returns an edit that replaces some bytes, except for line breaks.
  func blank(_ range: Range<Int>, _ text: String = "") -> SourceEdit {
    let breaks = file.text[range].count { $0 == 0x0A }
    return SourceEdit(range, text + String(repeating: "\n", count: breaks))
  }

  // MARK: Declarations

  private func member(_ item: MemberBlockItemSyntax, _ child: Syntax) -> OmissionTarget? {
    if item.decl.is(IfConfigDeclSyntax.self) { return nil }
    if item.decl.is(EnumCaseDeclSyntax.self) { return .omission(removal(item, .enumCase)) }
    return typeHead(Syntax(item.decl), item) ?? .omission(removal(item, .member))
  }

  /// Returns the target of an error in the head of a type or extension.
  private func typeHead(_ declaration: Syntax, _ item: some SyntaxProtocol) -> OmissionTarget? {
    guard declaration.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
    return .omission(removal(item, .type))
  }
}

extension Syntax {
  /// Whether the node is a part of a type's member.
  fileprivate var isMember: Bool {
    var node = parent
    while let present = node, !present.is(CodeBlockItemSyntax.self) {
      if present.is(MemberBlockItemSyntax.self) { return true }
      node = present.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The type of a value such as `cell as! Row` or `cell as? Row`.
  fileprivate var castType: String? {
    guard let parts = self.as(SequenceExprSyntax.self)?.elements,
      let type = parts.last?.as(TypeExprSyntax.self),
      let cast = parts.dropLast().last?.as(UnresolvedAsExprSyntax.self)
    else { return nil }
    let text = type.trimmedDescription
    guard cast.questionOrExclamationMark?.text == "?" else { return text }
    return type.type.is(IdentifierTypeSyntax.self) ? "\(text)?" : "(\(text))?"
  }
}

extension IfExprSyntax {
  /// Whether the result of the expression is used.
  var isValue: Bool {
    var expression = self
    while let outer = expression.parent?.as(IfExprSyntax.self) { expression = outer }
    return expression.parent?.is(ExpressionStmtSyntax.self) != true
      && expression.parent?.is(CodeBlockItemSyntax.self) != true
  }
}

extension SwitchExprSyntax {
  /// Whether the result of the expression is used.
  var isValue: Bool {
    parent?.is(ExpressionStmtSyntax.self) != true && parent?.is(CodeBlockItemSyntax.self) != true
  }
}
