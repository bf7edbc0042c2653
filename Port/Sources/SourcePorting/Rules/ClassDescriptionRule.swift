import SwiftSyntax

/// Describes classes as the Objective-C runtime does: keys, methods by name, initializers.
///
/// Each described type gets a static function, which sees the private members and calls the
/// functions of the nested types. A function at the end of the file calls the functions of the
/// outermost types. A class in a function is described at its declaration.
package enum ClassDescriptionRule: PortRule {
  package static let name = "class-description"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let describer = Describer(file: file, package: package)
    let calls = describer.calls(of: file.tree.statements)
    describer.describeLocalClasses()
    var rewrites = describer.rewrites
    guard let last = rewrites.indices.last else { return [] }
    let end = file.text.count
    let text = "\n@MainActor func \(function(of: file.path))() {\n\(calls)}\n"
    rewrites[last].edits.append(SourceEdit(end..<end, text))
    return rewrites
  }

  /// Returns the name of the function that describes the classes of a file.
  package static func function(of path: String) -> String {
    functionPrefix + path.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  /// The beginning of the names of all added functions.
  static let functionPrefix = "describe__"
}

/// Makes the functions of one file.
private final class Describer {
  private let file: ParsedFile
  private let package: PackageFacts
  private let inNeed: DeclarationsInNeed
  private(set) var rewrites: [Rewrite] = []

  init(file: ParsedFile, package: PackageFacts) {
    self.file = file
    self.package = package
    inNeed = DeclarationsInNeed(in: file, of: package)
  }

  // MARK: The file

  /// Returns lines that call the functions of the top-level types, inside their conditions.
  func calls(of statements: CodeBlockItemListSyntax) -> String {
    statements.map { statement -> String in
      let item = Syntax(statement.item)
      if let type = item.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing {
        return call(of: type).map { "  \($0)\n" } ?? ""
      }
      return item.as(IfConfigDeclSyntax.self).map(calls(of:)) ?? ""
    }.joined()
  }

  private func calls(of conditions: IfConfigDeclSyntax) -> String {
    var text = ""
    var isFound = false
    for clause in conditions.clauses {
      let condition = clause.condition.map { " \(PlatformConditionRule.text(of: $0))" } ?? ""
      text += "  \(clause.poundKeyword.text)\(condition)\n"
      guard case .statements(let statements)? = clause.elements else { continue }
      let calls = calls(of: statements)
      isFound = isFound || !calls.isEmpty
      text += calls
    }
    return isFound ? "\(text)  #endif\n" : ""
  }

  // MARK: Types

  /// Describes the classes in functions.
  func describeLocalClasses() {
    for type in file.all(ClassDeclSyntax.self) where type.isLocal {
      guard let call = call(of: type), let last = rewrites.indices.last else { continue }
      rewrites[last].edits.append(
        file.insertion(after: type, "; MainActor.assumeIsolated { \(call) }")
      )
    }
  }

  /// Gives a type its function, and returns a call of it; nil if there is nothing to describe.
  private func call(of type: any TypeBearing) -> String? {
    guard !(type is ProtocolDeclSyntax), !(type is ActorDeclSyntax), !type.isGeneric,
      package.types[type.qualifiedName, default: []].allSatisfy({ !$0.isGeneric }),
      !type.attributes.isUnavailable, !inNeed.omits(type)
    else { return nil }
    let inner = inNeed.remainingMembers(of: type).compactMap { member in
      (member.decl.asProtocol((any DeclGroupSyntax).self) as? any TypeBearing)
        .flatMap { call(of: $0) }
    }
    let own = statements(of: type)
    guard !own.isEmpty || !inner.isEmpty else { return nil }
    let function = "\(ClassDescriptionRule.function(of: file.path))_\(rewrites.count)"
    let body = (own + inner).joined(separator: "; ")
    let edit = file.insertion(
      after: type.memberBlock.leftBrace,
      " @MainActor static func \(function)() { \(body) };"
    )
    rewrites.append(
      ClassDescriptionRule.rewrite(type, "'\(type.typeName)' is described", [edit])
    )
    return "\(type.typeName).\(function)()"
  }

  /// Returns the statements that describe the members of a class.
  private func statements(of type: any TypeBearing) -> [String] {
    guard let name = describedClass(type), let fact = FileFacts.type(of: type) else { return [] }
    let statedName = type.attributes.attribute("objc")?.statedName
    let members = inNeed.remainingMembers(of: type).map(\.decl)
    let isObjC =
      type.attributes.contains("objcMembers")
      || type is ExtensionDeclSyntax && type.attributes.contains("objc")
    var parts: [String] = []
    parts += members.compactMap { $0.as(VariableDeclSyntax.self) }
      .compactMap { property($0, of: name, isObjC) }
    if type is ClassDeclSyntax, package.omitsStatements {
      parts += members.compactMap { $0.as(VariableDeclSyntax.self) }
        .flatMap { standIns($0, of: name, in: type) }
    }
    let functions = members.compactMap { $0.as(FunctionDeclSyntax.self) }
    parts += functions.compactMap { method($0, of: name, isObjC) }
    let selectors = functions.compactMap { selector(of: $0, in: type, isObjC) }
    if !selectors.isEmpty {
      parts.append("add(selectors: [\(selectors.map { quoted($0) }.joined(separator: ", "))])")
    }
    parts += members.compactMap { $0.as(InitializerDeclSyntax.self) }
      .compactMap { maker($0, of: name, fact) }
    guard !parts.isEmpty || statedName != nil else { return [] }
    let label = statedName.map { ", named: \(quoted($0))" } ?? ""
    let description = "ClassDescription.of(\(name).self\(label))"
    return parts.isEmpty ? ["_ = \(description)"] : parts.map { "\(description).\($0)" }
  }

  /// Returns the name that members use to refer to their class, if Objective-C sees the class.
  private func describedClass(_ type: any TypeBearing) -> String? {
    let name = type.typeName
    guard type is ClassDeclSyntax || type is ExtensionDeclSyntax,
      !package.inherits(type.qualifiedName, from: "XCTestCase")
    else { return nil }
    if type.isLocal { return name }
    let declarations = package.types[type.qualifiedName, default: []]
    let isClass = declarations.contains { $0.kind == .class }
    let isOwn = declarations.contains { $0.kind != .extension }
    // An extension of another module's type extends a class if it has Objective-C members.
    if !isOwn {
      let isObjC = declarations.contains { $0.isObjC || $0.members.contains(where: \.isObjC) }
      return isObjC ? name : nil
    }
    return isClass ? name : nil
  }

  // MARK: Members

  private func property(
    _ variable: VariableDeclSyntax,
    of type: String,
    _ isObjC: Bool
  ) -> String? {
    let attributes = variable.attributes
    let isVisible =
      ["objc", "IBOutlet", "IBInspectable", "GKInspectable"].contains { attributes.contains($0) }
      || isObjC && !variable.modifiers.isPrivate
    guard isVisible, !attributes.contains("nonobjc"), !attributes.isUnavailable,
      variable.bindings.count == 1, !variable.modifiers.isOfType,
      !variable.modifiers.contains("override"),
      let name = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let key = variable.key
    else { return nil }
    return "add(\(quoted(key)), \\\(type).\(name))"
  }

  /// Lets an engine fill properties that the rest of an app sets.
  ///
  /// They are unwrapped implicitly, or they are optionals and lists of a controller.
  private func standIns(
    _ variable: VariableDeclSyntax,
    of name: String,
    in type: any TypeBearing
  ) -> [String] {
    variable.injectedProperties.compactMap { property in
      let path = "\\\(name).\(property.name)"
      if property.kind == .unwrapped { return "addStandIn(for: \(path), isUnwrapped: true)" }
      guard package.inherits(type.qualifiedName, from: "UIViewController") else { return nil }
      return property.kind == .list
        ? "addStandIn(for: \(path))" : "addStandIn(for: \(path), isUnwrapped: false)"
    }
  }

  /// Keeps a method that a message can reach.
  ///
  /// It has up to two arguments, with types that can be written.
  private func method(
    _ function: FunctionDeclSyntax,
    of type: String,
    _ isObjC: Bool
  ) -> String? {
    if let path = affectingPaths(function, of: type) { return path }
    let isVisible =
      function.attributes.contains("objc") || function.attributes.contains("IBAction")
      || isObjC && !function.modifiers.isPrivate
    let parameters = function.signature.parameterClause.parameters
    guard isVisible, !function.attributes.contains("nonobjc"), !function.modifiers.isOfType,
      !function.modifiers.contains("override"), !function.attributes.isUnavailable,
      parameters.count <= 2, function.genericParameterClause == nil,
      function.signature.effectSpecifiers == nil,
      parameters.allSatisfy({ $0.ellipsis == nil && !$0.type.is(AttributedTypeSyntax.self) })
    else { return nil }
    let names = ["one", "other"]
    let arguments = zip(names, parameters).map { name, parameter in
      parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let types = zip(names, parameters).map { name, parameter in
      "\(name): \(parameter.type.withoutImplicitUnwrapping)"
    }
    let call = "target.\(function.name.text)(\(arguments.joined(separator: ", ")))"
    let head = types.isEmpty ? "" : "(\(types.joined(separator: ", "))) in "
    let selector = quoted(function.selector)
    return "add(Selector(\(selector), of: { (target: \(type)) in { \(head)\(call) } }))"
  }

  /// Returns the statement for a `class func keyPathsForValuesAffectingName()`.
  private func affectingPaths(_ function: FunctionDeclSyntax, of type: String) -> String? {
    let prefix = "keyPathsForValuesAffecting"
    let name = function.name.text
    guard name.hasPrefix(prefix), name != "keyPathsForValuesAffectingValue",
      function.modifiers.isOfType, function.signature.parameterClause.parameters.isEmpty
    else { return nil }
    let key = name.dropFirst(prefix.count)
    let affected = quoted("\(key.prefix(1).lowercased())\(key.dropFirst())")
    return "add(\(affected), affectedBy: { \(type).\(name)() })"
  }

  /// Returns the selector of a method that Objective-C sees.
  ///
  /// The method has the attribute, overrides another, or its class conforms to protocols of other
  /// modules, since Objective-C sees their requirements.
  private func selector(
    of function: FunctionDeclSyntax,
    in type: any TypeBearing,
    _ isObjC: Bool
  ) -> String? {
    guard !function.modifiers.isOfType, !function.attributes.contains("nonobjc") else { return nil }
    let isMarked =
      function.attributes.contains("objc") || function.attributes.contains("IBAction")
      || function.modifiers.contains("override")
    let isVisible = !function.modifiers.isPrivate && (isObjC || package.fulfillsOthers(type))
    return isMarked || isVisible ? function.selector : nil
  }

  private func maker(
    _ initializer: InitializerDeclSyntax,
    of type: String,
    _ fact: TypeFact
  ) -> String? {
    guard fact.kind == .class, initializer.signature.parameterClause.parameters.isEmpty,
      initializer.signature.effectSpecifiers == nil, !initializer.attributes.isUnavailable
    else { return nil }
    return "add(maker: { \(type)() })"
  }
}

extension PackageFacts {
  /// Returns whether a class or an inherited type conforms to protocols that may be Objective-C's.
  func fulfillsOthers(_ type: any TypeBearing) -> Bool {
    // The facts leave out classes inside functions; their inherited types represent them.
    let lineage = lineage(of: type.qualifiedName) + type.inheritedNames.flatMap(lineage)
    return lineage.contains { name in
      let declarations = types[name, default: []]
      if declarations.contains(where: { $0.kind == .protocol && $0.isObjC }) { return true }
      return declarations.isEmpty && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
    }
  }
}

extension TypeBearing {
  /// Whether the class is inside of a function or closure.
  fileprivate var isLocal: Bool {
    guard self is ClassDeclSyntax, let block = parent?.parent?.parent else { return false }
    return block.is(CodeBlockSyntax.self) || block.is(ClosureExprSyntax.self)
  }
}

extension FunctionDeclSyntax {
  /// The Objective-C selector, declared or derived.
  var selector: String {
    attributes.attribute("objc")?.statedName
      ?? MemberFact(
        kind: .function,
        name: name.text,
        labels: signature.parameterClause.parameters.map(\.firstName.text)
      ).selector
  }
}

extension DeclModifierListSyntax {
  var isPrivate: Bool { contains("private") || contains("fileprivate") }
  /// Whether the member belongs to the type, not to its instances.
  var isOfType: Bool { contains("static") || contains("class") }
}

extension AttributeListSyntax {
  var isUnavailable: Bool {
    lazy.compactMap { $0.as(AttributeSyntax.self) }.contains {
      $0.attributeName.plainName == "available"
        && $0.arguments?.trimmedDescription.contains("unavailable") == true
    }
  }
}

extension TypeSyntax {
  /// The type in the form for a parameter of a closure.
  fileprivate var withoutImplicitUnwrapping: String {
    guard let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return flattened }
    return "\(type.wrappedType.flattened)?"
  }
}
