import SwiftSyntax

/// Reads the types of a rewritten source file; bodies of functions are left out.
final class AppTypeReader: TypeVisitor {
  private(set) var types: [AppType] = []
  private let module: String
  private let file: String
  private let lines: LineTable

  /// - Parameters:
  ///   - source: The rewritten file. Its first line is a directive of the working copy.
  ///   - file: The path of the user's file.
  ///   - module: The module that the file is a part of.
  init(_ source: ParsedFile, file: String, module: String) {
    (self.module, self.file) = (module, file)
    lines = LineTable(source.text)
    super.init(viewMode: .sourceAccurate)
    walk(source.tree)
  }

  override func addType(_ node: some TypeBearing, _ kind: TypeFact.Kind) -> Int {
    let outer = open.last.map { types[$0] }
    let name = kind == .extension ? node.typeName : outer.map { "\($0.name)." } ?? ""
    types.append(
      AppType(
        name: kind == .extension ? name : name + node.typeName,
        module: module,
        kind: kind,
        inherited: node.inheritedNames,
        hasAssociatedTypes: node.as(ProtocolDeclSyntax.self)?.genericWhereClause != nil,
        isHidden: node.modifiers.hidesDeclaration || outer?.isHidden == true,
        isGeneric: node.isGeneric || outer?.isGeneric == true,
        genericParameters: node.genericParameterNames,
        superclassArguments: node.superclassArguments,
        location: location(of: node)
      )
    )
    return types.count - 1
  }

  /// Subtracts the line of the directive at the beginning of the rewritten file.
  private func location(of node: some SyntaxProtocol) -> SourceLine {
    let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return SourceLine(file: file, line: max(1, lines.position(of: offset).line - 1))
  }

  // MARK: Members

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    addToProtocol(node, node.modifiers, "init", node.signature.parameterClause)
    let effects = node.signature.effectSpecifiers
    types[type].initializers.append(
      AppInitializer(
        parameters: node.signature.parameterClause.parameters.map(AppParameter.init),
        signature: node.with(\.body, nil).with(\.attributes, []).flattened,
        isFailable: node.optionalMark != nil,
        isThrowing: effects?.throwsClause != nil,
        isHidden: node.modifiers.hidesDeclaration || effects?.asyncSpecifier != nil
          || node.genericParameterClause != nil || node.attributes.isUnavailable,
        stopsProgram: node.body?.stopsProgram == true,
        isConvenience: node.modifiers.contains("convenience")
      )
    )
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    addToProtocol(node, node.modifiers, node.name.text, node.signature.parameterClause)
    let effects = node.signature.effectSpecifiers
    guard let type = open.last, node.modifiers.isOfType, !node.modifiers.hidesDeclaration,
      case .identifier = node.name.tokenKind, node.genericParameterClause == nil,
      effects?.asyncSpecifier == nil, !node.attributes.isUnavailable,
      let result = node.signature.returnClause?.type,
      ownNames(of: types[type].name).contains(result.plainName)
    else { return .skipChildren }
    types[type].factories.append(
      AppFactory(
        name: node.name.text,
        parameters: node.signature.parameterClause.parameters.map(AppParameter.init),
        isThrowing: effects?.throwsClause != nil
      )
    )
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    types[type].cases += node.elements.map { element in
      let parameters = element.parameterClause?.parameters.map { parameter in
        AppParameter(
          label: parameter.firstName.map(\.text).flatMap { $0 == "_" ? nil : $0 },
          type: parameter.type,
          hasDefault: parameter.defaultValue != nil
        )
      }
      return AppCase(name: element.name.text, parameters: parameters ?? [])
    }
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = open.last else { return .skipChildren }
    let isStatic = node.modifiers.isOfType
    for binding in node.bindings {
      addToProtocol(node, node.modifiers, binding.pattern.trimmedDescription, nil)
    }
    if types[type].kind == .class { types[type].injected += node.injectedProperties }
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        continue
      }
      if isStatic {
        if !node.modifiers.hidesDeclaration, makes(types[type].name, binding) {
          types[type].instances.append(name)
        }
      } else if binding.isStored, types[type].kind != .extension {
        types[type].properties.append(
          AppProperty(
            name: name,
            type: binding.typeAnnotation?.type,
            isConstant: node.bindingSpecifier.text == "let",
            hasValue: binding.initializer != nil || node.modifiers.contains("lazy")
              || !node.attributes.isEmpty,
            isPrivate: node.modifiers.hidesDeclaration
          )
        )
      }
    }
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    addToProtocol(node, node.modifiers, "subscript", node.parameterClause)
    return .skipChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    if let type = open.last { types[type].hasAssociatedTypes = true }
    return .skipChildren
  }

  /// Adds a requirement to a protocol, or an implementation to an extension.
  private func addToProtocol(
    _ node: some DeclSyntaxProtocol,
    _ modifiers: DeclModifierListSyntax,
    _ name: String,
    _ parameters: FunctionParameterClauseSyntax?
  ) {
    guard let type = open.last, !modifiers.contains("optional") else { return }
    let labels = parameters?.parameters.map { "\($0.firstName.text):" }.joined()
    let name = name + (labels.map { "(\($0))" } ?? "")
    switch types[type].kind {
    case .protocol:
      types[type].requirements.append(AppRequirement(name: name, declaration: DeclSyntax(node)))
    // An extension with conditions does not apply to every class.
    case .extension where !types[type].isGeneric: types[type].implemented.insert(name)
    default: break
    }
  }

  /// Returns whether a static property has the type that declares it.
  private func makes(_ type: String, _ binding: PatternBindingSyntax) -> Bool {
    let own = ownNames(of: type)
    if let annotation = binding.typeAnnotation { return own.contains(annotation.type.plainName) }
    let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
    return call.map { own.contains($0.calledExpression.trimmedDescription) } ?? false
  }

  /// The names of a type in its own members.
  private func ownNames(of type: String) -> Set<String> {
    [type, type.split(separator: ".").last.map(String.init) ?? type, "Self"]
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    let outer = open.last.map { types[$0] }
    types.append(
      AppType(
        name: (outer.map { "\($0.name)." } ?? "") + node.name.text,
        module: module,
        kind: .struct,
        aliased: node.initializer.value,
        isHidden: node.modifiers.hidesDeclaration || outer?.isHidden == true,
        isGeneric: node.genericParameterClause != nil,
        location: location(of: node)
      )
    )
    return .skipChildren
  }
}

extension AppParameter {
  fileprivate init(_ parameter: FunctionParameterSyntax) {
    self.init(
      label: parameter.firstName.text == "_" ? nil : parameter.firstName.text,
      type: parameter.type,
      hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil
    )
  }
}

extension CodeBlockSyntax {
  /// Whether the first statement ends the program.
  fileprivate var stopsProgram: Bool {
    let call = statements.first?.item.as(FunctionCallExprSyntax.self)
    return ["fatalError", "preconditionFailure"].contains(
      call?.calledExpression.trimmedDescription ?? ""
    )
  }
}

extension TypeBearing {
  fileprivate var genericParameterNames: [String] {
    asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause?
      .parameters.map(\.name.text) ?? []
  }

  fileprivate var superclassArguments: [TypeSyntax] {
    let superclass = inheritanceClause?.inheritedTypes.first?.type.as(IdentifierTypeSyntax.self)
    return superclass?.genericArgumentClause?.arguments.compactMap {
      $0.argument.as(TypeSyntax.self)
    } ?? []
  }
}

extension DeclModifierListSyntax {
  /// Whether other files cannot use the declaration; `private(set)` hides only its setter.
  fileprivate var hidesDeclaration: Bool {
    contains { ["private", "fileprivate"].contains($0.name.text) && $0.detail == nil }
  }
}
