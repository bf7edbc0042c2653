import SwiftSyntax

/// The members that a class needs to conform to a protocol of the app.
struct ProtocolRequirements {
  /// A member, with the name of the protocol that requires it.
  struct Member {
    var declaration: DeclSyntax
    var owner: String
  }

  /// The members without a default implementation.
  private(set) var members: [Member] = []
  /// The inherited protocols of the system.
  private(set) var systemProtocols: Set<String> = []
  /// The reason why no class can be written; nil if one can.
  private(set) var obstacle: String?

  init(of type: AppType, in types: AppTypes) {
    var inherited: [AppType] = []
    var pending = [type]
    while let next = pending.popLast() {
      guard !inherited.contains(where: { $0.name == next.name }) else { continue }
      inherited.append(next)
      for name in next.inherited {
        guard let found = types.type(named: name, inside: next.name) else {
          systemProtocols.insert(name)
          continue
        }
        let names = found.aliased?.composedNames ?? []
        pending += found.aliased == nil ? [found] : names.compactMap { types[$0] }
        systemProtocols.formUnion(names.filter { types[$0] == nil })
      }
    }
    let implemented = inherited.reduce(into: Set()) { $0.formUnion($1.implemented) }
    var known: Set<String> = []
    for owner in inherited {
      let required = owner.requirements.filter { item in
        !implemented.contains(item.name) && known.insert(item.declaration.flattened).inserted
      }
      members += required.map { Member(declaration: $0.declaration, owner: owner.name) }
    }
    obstacle = Self.obstacle(type, inherited, members, systemProtocols)
  }

  private static func obstacle(
    _ type: AppType,
    _ inherited: [AppType],
    _ members: [Member],
    _ systemProtocols: Set<String>
  ) -> String? {
    if type.isHidden { return "is private" }
    if let owner = inherited.first(where: \.hasAssociatedTypes) {
      return owner.name == type.name
        ? "has associated types or conditions"
        : "inherits from '\(owner.name)', which has associated types or conditions"
    }
    if let owner = inherited.first(where: { $0.kind != .protocol }) {
      return "requires a subclass of '\(owner.name)'"
    }
    if let name = systemProtocols.subtracting(known).sorted().first(where: { !isObjC($0) }) {
      return "inherits from '\(name)'"
    }
    return members.contains { $0.declaration.dependsOnOwnType }
      ? "has a member with values of type 'Self'" : nil
  }

  // MARK: Protocols of the system

  /// Whether a class must inherit from NSObject.
  var needsObject: Bool { systemProtocols.contains(where: Self.isObjC) }

  /// Returns whether a name is a protocol of Objective-C, by its usual endings.
  private static func isObjC(_ name: String) -> Bool {
    [
      "Delegate", "DataSource", "NSObject", "NSObjectProtocol", "Updating", "Coordinating",
      "PreviewItem",
    ].contains(where: name.hasSuffix)
  }

  /// The protocols of Swift and Foundation that a class fulfills with ``systemMembers``.
  private static let known: Set = [
    "AnyObject", "class", "Sendable", "SendableMetatype", "Error", "LocalizedError", "Identifiable",
    "ObservableObject", "CustomStringConvertible", "CustomDebugStringConvertible", "Equatable",
    "Hashable", "Encodable", "Decodable", "Codable",
  ]

  /// Returns the members for the protocols of the system.
  func systemMembers(of name: String) -> [String] {
    var members: [String] = []
    func add(_ text: String, for names: String...) {
      if names.contains(where: systemProtocols.contains) { members.append(text) }
    }
    if !needsObject {
      add(
        "static func == (one: \(name), other: \(name)) -> Bool { one === other }",
        for: "Equatable",
        "Hashable"
      )
      add("func hash(into hasher: inout Hasher) {}", for: "Hashable")
      add("var description: String { \"\" }", for: "CustomStringConvertible")
      add("var debugDescription: String { \"\" }", for: "CustomDebugStringConvertible")
    }
    add("func encode(to encoder: any Encoder) throws {}", for: "Encodable", "Codable")
    add(
      "convenience init(from decoder: any Decoder) throws { self.init() }",
      for: "Decodable",
      "Codable"
    )
    return members
  }
}

extension DeclSyntax {
  /// Whether a value other than a function's result has the type `Self`.
  fileprivate var dependsOnOwnType: Bool {
    var declaration = self
    if var function = self.as(FunctionDeclSyntax.self), function.returnsOwnType {
      function.signature.returnClause = nil
      declaration = DeclSyntax(function)
    }
    return declaration.tokens(viewMode: .sourceAccurate)
      .contains { $0.tokenKind == .keyword(.Self) }
  }
}

extension FunctionDeclSyntax {
  /// Whether the function returns an object of its own type.
  var returnsOwnType: Bool { signature.returnClause?.type.flattened == "Self" }
}
