import SwiftSyntax

/// Describes how to make values of the file's own types, in place of omitted values.
///
/// A function at the end of the file adds a maker for each type: a call of its initializer with
/// omitted values, recursively. A maker that does not compile is omitted as other code.
package enum OmittedValueRule: PortRule {
  package static let name = "omitted-value"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard package.omitsStatements else { return [] }
    let types = file.tree.statements.compactMap {
      Syntax($0.item).asProtocol((any DeclGroupSyntax).self) as? any TypeBearing
    }
    let makers = types.flatMap { Self.makers(of: $0, package) }
    guard let first = types.first, !makers.isEmpty else { return [] }
    let base = function(of: file.path)
    let scopes = makers.compactMap(\.scope).distinct
    let calls = scopes.map { "\($0).\(name(of: $0, base))()" }
    let open = makers.filter { $0.scope == nil }.map(\.statement)
    let extensions = scopes.map { scope in
      let statements = makers.filter { $0.scope == scope }.map(\.statement)
      return "extension \(scope) {\n\(declaration("static ", name(of: scope, base), statements))}\n"
    }
    let text = "\n" + declaration("", base, open + calls) + extensions.joined()
    let end = file.text.count
    return [
      rewrite(first, "makers of values are added", [SourceEdit(end..<end, text)])
    ]
  }

  private static func declaration(
    _ modifier: String,
    _ name: String,
    _ statements: [String]
  ) -> String {
    let lines = statements.map { "  \($0)\n" }.joined()
    return "@MainActor \(modifier)func \(name)() {\n\(lines)}\n"
  }

  /// Returns the name of the function in an extension, which no subclass has.
  private static func name(of scope: String, _ base: String) -> String {
    "\(base)__\(scope.replacing(".", with: "_"))"
  }

  /// Returns the name of the function with the makers of a file.
  package static func function(of path: String) -> String {
    "\(ClassDescriptionRule.function(of: path))__values"
  }

  /// A statement that adds a maker.
  private struct Maker {
    var statement: String
    /// The type with the extension that must contain the statement, because of private names; nil
    /// for any place in the file.
    var scope: String?
  }

  /// Returns the makers of a type and the types in it.
  private static func makers(of type: any TypeBearing, _ package: PackageFacts) -> [Maker] {
    guard !type.isGeneric, !type.isHiddenInType || type.enclosingType?.isHiddenInType != true else {
      return []
    }
    let inner = type.memberBlock.members.allDeclarations.compactMap {
      $0.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing
    }.flatMap { makers(of: $0, package) }
    return [maker(of: type, package)].compactMap(\.self) + inner
  }

  private static func maker(of type: any TypeBearing, _ package: PackageFacts) -> Maker? {
    let name = type.qualifiedName
    if let value = value(of: type) {
      let scope = type.isHiddenInType ? type.enclosingType?.qualifiedName : name
      let needsScope = type.isHiddenInType || type.hasPrivateMemberwiseInitializer
      return Maker(
        statement: "addMaker(of: \(name).self) { \(value) }",
        scope: needsScope ? scope : nil
      )
    }
    guard type is ProtocolDeclSyntax, let implementation = package.implementation(of: name) else {
      return nil
    }
    return Maker(
      statement: "addMaker(of: (any \(name)).self) { omittedValue() as \(implementation) }"
    )
  }

  private static func value(of type: any TypeBearing) -> String? {
    let name = type.qualifiedName
    if let declaration = type.as(EnumDeclSyntax.self) { return value(of: declaration) }
    let members = type.memberBlock.members.allDeclarations
    let initializers = members.compactMap { $0.as(InitializerDeclSyntax.self) }
    let usable = initializers.filter(\.canMakeValues)
    let simplest = usable.min { one, other in
      one.requiredParameters.count < other.requiredParameters.count
    }
    if let simplest { return "\(name)(\(arguments(simplest.requiredParameters)))" }
    if type is StructDeclSyntax, initializers.isEmpty {
      let values = members.compactMap { $0.as(VariableDeclSyntax.self) }.flatMap(\.requiredValues)
      return "\(name)(\(values.joined(separator: ", ")))"
    }
    if let instance = type.ownInstance { return "\(name).\(instance)" }
    // A class with an inherited initializer; UIKit's classes make objects at run time.
    let isRoot = type.is(ClassDeclSyntax.self) && type.inheritanceClause == nil
    return isRoot && initializers.isEmpty ? "\(name)()" : nil
  }

  private static func value(of type: EnumDeclSyntax) -> String? {
    let cases = type.memberBlock.members.allDeclarations.compactMap {
      $0.as(EnumCaseDeclSyntax.self)
    }
    .flatMap { Array($0.elements) }
    guard let simplest = cases.first(where: { $0.parameterClause == nil }) ?? cases.first else {
      return nil
    }
    let name = "\(type.qualifiedName).\(simplest.name.text)"
    guard let parameters = simplest.parameterClause?.parameters else { return name }
    let values = parameters.map { parameter in
      let label = parameter.firstName.map { $0.text == "_" ? "" : "\($0.text): " } ?? ""
      return label + value(of: parameter.type)
    }
    return "\(name)(\(values.joined(separator: ", ")))"
  }

  private static func arguments(_ parameters: [FunctionParameterSyntax]) -> String {
    parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + value(of: parameter.type)
    }.joined(separator: ", ")
  }

  /// Returns an omitted value, or a closure that returns one.
  fileprivate static func value(of type: TypeSyntax) -> String {
    let plain = type.as(AttributedTypeSyntax.self)?.baseType ?? type
    guard let function = plain.as(FunctionTypeSyntax.self) else { return "omittedValue()" }
    let names = Array(repeating: "_", count: function.parameters.count).joined(separator: ", ")
    return names.isEmpty ? "{ omittedValue() }" : "{ \(names) in omittedValue() }"
  }
}

extension InitializerDeclSyntax {
  /// Whether a call returns a value synchronously.
  fileprivate var canMakeValues: Bool {
    optionalMark == nil && genericParameterClause == nil && signature.effectSpecifiers == nil
      && !modifiers.contains("private") && !modifiers.contains("override")
      && !signature.parameterClause.parameters.contains {
        $0.type.trimmedDescription.hasSuffix("Coder")
      }
  }

  /// The parameters without a default.
  fileprivate var requiredParameters: [FunctionParameterSyntax] {
    signature.parameterClause.parameters.filter { $0.defaultValue == nil && $0.ellipsis == nil }
  }
}

extension TypeBearing {
  /// Whether only the enclosing type and its extensions can use the type.
  fileprivate var isHiddenInType: Bool {
    enclosingType != nil && (modifiers.contains("private") || enclosingType?.isHiddenInType == true)
  }

  /// Whether a private property hides the memberwise initializer from other types.
  fileprivate var hasPrivateMemberwiseInitializer: Bool {
    let members = memberBlock.members.allDeclarations
    return self is StructDeclSyntax && !members.contains { $0.is(InitializerDeclSyntax.self) }
      && members.compactMap { $0.as(VariableDeclSyntax.self) }
        .contains { $0.modifiers.contains("private") && !$0.requiredValues.isEmpty }
  }

  /// The name of a static property with an object of the type, such as `shared`.
  fileprivate var ownInstance: String? {
    let names = [typeName, "Self"]
    return memberBlock.members.allDeclarations.compactMap { $0.as(VariableDeclSyntax.self) }
      .filter { $0.modifiers.contains("static") && !$0.modifiers.contains("private") }
      .compactMap { $0.bindings.first }.first { binding in
        if let type = binding.typeAnnotation?.type { return names.contains(type.flattened) }
        let call = binding.initializer?.value.as(FunctionCallExprSyntax.self)
        return names.contains(call?.calledExpression.trimmedDescription ?? "")
      }?.pattern.trimmedDescription
  }
}

extension VariableDeclSyntax {
  /// The arguments of the memberwise initializer for properties without a value.
  fileprivate var requiredValues: [String] {
    guard !modifiers.contains("static"), !modifiers.contains("lazy") else { return [] }
    return bindings.compactMap { binding in
      guard binding.initializer == nil, let type = binding.typeAnnotation?.type,
        binding.accessorBlock.map(\.hasOnlyObservers) ?? true,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      let isOptional =
        type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      if isOptional, bindingSpecifier.tokenKind == .keyword(.var) { return nil }
      return "\(name): \(OmittedValueRule.value(of: type))"
    }
  }
}

extension AccessorBlockSyntax {
  fileprivate var hasOnlyObservers: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension PackageFacts {
  /// Returns the first type, by name, that conforms to a protocol of the package.
  fileprivate func implementation(of name: String) -> String? {
    types.values.joined().filter { type in
      [.class, .struct, .enum].contains(type.kind) && !type.isGeneric && !type.isPrivate
        && type.inherited.contains(name)
    }.map(\.name).min()
  }
}
