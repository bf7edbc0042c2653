import SwiftSyntax

/// Replaces selectors by values that name a method and call it.
///
/// `#selector(save(_:))` in a class `Form` becomes `Selector("save:", of: Form.save(_:))`: the name
/// makes selectors comparable, and the method is not bound to an object.
package enum SelectorRule: PortRule {
  package static let name = "selector"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.expansions(of: "selector").map { macro, argument in
      let replacement =
        accessor(argument, at: macro, package) ?? method(argument.expression, at: macro, package)
      return rewrite(
        macro,
        "#selector becomes \(replacement)",
        [
          file.replacement(macro, by: replacement)
        ]
      )
    }
  }

  // MARK: Getters and setters

  private static func accessor(
    _ argument: LabeledExprSyntax,
    at macro: MacroExpansionExprSyntax,
    _ package: PackageFacts
  ) -> String? {
    guard let label = argument.label?.text, ["getter", "setter"].contains(label) else { return nil }
    let (owner, property) = parts(of: argument.expression, at: macro, package)
    let target = owner ?? "AnyObject"
    guard label == "setter" else {
      return "Selector(\(quoted(property)), of: { (target: \(target)) in { target.\(property) } })"
    }
    let selector = "set\(property.prefix(1).uppercased())\(property.dropFirst()):"
    return
      "Selector(\(quoted(selector)), of: { (target: \(target)) in { target.\(property) = $0 } })"
  }

  // MARK: Methods

  private static func method(
    _ expression: ExprSyntax,
    at macro: MacroExpansionExprSyntax,
    _ package: PackageFacts
  ) -> String {
    // `foo(_:) as (Form) -> (UIButton) -> Void` chooses among functions of one name.
    if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
      let choice = sequence.elements.dropFirst().map(\.description).joined()
      return call(first, choice: " " + choice, at: macro, package)
    }
    if let tuple = expression.as(TupleExprSyntax.self), let only = tuple.elements.first,
      tuple.elements.count == 1
    {
      return method(only.expression, at: macro, package)
    }
    return call(expression, choice: "", at: macro, package)
  }

  private static func call(
    _ expression: ExprSyntax,
    choice: String,
    at macro: MacroExpansionExprSyntax,
    _ package: PackageFacts
  ) -> String {
    let (owner, function) = parts(of: expression, at: macro, package)
    let base = String(function.prefix { $0 != "(" })
    let member = owner.flatMap { owner in
      package.members(of: owner).first {
        $0.name == base && (function == base || $0.fullName == function)
      }
    }
    let selector = quoted(member?.selector ?? selectorName(of: function))
    if let owner, package.isRequirement(of: owner) { return "Selector(\(selector))" }
    guard let owner else {
      return "Selector(\(selector), bound: \(expression.trimmedDescription)\(choice))"
    }
    let label = member?.isStatic == true ? "bound" : "of"
    // Without labels an overload with another number of arguments would make the name ambiguous.
    let name = function == base ? member?.fullName ?? function : function
    let reference = name.hasSuffix("()") ? String(name.dropLast(2)) : name
    return "Selector(\(selector), \(label): \(owner).\(reference)\(choice))"
  }

  /// Returns the type that declares the member in an expression, and the member's full name.
  ///
  /// The type is nil for a member of a value.
  private static func parts(
    of expression: ExprSyntax,
    at macro: MacroExpansionExprSyntax,
    _ package: PackageFacts
  ) -> (owner: String?, name: String) {
    let enclosing = macro.enclosingType?.typeName
    guard let member = expression.as(MemberAccessExprSyntax.self) else {
      return (enclosing, expression.trimmedDescription)
    }
    let name = member.declName.trimmedDescription
    let base = member.base?.trimmedDescription ?? ""
    switch base {
    case "", "self", "self?", "self!", "Self", "super": return (enclosing, name)
    case _ where isTypeName(base): return (base, name)
    default: return (nil, name)
    }
  }

  /// Returns whether an expression names a type; by convention, types begin with a capital letter.
  private static func isTypeName(_ text: String) -> Bool {
    let last = text.split(separator: ".").last ?? ""
    return last.first?.isUppercase == true && !last.contains("(")
  }

  private static func selectorName(of function: String) -> String {
    guard let open = function.firstIndex(of: "(") else { return function }
    let labels = function[open...].dropFirst().dropLast().split(separator: ":").map(String.init)
    return MemberFact(kind: .function, name: String(function[..<open]), labels: labels).selector
  }
}

extension PackageFacts {
  /// Returns whether a type is a protocol; its methods have no form that is not bound to an object.
  fileprivate func isRequirement(of type: String) -> Bool {
    if let declarations = types[type] { return declarations.contains { $0.kind == .protocol } }
    return ["Delegate", "DataSource", "Protocol", "Prefetching"].contains { type.hasSuffix($0) }
  }
}
