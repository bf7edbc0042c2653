import SwiftSyntax

/// Makes properties announce their changes if Objective-C can observe them.
///
/// The rule also adds the names of key paths to the calls that begin an observation.
package enum KeyValueRule: PortRule {
  package static let name = "key-value"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let properties = file.all(VariableDeclSyntax.self).compactMap { variable in
      announcing(variable, in: file)
    }
    let observations = file.all(FunctionCallExprSyntax.self).compactMap { call in
      named(call, in: file, package)
    }
    return properties + observations
  }

  // MARK: Properties

  private static func announcing(
    _ variable: VariableDeclSyntax,
    in file: ParsedFile
  ) -> Rewrite? {
    guard variable.isObserved, let binding = variable.bindings.first,
      let key = variable.key
    else { return nil }
    let arguments = "(self, \(quoted(key)))"
    let will = "keyValueWillChange\(arguments)"
    let did = "keyValueDidChange\(arguments)"
    guard let block = binding.accessorBlock else {
      return rewrite(
        variable,
        "changes of '\(key)' are announced",
        [file.insertion(after: binding, " { willSet { \(will) } didSet { \(did) } }")]
      )
    }
    guard case .accessors(let accessors) = block.accessors else { return nil }
    return rewrite(
      variable,
      "changes of '\(key)' are announced",
      edits(accessors, will: will, did: did, in: file)
    )
  }

  private static func edits(
    _ accessors: AccessorDeclListSyntax,
    will: String,
    did: String,
    in file: ParsedFile
  ) -> [SourceEdit] {
    func body(_ name: String) -> TokenSyntax? {
      accessors.first { $0.accessorSpecifier.text == name }?.body?.leftBrace
    }
    if let setter = body("set") {
      return [file.insertion(after: setter, " \(will); defer { \(did) };")]
    }
    guard let first = accessors.first, body("willSet") != nil || body("didSet") != nil else {
      return []
    }
    let willSet = body("willSet").map { file.insertion(after: $0, " \(will);") }
    let didSet = body("didSet").map { file.insertion(after: $0, " defer { \(did) };") }
    return [
      willSet ?? file.insertion(before: first, "willSet { \(will) } "),
      didSet ?? file.insertion(before: first, "didSet { \(did) } "),
    ]
  }

  // MARK: Observations

  /// Adds the name of the key path to `observe(\.a.b, ...)` and `publisher(for: \.a.b, ...)`.
  ///
  /// A Swift key path does not contain its name at run time.
  private static func named(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return selfObservation(call, in: file, package) }
    return named(call, member.declName.baseName.text, in: file, package)
  }

  private static func selfObservation(
    _ call: FunctionCallExprSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    guard let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) else { return nil }
    return named(call, reference.baseName.text, in: file, package)
  }

  private static func named(
    _ call: FunctionCallExprSyntax,
    _ function: String,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    let label = call.arguments.first?.label?.text
    guard (function, label) == ("observe", nil) || (function, label) == ("publisher", "for"),
      let argument = call.arguments.first,
      let path = argument.expression.as(KeyPathExprSyntax.self),
      let key = key(of: path, package)
    else { return nil }
    return rewrite(
      call,
      "the key path is named \(quoted(key))",
      [file.insertion(after: argument.expression, ", named: \(quoted(key))")]
    )
  }

  private static func key(of path: KeyPathExprSyntax, _ package: PackageFacts) -> String? {
    let names = path.components.compactMap {
      $0.component.as(KeyPathPropertyComponentSyntax.self)?.declName.baseName.text
    }
    let others = path.components.contains { component in
      !component.component.is(KeyPathPropertyComponentSyntax.self)
        && !component.component.is(KeyPathOptionalComponentSyntax.self)
    }
    guard !names.isEmpty, !others else { return nil }
    return names.map { package.keys[$0] ?? $0 }.joined(separator: ".")
  }
}

extension VariableDeclSyntax {
  /// Whether the declaration is a property of a class with observable changes.
  fileprivate var isObserved: Bool {
    modifiers.contains("dynamic") && !modifiers.contains("override")
      && !attributes.contains("NSManaged")
      && bindingSpecifier.text == "var" && bindings.count == 1
      && !modifiers.contains("static") && !modifiers.contains("class")
  }

  /// The key of a property: its Objective-C name if it has one, else its name.
  var key: String? {
    attributes.attribute("objc")?.statedName
      ?? bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
  }
}

extension AttributeSyntax {
  /// The name in `@objc(name)`.
  var statedName: String? { arguments?.trimmedDescription }
}
