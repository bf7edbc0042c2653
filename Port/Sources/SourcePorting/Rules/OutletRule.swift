import SwiftSyntax

/// Turns outlets into properties that a storyboard connects by their names.
package enum OutletRule: PortRule {
  package static let name = "outlet"

  package static func rewrites(in file: ParsedFile, of package: PackageFacts) -> [Rewrite] {
    file.all(VariableDeclSyntax.self).compactMap { variable in
      guard let attribute = variable.attributes.attribute("IBOutlet") else { return nil }
      guard isStored(variable) else {
        return rewrite(
          attribute,
          "@IBOutlet of a computed property removed",
          [
            file.removal(attribute)
          ]
        )
      }
      let weak = variable.modifiers.modifier("weak") ?? variable.modifiers.modifier("unowned")
      let wrapper = weak == nil ? "@Outlet" : "@WeakOutlet"
      let edits =
        [file.replacement(attribute, by: wrapper)] + (weak.map { [file.removal($0)] } ?? [])
      return rewrite(attribute, "@IBOutlet becomes \(wrapper)", edits)
    }
  }

  private static func isStored(_ variable: VariableDeclSyntax) -> Bool {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      variable.enclosingType is ClassDeclSyntax
    else { return false }
    guard case .accessors(let accessors)? = binding.accessorBlock?.accessors else {
      return binding.accessorBlock == nil
    }
    return accessors.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
  }
}
