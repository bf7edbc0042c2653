import SwiftSyntax

/// Visits the types and extensions of a file, and their members; bodies of functions are left out.
class TypeVisitor: SyntaxVisitor {
  /// The indices of the enclosing types in the subclass's list, the innermost last.
  private(set) final var open: [Int] = []

  /// Adds a type or an extension to the subclass's list, and returns its index.
  func addType(_ node: some TypeBearing, _ kind: TypeFact.Kind) -> Int {
    preconditionFailure("a subclass has the list of types")
  }

  private func begin(
    _ node: some TypeBearing,
    _ kind: TypeFact.Kind
  ) -> SyntaxVisitorContinueKind {
    open.append(addType(node, kind))
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .class) }
  override func visitPost(_ node: ClassDeclSyntax) { open.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .struct)
  }
  override func visitPost(_ node: StructDeclSyntax) { open.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .enum) }
  override func visitPost(_ node: EnumDeclSyntax) { open.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { begin(node, .actor) }
  override func visitPost(_ node: ActorDeclSyntax) { open.removeLast() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .protocol)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { open.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    begin(node, .extension)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { open.removeLast() }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
