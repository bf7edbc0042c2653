import SwiftParser
import SwiftSyntax

/// Lets the properties of managed objects read and change the values of their objects.
///
/// CoreData makes the accessors of declarations with `@NSManaged` when a program runs.
package enum ManagedObjectRule: PortRule {
  package static let name = "managed-object"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let properties = file.all(VariableDeclSyntax.self).compactMap { property($0, in: file) }
    let functions = file.all(FunctionDeclSyntax.self).compactMap { function($0, in: file) }
    let initializers = file.all(InitializerDeclSyntax.self).compactMap { required($0, in: file) }
    let models = file.all(FunctionCallExprSyntax.self).compactMap { modelFile($0, in: file) }
    return properties + functions + initializers + models
  }

  /// Lets `bundle.url(forResource: "Notes", withExtension: "momd")` find a generated model.
  private static func modelFile(_ call: FunctionCallExprSyntax, in file: ParsedFile) -> Rewrite? {
    guard let member = modelLookup(call) else { return nil }
    return rewrite(
      call,
      "the data model is found by its name",
      [file.replacement(member.declName, by: "dataModelURL")]
    )
  }

  /// Returns the method of a call that looks up a data model in a bundle; nil for other calls.
  static func modelLookup(_ call: FunctionCallExprSyntax) -> MemberAccessExprSyntax? {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "url",
      call.arguments.map(\.label?.text) == ["forResource", "withExtension"],
      let ending = call.arguments.last?.expression.as(StringLiteralExprSyntax.self),
      ["mom", "momd"].contains(ending.representedLiteralValue)
    else { return nil }
    return member
  }

  private static func property(_ node: VariableDeclSyntax, in file: ParsedFile) -> Rewrite? {
    guard let attribute = node.attributes.attribute("NSManaged"), let key = node.key,
      let binding = node.bindings.first, binding.accessorBlock == nil
    else { return nil }
    let name = quoted(key)
    let accessors =
      " { get { managedValue(\(name)) } set { setManagedValue(newValue, \(name)) } }"
    return rewrite(
      node,
      "'\(key)' reads and changes the object's values",
      [file.removal(attribute), file.insertion(after: binding, accessors)]
        + dynamicRemoval(of: node, in: file)
    )
  }

  private static func dynamicRemoval(
    of node: VariableDeclSyntax,
    in file: ParsedFile
  ) -> [SourceEdit] {
    // `ObjCAttributeRule` removes the modifier beside `@objc`.
    guard !node.attributes.contains("objc") else { return [] }
    return node.modifiers.modifier("dynamic").map { [file.removal($0)] } ?? []
  }

  /// Gives `@NSManaged func addToTags(_ value: Tag)` a body.
  private static func function(_ node: FunctionDeclSyntax, in file: ParsedFile) -> Rewrite? {
    guard let attribute = node.attributes.attribute("NSManaged"), node.body == nil else {
      return nil
    }
    let parameters = node.signature.parameterClause.parameters.map {
      (label: $0.firstName.text, name: ($0.secondName ?? $0.firstName).text)
    }
    guard let body = body(of: node.name.text, parameters) else {
      return rewrite(attribute, "@NSManaged has no counterpart", outcome: .unsupported, [])
    }
    return rewrite(
      node,
      "'\(node.name.text)' changes a relationship",
      [file.removal(attribute), file.insertion(after: node, " { \(body) }")]
    )
  }

  /// Returns the body of a method that changes a relationship; nil for another method.
  ///
  /// Positions are a number or an index set; `NSManagedObject` has methods for both.
  private static func body(
    of name: String,
    _ parameters: [(label: String, name: String)]
  ) -> String? {
    func key(_ prefix: String) -> String? {
      guard name.hasPrefix(prefix), name.count > prefix.count else { return nil }
      let rest = name.dropFirst(prefix.count)
      return quoted(rest.prefix(1).lowercased() + rest.dropFirst())
    }
    let names = parameters.map(\.name)
    switch parameters.map(\.label) {
    case ["_"]:
      if let key = key("addTo") { return "addManaged(\(names[0]), \(key))" }
      return key("removeFrom").map { "removeManaged(\(names[0]), \($0))" }
    case ["at"]:
      return key("removeFrom").map { "removeManaged(at: \(names[0]), \($0))" }
    case ["_", "at"]:
      return key("insertInto").map { "insertManaged(\(names[0]), at: \(names[1]), \($0))" }
    case ["at", "with"]:
      return key("replace").map { "replaceManaged(at: \(names[0]), with: \(names[1]), \($0))" }
    default: return nil
    }
  }

  /// Makes `override init(entity:insertInto:)` required: entities make objects of their classes.
  private static func required(_ node: InitializerDeclSyntax, in file: ParsedFile) -> Rewrite? {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    guard labels == ["entity", "insertInto"], let modifier = node.modifiers.modifier("override")
    else { return nil }
    return rewrite(
      node,
      "the initializer is required",
      [file.replacement(modifier, by: "required")]
    )
  }
}
