import SwiftSyntax

/// Finds additions and small changes for errors that omitted code causes elsewhere.
///
/// Each repair is tried once. If the same error occurs again, the code at the error is omitted.
struct OmissionRepair {
  let finder: OmissionFinder
  /// Returns the byte of a note's location; nil for another file.
  let offset: (CompilerMessage) -> Int?

  private var file: ParsedFile { finder.file }
  var standIn: String { finder.standIn.expression }

  /// Returns the changes for an error; none if the code at the error must be omitted.
  func omissions(for error: CompilerMessage, at token: TokenSyntax) -> [Omission] {
    if error.says("does not override any", "has no override") {
      return withoutOverride(token)
    }
    if error.says("requires an 'override' keyword") { return withOverride(token) }
    if error.says("must be provided by subclass of") { return requiredInitializer(token) }
    if error.says("switch must be exhaustive", "add a default case") {
      return defaultCase(token)
    }
    if error.says("must have at least one executable statement") { return statement(in: token) }
    if error.isConformance {
      return ConformanceRepair(repair: self).omissions(for: error, at: token)
    }
    if error.says("missing return in") { return missingReturn(token) }
    if error.says("'guard' body must not fall through") {
      return inserted(before: token, "fatalError(\"omitted\")")
    }
    if error.says("which cannot be implicitly ignored") { return closureArguments(error, token) }
    if error.says(
      "has no initializers",
      "not initialized at",
      "without initializing all stored properties",
      "before being initialized",
      "before all stored properties are initialized",
      "before all members were initialized"
    ) {
      return initialValues(error, token)
    }
    return []
  }

  /// Returns the addition of a member at the end of a type.
  func member(_ text: String, before brace: TokenSyntax) -> Omission {
    let previous = brace.previousToken(viewMode: .sourceAccurate)
    let position = previous?.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    let separator = previous?.tokenKind == .leftBrace ? " " : "; "
    return Omission(.addition, brace, [SourceEdit(position..<position, "\(separator)\(text) ")])
  }

  private func inserted(before token: TokenSyntax, _ text: String) -> [Omission] {
    let separator =
      token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .leftBrace ? " " : "; "
    guard token.tokenKind == .rightBrace else { return [] }
    let end = token.previousToken(viewMode: .sourceAccurate)?.endPositionBeforeTrailingTrivia
    let position = end?.utf8Offset ?? token.positionAfterSkippingLeadingTrivia.utf8Offset
    let edit = SourceEdit(position..<position, "\(separator)\(text) ")
    return [Omission(.addition, token, [edit])]
  }

  // MARK: Overrides

  private func withoutOverride(_ token: TokenSyntax) -> [Omission] {
    guard let modifier = token.declaration?.modifiers.modifier("override") else { return [] }
    return [finder.removal(modifier, .attribute)]
  }

  private func withOverride(_ token: TokenSyntax) -> [Omission] {
    guard let declaration = token.declaration, let keyword = declaration.introducer else {
      return []
    }
    return [
      Omission(.addition, declaration, [file.insertion(before: keyword, "override ")])
    ]
  }

  private func requiredInitializer(_ token: TokenSyntax) -> [Omission] {
    let brace =
      token.tokenKind == .rightBrace && token.parent?.is(MemberBlockSyntax.self) == true
      ? token : token.previousToken(viewMode: .sourceAccurate)
    guard let brace, brace.tokenKind == .rightBrace,
      brace.parent?.is(MemberBlockSyntax.self) == true
    else { return [] }
    return [member("required init?(coder: NSCoder) { fatalError(\"omitted\") }", before: brace)]
  }

  // MARK: Control flow

  private func defaultCase(_ token: TokenSyntax) -> [Omission] {
    guard let statement = token.parent?.as(SwitchExprSyntax.self) else { return [] }
    let isBody = Syntax(statement).onlyStatement?.result == .value
    let text = statement.isValue || isBody ? "fatalError(\"omitted\")" : "break"
    let separator = statement.cases.isEmpty ? " " : "; "
    let last = statement.rightBrace.previousToken(viewMode: .sourceAccurate)
    let position = (last ?? statement.rightBrace).endPositionBeforeTrailingTrivia.utf8Offset
    // A line comment can follow the last statement, so the case goes before it.
    let edit = SourceEdit(position..<position, "\(separator)default: \(text) ")
    return [Omission(.addition, statement.switchKeyword, [edit])]
  }

  /// Returns the statement of a case that has lost all others.
  private func statement(in token: TokenSyntax) -> [Omission] {
    guard let branch = token.enclosing(SwitchCaseSyntax.self), branch.statements.isEmpty else {
      return []
    }
    let text = branch.isValue ? standIn : "break"
    return [Omission(.addition, branch, [file.insertion(after: branch.label, " \(text)")])]
  }

  private func missingReturn(_ token: TokenSyntax) -> [Omission] {
    inserted(before: token, "return \(standIn)")
  }

  private func closureArguments(_ error: CompilerMessage, _ token: TokenSyntax) -> [Omission] {
    guard let closure = token.parent?.as(ClosureExprSyntax.self), closure.signature == nil,
      let match = error.text.firstMatch(of: /expects (\d+) argument/),
      let count = Int(match.output.1)
    else { return [] }
    let names = Array(repeating: "_", count: count).joined(separator: ", ")
    let edit = file.insertion(after: closure.leftBrace, " \(names) in")
    return [Omission(.addition, closure, [edit])]
  }

  // MARK: Initial values

  private func initialValues(_ error: CompilerMessage, _ token: TokenSyntax) -> [Omission] {
    let noted = error.notes.filter {
      $0.says("not initialized", "without initial value", "defined here")
    }
    let found = noted.compactMap { note in
      offset(note).flatMap(finder.token)?.enclosing(PatternBindingSyntax.self)
    }
    let names = error.quotedNames.filter { $0.hasPrefix("self.") }.map { $0.dropFirst(5) }
    let type = Syntax(token).enclosingType
    let named = names.compactMap { name in
      type?.memberBlock.members.allDeclarations.compactMap { $0.as(VariableDeclSyntax.self) }
        .flatMap { Array($0.bindings) }
        .first { $0.pattern.trimmedDescription == name }
    }
    return (found + named).compactMap(initialValue)
  }

  private func initialValue(of binding: PatternBindingSyntax) -> Omission? {
    guard let type = binding.typeAnnotation, binding.initializer == nil,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
    else { return nil }
    var edits = [file.insertion(after: type, " = \(standIn)")]
    // Some initializers can still assign a value.
    if variable.bindingSpecifier.tokenKind == .keyword(.let) {
      edits.append(file.replacement(variable.bindingSpecifier, by: "var"))
    }
    return Omission(.addition, binding, edits)
  }
}

extension SyntaxProtocol {
  /// The innermost node of a kind around this one.
  fileprivate func enclosing<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
    var node = parent
    while let present = node {
      if let found = present.as(type) { return found }
      node = present.parent
    }
    return nil
  }

  /// The innermost function, property, subscript or initializer around the node.
  fileprivate var declaration: (any WithModifiersSyntax)? {
    var node = parent
    while let present = node {
      switch present.kind {
      case .functionDecl, .variableDecl, .subscriptDecl, .initializerDecl:
        return present.asProtocol((any WithModifiersSyntax).self)
      case .memberBlock: return nil
      default: node = present.parent
      }
    }
    return nil
  }
}

extension Syntax {
  /// The statements of a body that contains only this expression.
  fileprivate var onlyStatement: CodeBlockItemListSyntax? {
    var item = parent
    if item?.is(ExpressionStmtSyntax.self) == true { item = item?.parent }
    guard let list = item?.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else {
      return nil
    }
    return list
  }
}

extension WithModifiersSyntax {
  /// The keyword of the declaration: `func`, `var`, `let`, `subscript` or `init`.
  fileprivate var introducer: TokenSyntax? {
    let node = Syntax(self)
    return node.as(FunctionDeclSyntax.self)?.funcKeyword
      ?? node.as(VariableDeclSyntax.self)?.bindingSpecifier
      ?? node.as(SubscriptDeclSyntax.self)?.subscriptKeyword
      ?? node.as(InitializerDeclSyntax.self)?.initKeyword
  }
}
