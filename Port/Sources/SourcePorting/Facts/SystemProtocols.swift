package import Foundation
import SwiftSyntax

/// The requirements of UIKit's protocols; optional ones have default implementations on Linux.
package struct SystemProtocols: Sendable {
  /// A requirement, as text.
  package struct Requirement: Sendable {
    /// The name without labels.
    package var name: String
    /// The name with its labels.
    package var fullName: String
    package var selector: String
    package var forwarding: Forwarding
  }

  /// A protocol with its inherited protocols and its own requirements.
  private struct Declaration {
    var inherited: [String]
    var requirements: [Requirement]
  }

  private var declarations: [String: Declaration] = [:]
  /// The full names of the members that extensions implement, by the name of the protocol.
  private var defaults: [String: Set<String>] = [:]

  /// Creates an empty set of protocols.
  package init() {}

  /// Reads the protocols that sources declare.
  package init(sources: [String]) {
    for source in sources {
      let file = ParsedFile(source)
      for node in file.all(ExtensionDeclSyntax.self) {
        defaults[node.typeName, default: []].formUnion(
          node.memberBlock.members.compactMap { Self.requirement($0.decl)?.fullName }
        )
      }
      for node in file.all(ProtocolDeclSyntax.self) {
        declarations[node.name.text] = Declaration(
          inherited: node.inheritedNames,
          requirements: node.memberBlock.members.compactMap { Self.requirement($0.decl) }
        )
      }
    }
  }

  /// Reads the protocols for delegates and data sources in a checkout of scvdb.
  package init(checkout: URL) {
    let tree = SourceTree(root: checkout.path)
    let folders: [TreePath] = ["Sources/LayoutEngine", "Sources/UIKit", "Port/Frameworks/Sources"]
    let texts = folders.flatMap { Self.sources(at: $0, in: tree) }
    let names = texts.flatMap(Self.protocolNames)
    self.init(
      sources: texts.filter { text in
        text.contains("public protocol ") || names.contains { text.contains("extension \($0) {") }
      }
    )
  }

  /// Returns the names in the declarations of public protocols.
  private static func protocolNames(in text: String) -> [String] {
    text.components(separatedBy: "public protocol ").dropFirst().map { rest in
      String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }

  private static func sources(at path: TreePath, in tree: SourceTree) -> [String] {
    guard let item = try? tree.item(at: path) else { return [] }
    guard item.kind == .file else {
      let names = (try? item.names()) ?? []
      return names.compactMap(\.self).flatMap { sources(at: path.appending($0), in: tree) }
    }
    guard path.text.hasSuffix(".swift"), let data = try? item.contents() else { return [] }
    return [String(decoding: data, as: UTF8.self)]
  }

  /// Returns the requirements of a delegate protocol, including inherited ones.
  ///
  /// The result is empty for any other name.
  package func requirements(of name: String) -> [(protocol: String, requirement: Requirement)] {
    guard let declaration = declarations[name] else { return [] }
    return declaration.requirements.map { (name, $0) }
      + declaration.inherited.flatMap(requirements)
  }

  /// Returns the requirements of a protocol without a default implementation, including inherited
  /// ones.
  package func requiredRequirements(of name: String) -> [Requirement] {
    requirements(of: name).filter { type, requirement in
      defaults[type]?.contains(requirement.fullName) != true
        && defaults[name]?.contains(requirement.fullName) != true
    }.map(\.requirement)
  }

  private static func requirement(_ node: DeclSyntax) -> Requirement? {
    guard let function = node.as(FunctionDeclSyntax.self),
      let forwarding = Forwarding(to: function)
    else { return nil }
    let fact = MemberFact(
      kind: .function,
      name: function.name.text,
      labels: function.signature.parameterClause.parameters.map(\.firstName.text)
    )
    return Requirement(
      name: fact.name,
      fullName: fact.fullName,
      selector: fact.selector,
      forwarding: forwarding
    )
  }
}
