import SwiftSyntax

/// The text of a declaration that calls another member of the same signature.
package struct Forwarding: Codable, Hashable, Sendable {
  /// The attributes and modifiers except `override`, including the access level of the extension.
  package var modifiers: String
  /// The signature after the name, `(_ sender: Any) throws -> Bool`, or the type of a property.
  package var signature: String
  /// The signature without default arguments, for a requirement.
  package var requirement: String
  /// The effects before a call: `try `.
  package var effects: String
  /// The arguments of a call, with parentheses; empty for a property.
  package var arguments: String
  /// Whether a property is settable.
  package var isSettable = false
  /// The type of the function with an array for its variadic parameter, if it has one.
  package var unpackedType: String?

  /// Makes the text for a function or a computed property of an extension.
  init?(to node: some WithAttributesSyntax & WithModifiersSyntax) {
    let isolated = node.attributes.filter {
      $0.as(AttributeSyntax.self).map {
        ["MainActor", "discardableResult", "available"].contains($0.attributeName.plainName)
      } ?? false
    }
    let own = node.modifiers.filter { !["override", "dynamic"].contains($0.name.text) }
    let access = Self.access(of: node.enclosingType)
    let hasAccess = own.contains { Self.levels.contains($0.name.text) }
    let modifiers =
      isolated.map { $0.flattened + " " }.joined() + (hasAccess ? "" : access)
      + own.map { $0.flattened + " " }.joined()
    if let function = node.as(FunctionDeclSyntax.self) {
      self.init(modifiers: modifiers, function)
    } else if let variable = node.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let type = binding.typeAnnotation?.type.flattened
    {
      self.init(modifiers: modifiers, type: type, isSettable: binding.isSettable)
    } else {
      return nil
    }
  }

  private init(modifiers: String, type: String, isSettable: Bool) {
    self.modifiers = modifiers
    signature = ": \(type)"
    requirement = signature
    effects = ""
    arguments = ""
    self.isSettable = isSettable
  }

  private init(modifiers: String, _ function: FunctionDeclSyntax) {
    let function = function.withNamedParameters
    let parameters = function.signature.parameterClause.parameters
    let generics = function.genericParameterClause?.flattened ?? ""
    let specifiers = function.signature.effectSpecifiers.map { " \($0.flattened)" } ?? ""
    let result = function.signature.returnClause.map { " \($0.flattened)" } ?? ""
    let conditions = function.genericWhereClause.map { " \($0.flattened)" } ?? ""
    let tail = specifiers + result + conditions
    self.modifiers = modifiers
    signature = generics + function.signature.parameterClause.flattened + tail
    let plain = parameters.map { parameter in
      var parameter = parameter
      parameter.defaultValue = nil
      return parameter.flattened
    }
    requirement = "\(generics)(\(plain.joined(separator: " ")))\(tail)"
    let effect = function.signature.effectSpecifiers
    effects =
      (effect?.throwsClause == nil ? "" : "try ") + (effect?.asyncSpecifier == nil ? "" : "await ")
    arguments = "(\(parameters.map(Self.argument).joined(separator: ", ")))"
    if parameters.contains(where: { $0.ellipsis != nil }) {
      let types = parameters.map { parameter in
        parameter.ellipsis == nil ? parameter.type.flattened : "[\(parameter.type.flattened)]"
      }
      let value = function.signature.returnClause?.type.flattened ?? "Void"
      unpackedType = "(\(types.joined(separator: ", ")))\(specifiers) -> \(value)"
      arguments = "(\(parameters.map(Self.localName).joined(separator: ", ")))"
    }
  }

  private static let levels: Set = [
    "public", "open", "internal", "package", "fileprivate", "private",
  ]

  private static func access(of type: (any TypeBearing)?) -> String {
    guard let type = type as? ExtensionDeclSyntax else { return "" }
    let level = type.modifiers.first { levels.contains($0.name.text) }?.name.text
    return level.map { ($0 == "private" ? "fileprivate" : $0) + " " } ?? ""
  }

  private static func localName(_ parameter: FunctionParameterSyntax) -> String {
    (parameter.secondName ?? parameter.firstName).text
  }

  private static func argument(_ parameter: FunctionParameterSyntax) -> String {
    let name = localName(parameter)
    let isInOut =
      parameter.type.as(AttributedTypeSyntax.self)?.specifiers
      .contains { $0.trimmedDescription == "inout" } == true
    let value = isInOut ? "&\(name)" : name
    return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
  }

  /// Returns a call of a member of this signature, on an object or on `self`.
  package func call(_ name: String, of object: String? = nil) -> String {
    let member = (object.map { $0 + "." } ?? "") + name
    guard let unpackedType else { return effects + member + arguments }
    return "\(effects)unsafeBitCast(\(member), to: (\(unpackedType)).self)\(arguments)"
  }

  /// Whether the member is a property.
  package var isProperty: Bool { arguments.isEmpty }
}

extension FunctionDeclSyntax {
  /// The function with a name for each unnamed parameter, so that a call can pass it on.
  fileprivate var withNamedParameters: FunctionDeclSyntax {
    var function = self
    let parameters = signature.parameterClause.parameters.enumerated().map { index, parameter in
      var parameter = parameter
      if (parameter.secondName ?? parameter.firstName).text == "_" {
        parameter.firstName.trailingTrivia = .space
        parameter.secondName = .identifier("value\(index)")
      }
      return parameter
    }
    function.signature.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return function
  }
}

extension PatternBindingSyntax {
  /// Whether a computed property has a setter.
  var isSettable: Bool {
    guard case .accessors(let accessors)? = accessorBlock?.accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text == "set" }
  }
}
