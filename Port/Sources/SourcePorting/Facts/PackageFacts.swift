/// What is known of all files that are rewritten together.
package struct PackageFacts: Sendable {
  /// All declarations and extensions of a type, by its name.
  package let types: [String: [TypeFact]]
  /// The optional requirements of Objective-C protocols, by their full names.
  package let optionalRequirements: [String: [OptionalRequirement]]

  /// The full names of all members that something overrides.
  package let overriddenMembers: Set<String>

  package init(_ files: [FileFacts]) {
    types = Dictionary(grouping: files.flatMap(\.types), by: \.name)
    let requirements = files.flatMap(\.types).filter { $0.kind == .protocol }.flatMap { type in
      type.members.filter(\.isOptional).map {
        OptionalRequirement(protocolName: type.name, member: $0)
      }
    }
    optionalRequirements = Dictionary(grouping: requirements, by: \.member.fullName)
    let members = files.flatMap(\.types).flatMap(\.members)
    overriddenMembers = Set(members.filter(\.isOverride).map(\.fullName))
  }

  /// Returns the members of a type and of what it inherits from, as far as the package declares it.
  package func members(of type: String) -> [MemberFact] {
    lineage(of: type).flatMap { types[$0, default: []].flatMap(\.members) }
  }

  /// Returns a type and all that it inherits from, as far as the package declares it; known names
  /// of others are at the end of a line.
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

  /// Whether a type inherits from another, or is that type.
  package func inherits(_ type: String, from other: String) -> Bool {
    lineage(of: type).contains(other)
  }

  /// Whether a class has the body of its declaration in the package.
  package func declaresClass(_ name: String) -> Bool {
    types[name, default: []].contains { $0.kind == .class }
  }
}

/// An optional requirement of an Objective-C protocol.
package struct OptionalRequirement: Hashable, Sendable {
  package var protocolName: String
  package var member: MemberFact

  /// The protocol that those conform to that fulfil the requirement.
  package var witnessProtocol: String {
    "\(protocolName.replacing(".", with: "_"))__\(mangledName)"
  }

  /// The property that is nil where the requirement is not fulfilled.
  ///
  /// It has the requirement's own name where that has no labels, so that calls stay as they are.
  package var accessor: String { hasLabels ? mangledName : member.name }

  /// Whether calls name labels, which a closure does not take.
  package var hasLabels: Bool { member.labels.contains { $0 != "_" } }

  private var mangledName: String {
    ([member.name] + member.labels.filter { $0 != "_" }).joined(separator: "_")
  }
}
