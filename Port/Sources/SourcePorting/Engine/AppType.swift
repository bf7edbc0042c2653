import SwiftSyntax

/// A type that the code of an app declares, with the members that make its values.
struct AppType {
  /// The name, prefixed with the names of the enclosing types: `Form.Row`.
  var name: String
  var module: String
  var kind: TypeFact.Kind
  /// The inherited types of the declaration and of its extensions, as written.
  var inherited: [String] = []
  var initializers: [AppInitializer] = []
  /// The cases of an enumeration, in the order of the source.
  var cases: [AppCase] = []
  /// The stored properties, in the order of the source.
  var properties: [AppProperty] = []
  /// The properties of a class that other code sets.
  var injected: [InjectedProperty] = []
  /// The static functions that return a value of the type itself.
  var factories: [AppFactory] = []
  /// The names of static properties that have the type itself, such as `shared`.
  var instances: [String] = []
  /// The requirements of a protocol, in the order of the source.
  var requirements: [AppRequirement] = []
  /// The names of members that extensions of a protocol implement, with labels.
  var implemented: Set<String> = []
  /// Whether a protocol has associated types or conditions.
  var hasAssociatedTypes = false
  /// The type behind an alias; nil for other types.
  var aliased: TypeSyntax?
  /// Whether other files cannot use the type.
  var isHidden = false
  var isGeneric = false
  /// The names of the generic parameters.
  var genericParameters: [String] = []
  /// The generic arguments of the first inherited type.
  var superclassArguments: [TypeSyntax] = []
  /// The location in the user's file.
  var location: SourceLine
}

/// A line of a user's file, counted from 1.
struct SourceLine: Hashable {
  var file: String
  var line: Int
}

/// A parameter of an initializer or of a case.
struct AppParameter {
  /// The label in calls; nil for a parameter without one.
  var label: String?
  var type: TypeSyntax
  /// Whether calls can leave the argument out.
  var hasDefault = false
}

/// An initializer.
struct AppInitializer {
  var parameters: [AppParameter]
  /// The declaration without its body, on one line.
  var signature: String
  var isFailable = false
  var isThrowing = false
  /// Whether the code outside of the type cannot call it: private, asynchronous or generic.
  var isHidden = false
  /// Whether its body only stops the program.
  var stopsProgram = false
  /// Whether a subclass inherits it with all designated initializers.
  var isConvenience = false

  /// Whether it decodes an archive.
  var isCoding: Bool { parameters.count == 1 && parameters[0].label == "coder" }
}

/// A static function that makes a value of its own type, such as `static func create() -> Self`.
struct AppFactory {
  var name: String
  var parameters: [AppParameter]
  var isThrowing: Bool
}

/// A requirement of a protocol.
struct AppRequirement {
  /// The name with its labels: `move(_:to:)`.
  var name: String
  var declaration: DeclSyntax
}

/// A case of an enumeration.
struct AppCase {
  var name: String
  var parameters: [AppParameter]
}

/// A stored property.
struct AppProperty {
  var name: String
  var type: TypeSyntax?
  var isConstant: Bool
  var hasValue: Bool
  var isPrivate: Bool
}
