import SwiftSyntax

/// Lets a class that overrides `forwardingTarget(for:)` represent other delegates of UIKit.
///
/// UIKit's delegate protocols have default implementations on Linux. They would hide the methods of
/// the object that receives the forwarded messages. The class gets each method that it does not
/// implement: the method calls that object, or does the same as the default without one.
package enum MessageForwardingRule: PortRule {
  package static let name = "message-forwarding"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(ClassDeclSyntax.self).compactMap { forwarder($0, in: file, package) }
  }

  private static func forwarder(
    _ node: ClassDeclSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    let name = node.qualifiedName
    let own = package.types[name, default: []].flatMap(\.members)
    guard own.contains(where: \.isForwardingOverride) else { return nil }
    let lineage = package.lineage(of: name)
    var present = Set(package.members(of: name).map(\.fullName))
    let missing = lineage.filter { !package.isProtocol($0) }
      .flatMap(package.systemProtocols.requirements)
      .filter { present.insert($0.requirement.fullName).inserted }
    guard !missing.isEmpty else { return nil }
    let access = node.modifiers.contains("public") || node.modifiers.contains("open")
    let defaults = "\(name.replacing(".", with: "_"))__defaults"
    let methods = missing.map { method($0, access ? "public " : "", defaults) }
    let protocols = Set(missing.map(\.protocol)).sorted().joined(separator: ", ")
    var implemented: Set<String> = []
    let required = Set(missing.map(\.protocol)).sorted()
      .flatMap(package.systemProtocols.requiredRequirements)
      .filter { implemented.insert($0.fullName).inserted }.map(unrecognized)
    let body = required.isEmpty ? "" : " \(required.joined(separator: "; ")) "
    let text = "; private final class \(defaults): NSObject, \(protocols) {\(body)}; "
    return rewrite(
      node,
      "methods of \(protocols) are forwarded",
      [
        file.insertion(
          before: node.memberBlock.rightBrace,
          text + methods.joined(separator: "; ") + " "
        )
      ]
    )
  }

  /// Returns a required method without a receiver, which traps as UIKit does.
  private static func unrecognized(_ requirement: SystemProtocols.Requirement) -> String {
    "func \(requirement.name)\(requirement.forwarding.signature) "
      + "{ preconditionFailure(\(quoted("unrecognized selector \(requirement.selector)"))) }"
  }

  private static func method(
    _ missing: (protocol: String, requirement: SystemProtocols.Requirement),
    _ access: String,
    _ defaults: String
  ) -> String {
    let (type, requirement) = missing
    let target =
      "forwardee(\(quoted(requirement.selector)), as: (any \(type)).self) ?? \(defaults)()"
    let call = requirement.forwarding.call(requirement.name, of: "(\(target))")
    return "@MainActor \(access)func \(requirement.name)\(requirement.forwarding.signature) "
      + "{ return \(call) }"
  }
}

extension MemberFact {
  /// Whether the member chooses the receiver of messages that its class does not implement.
  var isForwardingOverride: Bool { isOverride && fullName == "forwardingTarget(for:)" }
}
