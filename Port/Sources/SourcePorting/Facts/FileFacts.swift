/// The facts of a file that rules need while they rewrite other files.
package struct FileFacts: Codable, Hashable, Sendable {
  /// The module that the file is a part of, once it is known.
  package var module = ""
  /// The imported modules, without submodules.
  package var imports: Set<String> = []
  /// The types and extensions in the file, nested ones included.
  package var types: [TypeFact] = []
  /// Whether the file refers to the bundle of its module.
  package var usesModuleBundle = false
  /// Whether the file only starts the app.
  package var startsApplication = false
}

/// A declaration of a type, or an extension of one, with its members.
package struct TypeFact: Codable, Hashable, Sendable {
  /// The keyword of the declaration.
  package enum Kind: String, Codable, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `actor`, `extension`
  }

  /// The name as written, prefixed with the names of the enclosing types: `Form.Row`.
  package var name: String
  package var kind: Kind
  /// The inherited types as written, without attributes and generic arguments.
  package var inherited: [String] = []
  /// Whether the declaration has an `@objc` attribute.
  package var isObjC = false
  package var isGeneric = false
  /// Whether the declaration is isolated to the main actor by an attribute.
  package var isMainActor = false
  /// Whether the type is visible in its file only.
  package var isPrivate = false
  /// Whether the type is visible to other modules.
  package var isPublic = false
  /// The direct members; members of nested types are excluded.
  package var members: [MemberFact] = []
  /// The names of types in the head and of stored properties.
  package var essentialTypes: Set<String> = []
}

/// A function, property or initializer of a type.
package struct MemberFact: Codable, Hashable, Sendable {
  /// The kinds of members that rules rewrite.
  package enum Kind: String, Codable, Sendable { case function, property, initializer }

  package var kind: Kind
  /// The name without labels.
  package var name: String
  /// The labels, `_` for a parameter without one.
  package var labels: [String] = []
  /// The types of the parameters, or the type of a property, as written.
  package var types: [String] = []
  /// Whether the member is `static` or `class`.
  package var isStatic = false
  /// Whether the source has the keyword `override`.
  package var isOverride = false
  package var isAsync = false
  /// Whether the member is an optional requirement of a protocol.
  package var isOptional = false
  /// Whether the source marks the member as one of Objective-C's.
  package var isObjC = false
  /// The Objective-C name, if the source declares one.
  package var key: String?
  /// The text that forwards calls to a member of an extension, if the member overrides or can be
  /// overridden in Objective-C.
  package var forwarding: Forwarding?

  /// The name with its labels: `move(_:to:)`.
  package var fullName: String {
    kind == .property ? name : "\(name)(\(labels.map { "\($0):" }.joined()))"
  }

  /// The declared selector, or the selector that Objective-C derives.
  ///
  /// The selector `moveTo:` has the first label in its name.
  package var selector: String {
    if let key { return key }
    guard kind != .property, let first = labels.first else { return name }
    let head =
      first == "_" ? name : "\(name)With\(first.prefix(1).uppercased())\(first.dropFirst())"
    return ([head] + labels.dropFirst().map { $0 == "_" ? "" : $0 }).map { "\($0):" }.joined()
  }
}
