import SwiftSyntax

/// A class of an engine's program that conforms to a protocol of the app.
///
/// It replaces an implementation that cannot be made. Its members return empty values.
struct ConformingClass {
  let type: AppType
  let standIns: StandIns

  /// Returns the name of the class.
  static func name(for type: AppType) -> String {
    "\(type.module)_\(type.name.replacing(".", with: "_"))_StandIn"
  }

  /// The declaration on one line: with values, and for a value that does not compile without them.
  var expressions: [StandIns.Expression] {
    [declaration(hasValues: true), declaration(hasValues: false)]
  }

  private func declaration(hasValues: Bool) -> StandIns.Expression {
    let requirements = ProtocolRequirements(of: type, in: standIns.types)
    let name = Self.name(for: type)
    var members = requirements.needsObject ? [] : ["init() {}"]
    members += requirements.systemMembers(of: name)
    var protocols: Set<String> = []
    for member in requirements.members {
      let writer = ConformingMember(
        standIns: standIns,
        owner: member.owner,
        hasValues: hasValues
      )
      guard let text = writer.expression(for: member.declaration) else { continue }
      members.append(text.text)
      protocols.formUnion(text.protocols)
    }
    var inherited = requirements.needsObject ? ["NSObject"] : []
    inherited.append(standIns.types.reference(to: type))
    if requirements.systemProtocols.contains("Sendable") { inherited.append("@unchecked Sendable") }
    let head = "private final class \(name): \(inherited.joined(separator: ", "))"
    return StandIns.Expression(
      text: "\(head) { \(members.joined(separator: "; ")) }",
      protocols: protocols
    )
  }
}

extension StandIns {
  /// Returns the classes that expressions use, and the classes that these use, with their protocols.
  func conformingClasses(
    for expressions: [Expression]
  ) -> [(type: AppType, expressions: [Expression])] {
    var found: [String: [Expression]] = [:]
    var pending = expressions.reduce(into: Set()) { $0.formUnion($1.protocols) }
    while let name = pending.popFirst() {
      guard found[name] == nil, let type = types[name] else { continue }
      let declarations = ConformingClass(type: type, standIns: self).expressions
      found[name] = declarations
      for declaration in declarations { pending.formUnion(declaration.protocols) }
    }
    return types.all.compactMap { type in found[type.name].map { (type, $0) } }
  }
}
