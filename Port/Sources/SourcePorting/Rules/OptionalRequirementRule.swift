import SwiftSyntax

/// Gives each optional requirement of a protocol its own protocol.
///
/// Types that implement the requirement conform to that protocol.
///
/// `@objc optional func rows(in table: Table) -> Int` of `Source` becomes
///
///     protocol Source__rows_in: AnyObject { func rows(in table: Table) -> Int }
///     extension Source {
///       func rows__optional(in table: Table) -> (Int)? {
///         (self as? any Source__rows_in)?.rows(in: table)
///       }
///     }
///
/// so that a call `source?.rows?(in: table)` (see ``OptionalCallRule``) looks up the method at run
/// time, as Objective-C does, for any class. A requirement without labels becomes a property with
/// its own name.
package enum OptionalRequirementRule: PortRule {
  package static let name = "optional-requirement"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    guard !package.optionalRequirements.isEmpty else { return [] }
    return file.all(ProtocolDeclSyntax.self).flatMap { declarations(of: $0, in: file) }
      + conformances(in: file, package)
  }

  // MARK: Protocols

  private static func declarations(
    of declaration: ProtocolDeclSyntax,
    in file: ParsedFile
  ) -> [Rewrite] {
    guard let type = FileFacts.type(of: declaration) else { return [] }
    let requirements = OptionalRequirement.requirements(of: type)
    return declaration.memberBlock.members.compactMap { member in
      guard let requirement = requirement(member.decl, among: requirements) else { return nil }
      let access = declaration.modifiers.map { $0.trimmedDescription + " " }.joined()
      let isolation = isIsolated(declaration) ? "@MainActor " : ""
      let witness = requirement.value.witnessProtocol
      let text =
        "; \(isolation)\(access)protocol \(witness): AnyObject { \(requirement.text) }; "
        + "\(isolation)extension \(declaration.name.text) { \(requirement.attribute)\(access)\(requirement.accessor) "
        + "{ \(requirement.effects)(self as? any \(witness))?.\(requirement.reference) } }"
      return rewrite(
        member.decl,
        "the optional requirement is accessed by \(requirement.value.accessor)",
        [file.removal(member.decl), file.insertion(after: declaration, text)]
      )
    }
  }

  /// Returns whether a protocol is isolated to the main actor, by itself or by one of UIKit's.
  private static func isIsolated(_ declaration: ProtocolDeclSyntax) -> Bool {
    declaration.attributes.contains("MainActor")
      || declaration.inheritedNames.contains { $0.hasPrefix("UI") }
  }

  /// One optional requirement, as text.
  private struct Requirement {
    var value: OptionalRequirement
    /// The requirement without the keyword and attribute that make it optional.
    var text: String
    /// The attributes before the modifiers of the accessor.
    var attribute = ""
    /// The accessor, without its body.
    var accessor: String
    /// The effects before the access in the body.
    var effects = ""
    /// The member, or a call of it.
    var reference: String
  }

  private static func requirement(
    _ declaration: DeclSyntax,
    among requirements: [OptionalRequirement]
  ) -> Requirement? {
    guard let modified = declaration.asProtocol((any WithModifiersSyntax).self),
      modified.modifiers.contains("optional")
    else { return nil }
    if let function = declaration.as(FunctionDeclSyntax.self) {
      return requirement(function, among: requirements)
    }
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = binding.typeAnnotation?.type.flattened,
      let value = requirements.first(where: { $0.member.fullName == name })
    else { return nil }
    return Requirement(
      value: value,
      text: words(of: declaration),
      accessor: "var \(name): (\(type))?",
      reference: name
    )
  }

  private static func requirement(
    _ function: FunctionDeclSyntax,
    among requirements: [OptionalRequirement]
  ) -> Requirement? {
    let parameters = function.signature.parameterClause.parameters
    let types = parameters.map(\.type.flattened)
    let value = requirements.first {
      $0.member.name == function.name.text
        && $0.member.labels == parameters.map(\.firstName.text) && $0.member.types == types
    }
    guard let value else { return nil }
    let result = function.signature.returnClause?.type.flattened ?? "Void"
    let specifiers = function.signature.effectSpecifiers.map { " \($0.flattened)" } ?? ""
    guard value.hasFunction else {
      return Requirement(
        value: value,
        text: words(of: DeclSyntax(function)),
        accessor:
          "var \(value.accessor): ((\(types.joined(separator: ", ")))\(specifiers) -> \(result))?",
        reference: value.member.labels.isEmpty ? value.member.name : value.member.fullName
      )
    }
    let call = Forwarding(to: function)
    return Requirement(
      value: value,
      text: words(of: DeclSyntax(function)),
      attribute: "@discardableResult ",
      accessor: "func \(value.accessor)"
        + "\(function.signature.parameterClause.flattened)\(specifiers) -> (\(result))?",
      effects: call?.effects ?? "",
      reference: value.member.name + (call?.arguments ?? "()")
    )
  }

  /// Returns the text of a declaration without the parts that make it optional in Objective-C.
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

  // MARK: Types that implement requirements

  private static func conformances(in file: ParsedFile, _ package: PackageFacts) -> [Rewrite] {
    let types: [any TypeBearing] =
      file.all(ClassDeclSyntax.self) as [any TypeBearing]
      + file.all(ExtensionDeclSyntax.self)
    return types.compactMap { type in
      let name = type.qualifiedName
      // The facts leave out classes inside functions; their inherited types represent them.
      let lineage = package.lineage(of: name) + type.inheritedNames.flatMap(package.lineage)
      let fulfilled = members(of: type).flatMap { member in
        package.optionalRequirements[member.fullName, default: []].filter {
          lineage.contains($0.protocolName) && !package.isProtocol(name)
            && $0.isFulfilled(by: member)
        }
      }
      guard !fulfilled.isEmpty else { return nil }
      let names = fulfilled.map(\.witnessProtocol).joined(separator: ", ")
      return rewrite(type, "conforms to \(names)", [type.conforming(to: names, in: file)])
    }
  }

  /// Returns the members that can implement a requirement.
  ///
  /// Overrides are left out, because their class inherits the conformance.
  private static func members(of type: any TypeBearing) -> [MemberFact] {
    FileFacts.type(of: type)?.members.filter { !$0.isOverride && !$0.isStatic } ?? []
  }
}

extension PackageFacts {
  /// Returns whether a protocol of the package has this name.
  func isProtocol(_ name: String) -> Bool {
    types[name, default: []].contains { $0.kind == .protocol }
  }
}

extension TypeBearing {
  /// Returns an edit that adds conformances to a class or an extension.
  func conforming(to names: String, in file: ParsedFile) -> SourceEdit {
    // An extension with an access level must not declare conformances.
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
