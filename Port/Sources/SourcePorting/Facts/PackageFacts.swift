/// The facts of all files that are rewritten together.
package struct PackageFacts: Sendable {
  /// All declarations and extensions of a type, by its name.
  package let types: [String: [TypeFact]]
  /// The optional requirements of Objective-C protocols, by their full names.
  package let optionalRequirements: [String: [OptionalRequirement]]

  /// The types of other modules with an extension that declares a member of Objective-C, by the
  /// member's full name.
  package let extendedTypes: [String: Set<String>]
  /// The full names of all members that something overrides.
  package let overriddenMembers: Set<String>
  /// The Objective-C names of properties that have another name in Swift.
  package let keys: [String: String]
  /// The names of all types, without the names of the enclosing types.
  package let typeNames: Set<String>
  /// The types that depend on missing names of Apple modules.
  package let typesInNeed: Set<String>
  /// The public types of each module, without nested types.
  package let publicTypes: [String: [TypeFact]]
  /// The names of properties that are arrays of `AnyObject` in every declaration of the package.
  package let listsOfAnyObjects: Set<String>
  /// The declarations of UIKit's protocols.
  package let systemProtocols: SystemProtocols

  /// Whether the working copy omits statements that do not compile, so that rules do not have to
  /// leave out declarations with missing names.
  package var omitsStatements = false

  /// Combines the facts of all files of a package.
  package init(_ files: [FileFacts], systemProtocols: SystemProtocols = SystemProtocols()) {
    self.systemProtocols = systemProtocols
    types = Dictionary(grouping: files.flatMap(\.types), by: \.name)
    let requirements = files.flatMap(\.types).filter { $0.kind == .protocol }.flatMap { type in
      OptionalRequirement.requirements(of: type)
    }
    optionalRequirements = Dictionary(grouping: requirements, by: \.member.fullName)
    let members = files.flatMap(\.types).flatMap(\.members)
    let properties = members.filter { $0.kind == .property }
    listsOfAnyObjects = Set(properties.filter { $0.types == ["[AnyObject]"] }.map(\.name))
      .subtracting(properties.filter { $0.types != ["[AnyObject]"] }.map(\.name))
    extendedTypes = Self.extendedTypes(types)
    overriddenMembers = Set(members.filter(\.isOverride).map(\.fullName))
    let named = properties.compactMap { member in member.key.map { (member.name, $0) } }
    keys = Dictionary(named) { $1 }
    let names = files.flatMap(\.types).filter { $0.kind != .extension }.map(\.name)
    typeNames = Set(names.compactMap { $0.split(separator: ".").last.map(String.init) })
    typesInNeed = MissingNames.typesInNeed(files, declared: typeNames)
    publicTypes = Dictionary(grouping: files, by: \.module).mapValues { files in
      files.flatMap(\.types).filter { $0.isPublic && $0.kind != .extension }
    }
  }

  private static func extendedTypes(_ types: [String: [TypeFact]]) -> [String: Set<String>] {
    var extended: [String: Set<String>] = [:]
    for (name, declarations) in types
    where !declarations.contains(where: { [.class, .protocol].contains($0.kind) }) {
      for declaration in declarations where declaration.kind == .extension {
        for member in declaration.members
        where !member.isOverride && member.isObjC && member.forwarding != nil {
          extended[member.fullName, default: []].insert(name)
        }
      }
    }
    return extended
  }

  /// Returns the members of a type and of its inherited types, as far as the package declares them.
  package func members(of type: String) -> [MemberFact] {
    lineage(of: type).flatMap { types[$0, default: []].flatMap(\.members) }
  }

  /// Returns a type and all its inherited types, as far as the package declares them.
  ///
  /// Names declared elsewhere are at the ends of the inheritance chains.
  package func lineage(of type: String) -> [String] {
    var found: [String] = []
    var pending = [type]
    while let next = pending.popLast() {
      guard !found.contains(next) else { continue }
      found.append(next)
      pending += types[next, default: []].flatMap(\.inherited)
    }
    return found
  }

  /// Returns whether a type inherits from another, or is that type.
  package func inherits(_ type: String, from other: String) -> Bool {
    lineage(of: type).contains(other)
  }

  /// Returns whether a type is isolated to the main actor, by itself or by an inherited type.
  package func isMainActor(_ type: String) -> Bool {
    lineage(of: type).flatMap { types[$0, default: []] }
      .contains { $0.kind != .extension && $0.isMainActor }
  }

  /// Returns whether the package declares a class itself, not only an extension of it.
  package func declaresClass(_ name: String) -> Bool {
    types[name, default: []].contains { $0.kind == .class }
  }
}

/// An optional requirement of an Objective-C protocol.
package struct OptionalRequirement: Hashable, Sendable {
  /// The protocol as the source declares it, without its module.
  package var protocolName: String
  /// The declaration, with the types as written.
  package var member: MemberFact
  /// The number of earlier requirements with the same labels in the protocol.
  package var overload = 0
  /// Whether the protocol has several requirements with the same labels.
  package var isOverloaded = false

  /// Returns the optional requirements of a protocol.
  static func requirements(of type: TypeFact) -> [OptionalRequirement] {
    Dictionary(grouping: type.members.filter(\.isOptional), by: \.fullName).values
      .flatMap { overloads in
        overloads.enumerated().map { index, member in
          OptionalRequirement(
            protocolName: type.name,
            member: member,
            overload: index,
            isOverloaded: overloads.count > 1
          )
        }
      }
  }

  /// The protocol for types that implement the requirement.
  package var witnessProtocol: String {
    let name = ([member.name] + member.labels.filter { $0 != "_" }).joined(separator: "_")
    return "\(protocolName.replacing(".", with: "_"))__\(name)"
      + (overload > 0 ? "_\(overload)" : "")
  }

  /// Whether calls use a function that returns an optional, instead of an optional property.
  ///
  /// The property is nil if the requirement is not implemented. It takes no labels, and is not
  /// overloaded; calls of it stay unchanged.
  package var hasFunction: Bool { isOverloaded || member.labels.contains { $0 != "_" } }

  /// The name of that function or property.
  package var accessor: String { hasFunction ? "\(member.name)__optional" : member.name }

  /// Returns whether a member implements the requirement.
  func isFulfilled(by other: MemberFact) -> Bool {
    member.fullName == other.fullName && (!isOverloaded || member.types == other.types)
  }
}
