import SwiftSyntax

extension FileFacts {
  /// Collects the facts of a parsed file.
  package init(of file: ParsedFile) {
    let collector = FactCollector(viewMode: .sourceAccurate)
    collector.walk(file.tree)
    self.init(imports: file.imports, types: collector.types)
    if ImportRule.usesCombineOfSwiftUI(file) { imports.insert(ImportRule.combine.apples) }
    startsApplication = EntryPointRule.startsApplication(file)
    usesModuleBundle = file.source.contains(/\bBundle\.module\b|bundle: \.module\b/)
  }

  /// Collects the facts of one declaration, which may be inside others.
  static func type(of declaration: any TypeBearing) -> TypeFact? {
    let collector = FactCollector(viewMode: .sourceAccurate)
    collector.walk(declaration)
    return collector.types.first
  }
}

/// Collects types and their members; bodies of functions are left out.
private final class FactCollector: TypeVisitor {
  var types: [TypeFact] = []

  override func addType(_ node: some TypeBearing, _ kind: TypeFact.Kind) -> Int {
    let outer = open.last.map { types[$0].name + "." } ?? ""
    let fact = TypeFact(
      name: kind == .extension ? node.typeName : outer + node.typeName,
      kind: kind,
      inherited: node.inheritedNames,
      isObjC: node.attributes.contains("objc") || node.attributes.contains("objcMembers"),
      isGeneric: node.isGeneric,
      isMainActor: node.attributes.contains("MainActor"),
      isPrivate: node.modifiers.contains("private") || node.modifiers.contains("fileprivate"),
      isPublic: node.modifiers.contains("public") || node.modifiers.contains("open"),
      essentialTypes: node.essentialTypes
    )
    types.append(fact)
    return types.count - 1
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      MemberFact(
        kind: .function,
        name: node.name.text,
        labels: node.signature.parameterClause.parameters.map(\.firstName.text),
        types: node.signature.parameterClause.parameters.map(\.type.flattened),
        isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil
      ),
      node
    )
    return .skipChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      MemberFact(
        kind: .initializer,
        name: "init",
        labels: node.signature.parameterClause.parameters.map(\.firstName.text)
      ),
      node
    )
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      let type = binding.typeAnnotation.map { [$0.type.flattened] }
      add(MemberFact(kind: .property, name: name, types: type ?? []), node)
    }
    return .skipChildren
  }

  /// Skips conditional blocks for other Apple systems.
  ///
  /// Blocks that need a missing module are not compiled either, but rules need their facts: other
  /// code refers to their declarations.
  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    Self.otherSystems.contains(node.condition?.trimmedDescription ?? "")
      ? .skipChildren : .visitChildren
  }

  private static let otherSystems: Set = [
    "os(macOS)", "os(OSX)", "os(tvOS)", "os(watchOS)", "os(visionOS)",
  ]

  private func add(
    _ member: MemberFact,
    _ node: some WithAttributesSyntax & WithModifiersSyntax
  ) {
    guard let type = open.last else { return }
    let (modifiers, attributes) = (node.modifiers, node.attributes)
    var member = member
    member.isStatic = modifiers.contains("static") || modifiers.contains("class")
    member.isOverride = modifiers.contains("override")
    member.isOptional = modifiers.contains("optional")
    member.key = attributes.attribute("objc")?.statedName
    member.isObjC =
      attributes.contains("objc") || attributes.contains("IBAction")
      || types[type].kind == .extension && types[type].isObjC
    // Objective-C also sees members that implement one of its protocols.
    let mayFulfill =
      !types[type].inherited.isEmpty && !types[type].isGeneric
      && !modifiers.contains("private") && !modifiers.contains("fileprivate")
    if types[type].kind == .extension, !member.isStatic,
      member.isOverride || member.isObjC || mayFulfill
    {
      member.forwarding = Forwarding(to: node)
    }
    types[type].members.append(member)
  }
}
