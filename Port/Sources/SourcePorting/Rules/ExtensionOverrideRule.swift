import SwiftSyntax

/// Lets members of extensions override, and be overridden, as Objective-C does.
///
/// - A member of an extension of the package's own class keeps its body under another name, and the
///   class gets a member that calls it: `override func f() { f__Form() }`.
/// - An override in an extension of UIKit's controller fulfills a protocol, and the controller looks
///   for the protocol.
/// - A method of an extension of UIKit's class checks at run time whether its object overrides the
///   method. Classes that override it conform to a protocol of the method.
package enum ExtensionOverrideRule: PortRule {
  package static let name = "extension-override"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    let classes = file.all(ClassDeclSyntax.self)
    let extensions = file.all(ExtensionDeclSyntax.self)
    let types = classes as [any TypeBearing] + extensions as [any TypeBearing]
    var declared: Set<String> = []
    return classes.compactMap { forwardingMembers(of: $0, in: file, package) }
      + extensions.flatMap { renamedMembers(of: $0, in: file, package) }
      + extensions.flatMap { overridableMembers(of: $0, in: file, package, &declared) }
      + types.flatMap { overridingMembers(of: $0, in: file, package) }
  }

  // MARK: The package's own classes

  /// Returns the rewrites of members of extensions that must be in the body of the class.
  private static func forwardingMembers(
    of node: ClassDeclSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> Rewrite? {
    let type = node.qualifiedName
    let texts = package.types[type, default: []].filter { $0.kind == .extension }
      .flatMap(\.members).filter { package.mustBeInClass($0, of: type) }
      .compactMap { member -> String? in
        guard let forwarding = member.forwarding else { return nil }
        let override = member.isOverride ? "override " : ""
        let target = mangled(member, type)
        let head = "\(forwarding.modifiers)\(override)"
        guard forwarding.isProperty else {
          let call = forwarding.call(target)
          return "\(head)func \(member.name)\(forwarding.signature) { \(call) }"
        }
        let setter = forwarding.isSettable ? " set { \(target) = newValue }" : ""
        let getter = "get { \(target) }"
        return "\(head)var \(member.name)\(forwarding.signature) { \(getter)\(setter) }"
      }
    guard !texts.isEmpty else { return nil }
    return rewrite(
      node,
      "members of extensions move into the class",
      [
        file.insertion(before: node.memberBlock.rightBrace, texts.joined(separator: "; ") + " ")
      ]
    )
  }

  private static func renamedMembers(
    of node: ExtensionDeclSyntax,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> [Rewrite] {
    let type = node.typeName
    guard package.declaresClass(type) else { return [] }
    return members(of: node).filter { package.mustBeInClass($0.fact, of: type) }.map { member in
      var edits = [file.replacement(member.name, by: mangled(member.fact, type))]
      edits += Array(member.modifiers).filter { ["override", "open"].contains($0.name.text) }
        .map { file.removal($0) }
      return rewrite(
        member.node,
        "\(member.fact.fullName) is called by a member of the class",
        edits
      )
    }
  }

  private static func mangled(_ member: MemberFact, _ type: String) -> String {
    "\(member.name)__\(type.replacing(".", with: "_"))"
  }

  // MARK: UIKit's classes

  /// Returns the rewrites of overridden methods in an extension of a UIKit class.
  ///
  /// - Parameters:
  ///   - node: The extension.
  ///   - file: Its file.
  ///   - package: The facts of the package.
  ///   - declared: The protocols that earlier extensions have declared, because several classes can
  ///     have the same method.
  /// - Returns: The rewrites of its methods.
  private static func overridableMembers(
    of node: ExtensionDeclSyntax,
    in file: ParsedFile,
    _ package: PackageFacts,
    _ declared: inout Set<String>
  ) -> [Rewrite] {
    guard !package.declaresClass(node.typeName), !package.isProtocol(node.typeName) else {
      return []
    }
    return members(of: node).compactMap { member in
      guard member.fact.isObjC, !member.fact.isOverride,
        package.overriddenMembers.contains(member.fact.fullName),
        let forwarding = member.fact.forwarding, let body = member.body
      else { return nil }
      let (name, hook, base) = names(of: member.fact)
      let keyword = forwarding.isProperty ? "var" : "func"
      let requirement =
        "\(keyword) \(hook)\(forwarding.requirement)\(forwarding.isProperty ? " { get }" : "")"
      let start =
        " if let port = self as? any \(name) { return \(forwarding.call(hook, of: "port")) }; "
        + "return \(forwarding.call(base)) }; \(forwarding.modifiers)\(keyword) "
        + "\(base)\(forwarding.signature) {"
      let isPublic =
        forwarding.modifiers.contains("public") || forwarding.modifiers.contains("open")
      let isolation = node.typeName.hasPrefix("UI") ? "@MainActor " : ""
      let declaration =
        "; \(isolation)\(isPublic ? "public " : "")protocol \(name): AnyObject { \(requirement) }"
      let isFirst = declared.insert(name).inserted
      return rewrite(
        member.node,
        "calls an override of \(member.fact.fullName), if there is one",
        [file.insertion(after: body, start)]
          + (isFirst ? [file.insertion(after: node, declaration)] : [])
      )
    }
  }

  /// Returns the rewrites of overrides of methods in extensions of UIKit's classes.
  private static func overridingMembers(
    of node: any TypeBearing,
    in file: ParsedFile,
    _ package: PackageFacts
  ) -> [Rewrite] {
    let overriding = members(of: node).filter {
      $0.fact.isOverride
        && (package.isOfExtension($0.fact, of: node.qualifiedName)
          || supported.contains($0.fact.fullName)
          || extendsUIKit(node, package) && supportedOfExtensions.contains($0.fact.fullName)
          || supportedOfObjects.contains($0.fact.fullName)
            && package.inherits(node.qualifiedName, from: "NSObject"))
    }
    return overriding.map { member in
      let (name, hook, base) = names(of: member.fact)
      // The class inherits the protocol of the override from its ancestor.
      if package.isOverridden(member.fact, aboveClass: node) {
        let edits = superCalls(in: member, named: member.fact.name)
          .map { file.replacement($0.declName.baseName, by: hook) }
        return rewrite(
          member.node,
          "\(member.fact.fullName) overrides a member that a type test finds",
          [file.replacement(member.name, by: hook)] + edits
        )
      }
      var edits = [file.replacement(member.name, by: hook)]
      // An extension of a public class fulfills a public protocol with public members.
      let isPublic =
        extendsUIKit(node, package) && supportedOfExtensions.contains(member.fact.fullName)
      edits += Array(member.modifiers).compactMap { modifier in
        switch modifier.name.text {
        case "override" where isPublic: file.replacement(modifier, by: "public")
        case "override": file.removal(modifier)
        case "open", "public": isPublic ? file.removal(modifier) : nil
        default: nil
        }
      }
      edits += superCalls(in: member, named: member.fact.name)
        .map { file.replacement($0.declName.baseName, by: base) }
      edits.append(node.conforming(to: name, in: file))
      return rewrite(member.node, "\(member.fact.fullName) is found by a type test", edits)
    }
  }

  /// The methods of NSObject that product PortSupport declares and calls after a type test.
  private static let supported: Set = [
    "forwardingTarget(for:)", "keyPathsForValuesAffectingValue(forKey:)",
    "observeValue(forKeyPath:of:change:context:)", "responds(to:)", "setValue(_:forKey:)",
    "setValue(_:forUndefinedKey:)", "value(forKey:)", "value(forUndefinedKey:)",
  ]

  /// Methods that UIKit's responders declare, so that their subclasses override them directly.
  ///
  /// The UIKit module finds these methods on other objects by a type test.
  private static let supportedOfObjects: Set = [
    "accessibilityActivate()", "accessibilityDecrement()", "accessibilityIncrement()",
  ]

  /// The properties that UIKit's controllers look for in extensions of their classes.
  private static let supportedOfExtensions: Set = [
    "childForHomeIndicatorAutoHidden", "childForStatusBarHidden", "childForStatusBarStyle",
    "preferredInterfaceOrientationForPresentation", "preferredStatusBarStyle",
    "prefersHomeIndicatorAutoHidden", "prefersStatusBarHidden", "shouldAutorotate",
    "supportedInterfaceOrientations",
  ]

  private static func extendsUIKit(_ node: any TypeBearing, _ package: PackageFacts) -> Bool {
    node.is(ExtensionDeclSyntax.self) && !package.declaresClass(node.typeName)
      && !package.isProtocol(node.typeName)
  }

  private static func superCalls(in member: Member, named name: String) -> [MemberAccessExprSyntax]
  {
    member.node.all(MemberAccessExprSyntax.self).filter {
      $0.base?.is(SuperExprSyntax.self) == true && $0.declName.baseName.text == name
    }
  }

  private static func names(
    of member: MemberFact
  ) -> (protocol: String, hook: String, base: String) {
    let labels = member.labels.filter { $0 != "_" }.map { "_\($0)" }.joined()
    let name = "\(member.name)\(labels)_\(member.labels.count)"
    return ("Override__\(name)", "\(member.name)__override", "\(member.name)__base")
  }

  // MARK: Members

  /// A function or computed property of an extension.
  private struct Member {
    var node: DeclSyntax
    var fact: MemberFact
    var name: TokenSyntax
    var modifiers: DeclModifierListSyntax
    /// The brace that opens the body; nil for a property with `get` and `set`.
    var body: TokenSyntax?
  }

  private static func members(of node: any TypeBearing) -> [Member] {
    var facts = FileFacts.type(of: node)?.members ?? []
    return node.memberBlock.members.compactMap { item -> Member? in
      let (name, body) = parts(of: item.decl)
      guard let name, let index = facts.firstIndex(where: { $0.name == name.text }) else {
        return nil
      }
      let fact = facts.remove(at: index)
      let modifiers = item.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
      return Member(node: item.decl, fact: fact, name: name, modifiers: modifiers, body: body)
    }
  }

  private static func parts(of node: DeclSyntax) -> (name: TokenSyntax?, body: TokenSyntax?) {
    if let function = node.as(FunctionDeclSyntax.self) {
      return (function.name, function.body?.leftBrace)
    }
    let binding = node.as(VariableDeclSyntax.self)?.bindings.first
    guard case .getter? = binding?.accessorBlock?.accessors else {
      return (binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier, nil)
    }
    return (
      binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      binding?.accessorBlock?.leftBrace
    )
  }
}

extension PackageFacts {
  /// Whether a member of an extension of the package's own class must be in the body of the class,
  /// because it is an override, or because a subclass overrides it or may override it.
  func mustBeInClass(_ member: MemberFact, of type: String) -> Bool {
    guard member.forwarding != nil, declaresClass(type), !declaresInClass(member, type) else {
      return false
    }
    if member.isOverride { return !isOfExtension(member, of: type) }
    // Another package may override an open member.
    let isOpen = member.forwarding?.modifiers.split(separator: " ").contains("open") == true
    return isOpen || overriddenMembers.contains(member.fullName)
  }

  /// Whether the body of a class already has the member, for example under another `#if` condition.
  private func declaresInClass(_ member: MemberFact, _ type: String) -> Bool {
    types[type, default: []].contains { declaration in
      declaration.kind == .class
        && declaration.members.contains {
          $0.fullName == member.fullName && $0.types == member.types
        }
    }
  }

  /// Whether an ancestor of a class overrides a member too.
  func isOverridden(_ member: MemberFact, aboveClass type: any TypeBearing) -> Bool {
    lineage(of: type.qualifiedName).dropFirst().contains { name in
      declaresClass(name)
        && types[name, default: []].flatMap(\.members).contains {
          $0.fullName == member.fullName && $0.isOverride
        }
    }
  }

  /// Returns whether an extension of a UIKit class declares the member that this one overrides.
  func isOfExtension(_ member: MemberFact, of type: String) -> Bool {
    extendedTypes[member.fullName]?.contains { $0 != type } == true
  }
}
