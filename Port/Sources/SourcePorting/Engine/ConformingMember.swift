import SwiftSyntax

/// Writes the members of a class that replaces an implementation of a protocol.
struct ConformingMember {
  let standIns: StandIns
  /// The name of the protocol, which resolves nested names.
  let owner: String
  /// Whether members return expressions; otherwise they return values that are made at run time.
  let hasValues: Bool

  /// Returns a member that fulfills a requirement; nil if the class has it already.
  func expression(for declaration: DeclSyntax) -> StandIns.Expression? {
    if let node = declaration.as(FunctionDeclSyntax.self) { return function(node) }
    if let node = declaration.as(VariableDeclSyntax.self) { return property(node) }
    if let node = declaration.as(SubscriptDeclSyntax.self) { return subscripting(node) }
    return declaration.as(InitializerDeclSyntax.self).flatMap(initializer)
  }

  // MARK: Members

  private func function(_ node: FunctionDeclSyntax) -> StandIns.Expression {
    let head = head(node)
    guard let result = node.signature.returnClause?.type, !result.isVoid else {
      return StandIns.Expression(text: "\(head) {}")
    }
    if node.returnsOwnType { return StandIns.Expression(text: "\(head) { self }") }
    let clause = node.signature.effectSpecifiers?.throwsClause
    let value = value(of: result, canThrow: clause.map { $0.type == nil } ?? false)
    return value.inside("\(head) { \(value.text) }")
  }

  private func property(_ node: VariableDeclSyntax) -> StandIns.Expression? {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type else {
      return nil
    }
    let name = binding.pattern.trimmedDescription
    let head = "\(prefix(node))var \(name): \(spelling(of: type))"
    if let effects = binding.effects {
      let value = value(of: type, canThrow: effects.throwsClause != nil)
      return value.inside("\(head) { get \(effects.flattened) { \(value.text) } }")
    }
    let value = value(of: type, canThrow: false)
    if node.modifiers.isOfType || node.modifiers.contains("nonisolated") {
      return value.inside("\(head) { get { \(value.text) } set {} }")
    }
    return value.inside("\(Self.isConstant(value.text) ? "" : "lazy ")\(head) = \(value.text)")
  }

  private func subscripting(_ node: SubscriptDeclSyntax) -> StandIns.Expression {
    let value = value(of: node.returnClause.type, canThrow: false)
    return value.inside("\(head(node.with(\.accessorBlock, nil))) { get { \(value.text) } set {} }")
  }

  private func initializer(_ node: InitializerDeclSyntax) -> StandIns.Expression? {
    guard !node.signature.parameterClause.parameters.isEmpty else { return nil }
    return StandIns.Expression(text: "convenience \(head(node)) { self.init() }")
  }

  // MARK: Heads

  /// Returns a requirement without the modifiers that only protocols have.
  private func head(_ node: some DeclSyntaxProtocol & WithModifiersSyntax) -> String {
    var node = node
    let prefix = prefix(node)
    node.modifiers = []
    return prefix + spelling(of: node)
  }

  private func prefix(_ node: some WithModifiersSyntax) -> String {
    ["nonisolated", "static"].filter(node.modifiers.contains).map { "\($0) " }.joined()
  }

  private func spelling(of node: some SyntaxProtocol) -> String {
    standIns.types.spelling(of: node, inside: owner)
  }

  // MARK: Values

  /// The maximum length of an expression, in bytes: a class can have many members.
  private static let maximumLength = 500

  /// Returns the value of a member as its body.
  private func value(of type: TypeSyntax, canThrow: Bool) -> StandIns.Expression {
    let made = standIns.value(of: type, inside: owner).expression
    if let made, Self.isConstant(made.text) { return made }
    guard hasValues, let made, made.text.utf8.count <= Self.maximumLength else {
      let isMissing = made == nil && canThrow
      return StandIns.Expression(
        text: isMissing ? "throw CocoaError(.featureUnsupported)" : "omittedValue()"
      )
    }
    let call = made.isThrowing ? "try! \(made.text)" : made.text
    return made.inside("MainActor.assumeIsolated { \(call) }")
  }

  /// Returns whether a value needs neither an actor nor a call.
  private static func isConstant(_ text: String) -> Bool {
    ["nil", "0", "false", "\"\"", "[]", "[:]"].contains(text)
  }
}

extension TypeSyntax {
  fileprivate var isVoid: Bool { ["Void", "()"].contains(flattened) }
}

extension PatternBindingSyntax {
  /// The effects of a property's getter, such as `async throws`.
  fileprivate var effects: AccessorEffectSpecifiersSyntax? {
    guard case .accessors(let list)? = accessorBlock?.accessors else { return nil }
    return list.lazy.compactMap(\.effectSpecifiers).first
  }
}
