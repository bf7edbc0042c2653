import SwiftSyntax

/// Gives optional requirements of protocols a protocol each, which those conform to that fulfil
/// them.
///
/// `@objc optional func rows(in table: Table) -> Int` of `Source` becomes
///
///     protocol Source__rows_in: AnyObject { func rows(in table: Table) -> Int }
///     extension Source { var rows_in: ((Table) -> Int)? { (self as? any Source__rows_in)?.rows(in:) } }
///
/// so that a call `source?.rows?(in: table)` (see ``OptionalCallRule``) asks at run time, as
/// Objective-C does, whatever class implements it.
package enum OptionalRequirementRule: PortRule {
  package static let name = "optional-requirement"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard !package.optionalRequirements.isEmpty else { return [] }
    return file.tree.all(ProtocolDeclSyntax.self).flatMap { declarations(of: $0, in: file) }
      + conformances(in: file, package)
  }

  // MARK: Protocols

  private static func declarations(
    of declaration: ProtocolDeclSyntax,
    in file: ParsedFile
  ) -> [Rewrite] {
    declaration.memberBlock.members.compactMap { member in
      guard let requirement = requirement(member.decl, of: declaration) else { return nil }
      let access = declaration.modifiers.map { $0.trimmedDescription + " " }.joined()
      let isolation = isIsolated(declaration) ? "@MainActor " : ""
      let witness = requirement.value.witnessProtocol
      let text =
        "; \(isolation)\(access)protocol \(witness): AnyObject { \(requirement.text) }; "
        + "\(isolation)extension \(declaration.name.text) { \(access)var "
        + "\(requirement.value.accessor): \(requirement.type) "
        + "{ (self as? any \(witness))?.\(requirement.value.reference) } }"
      return rewrite(
        member.decl,
        "the optional requirement becomes the property \(requirement.value.accessor)",
        [file.removal(member.decl), file.insertion(after: declaration, text)]
      )
    }
  }

  /// Whether a protocol belongs to the main actor, by itself or by one of UIKit's.
  private static func isIsolated(_ declaration: ProtocolDeclSyntax) -> Bool {
    declaration.attributes.contains("MainActor")
      || declaration.inheritedNames.contains { $0.hasPrefix("UI") }
  }

  /// One optional requirement: what it is, its text as a requirement, and the type of the property
  /// that gives access to it.
  private struct Requirement {
    var value: OptionalRequirement
    var text: String
    var type: String
  }

  private static func requirement(
    _ declaration: DeclSyntax,
    of owner: ProtocolDeclSyntax
  ) -> Requirement? {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      modified.modifiers.contains("optional")
    else { return nil }
    let text = words(of: declaration)
    if let function = declaration.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      let result = function.signature.returnClause?.type.flattened ?? "Void"
      let effects = function.signature.effectSpecifiers.map { " \($0.flattened)" } ?? ""
      let types = parameters.map(\.type.flattened).joined(separator: ", ")
      let member = MemberFact(
        kind: .function,
        name: function.name.text,
        labels: parameters.map(\.firstName.text)
      )
      return Requirement(
        value: OptionalRequirement(protocolName: owner.name.text, member: member),
        text: text,
        type: "((\(types))\(effects) -> \(result))?"
      )
    }
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.flattened
    else { return nil }
    let member = MemberFact(kind: .property, name: name)
    return Requirement(
      value: OptionalRequirement(protocolName: owner.name.text, member: member),
      text: text,
      type: "(\(type))?"
    )
  }

  /// The text of a declaration without what makes it an optional one of Objective-C's.
  private static func words(of declaration: DeclSyntax) -> String {
    if var function = declaration.as(FunctionDeclSyntax.self) {
      function.attributes = function.attributes.filter { !isObjC($0) }
      function.modifiers = function.modifiers.filter { $0.name.text != "optional" }
      return function.flattened
    }
    guard var variable = declaration.as(VariableDeclSyntax.self) else {
      return declaration.flattened
    }
    variable.attributes = variable.attributes.filter { !isObjC($0) }
    variable.modifiers = variable.modifiers.filter { $0.name.text != "optional" }
    return variable.flattened
  }

  private static func isObjC(_ element: AttributeListSyntax.Element) -> Bool {
    element.as(AttributeSyntax.self)?.attributeName.plainName == "objc"
  }

  // MARK: Those that fulfil requirements

  private static func conformances(in file: ParsedFile, _ package: PackageFacts) -> [Rewrite] {
    let types: [any TypeBearing] =
      file.tree.all(ClassDeclSyntax.self) as [any TypeBearing]
      + file.tree.all(ExtensionDeclSyntax.self)
    return types.compactMap { type in
      let name = type.qualifiedName
      let lineage = package.lineage(of: name)
      let fulfilled = members(of: type).flatMap { member in
        package.optionalRequirements[member.fullName, default: []].filter {
          lineage.contains($0.protocolName) && !package.isProtocol(name)
        }
      }
      guard !fulfilled.isEmpty else { return nil }
      let names = fulfilled.map(\.witnessProtocol).joined(separator: ", ")
      return rewrite(type, "conforms to \(names)", [type.conforming(to: names, in: file)])
    }
  }

  /// The members that a requirement can be fulfilled by, but for overrides, whose class inherits
  /// the conformance.
  private static func members(of type: any TypeBearing) -> [MemberFact] {
    FileFacts.type(of: type)?.members.filter { !$0.isOverride && !$0.isStatic } ?? []
  }
}

extension OptionalRequirement {
  /// The member as an expression that names it: `rows(in:)`.
  var reference: String {
    member.kind == .property || member.labels.isEmpty ? member.name : member.fullName
  }
}

extension PackageFacts {
  /// Whether a name is that of a protocol of the package.
  func isProtocol(_ name: String) -> Bool {
    types[name, default: []].contains { $0.kind == .protocol }
  }
}

extension TypeBearing {
  /// An edit that adds protocols to those that a class or an extension conforms to.
  func conforming(to names: String, in file: ParsedFile) -> SourceEdit {
    // An extension that states an access level must not declare conformances.
    if let type = self as? ExtensionDeclSyntax {
      let name = type.extendedType.trimmedDescription
      return file.insertion(after: type, "; extension \(name): \(names) {}")
    }
    if let last = inheritanceClause?.inheritedTypes.last {
      return file.insertion(after: last.type, ", \(names)")
    }
    let type = self as? ClassDeclSyntax
    if let clause = type?.genericParameterClause {
      return file.insertion(after: clause, ": \(names)")
    }
    return type.map { file.insertion(after: $0.name, ": \(names)") } ?? SourceEdit(0..<0, "")
  }
}
