/// Returns the name of a type with its module: `LayoutEngine.UIView`.
///
/// `String(reflecting:)` has the same result but is slower. It first looks up the type's
/// conformances to the printing protocols, and the runtime searches all protocols of the program.
package func qualifiedName(of type: any Any.Type) -> String {
  _typeName(type, qualified: true)
}

/// The modules of the headless UIKit: this module, and the module for clients of `import UIKit`.
package let systemModules = ["LayoutEngine", "UIKit"]

private let systemPrefixes = systemModules.map { "\($0)." }

/// Returns the name of a type of the headless UIKit without its module; nil for any other type.
package func systemName(of type: any Any.Type) -> Substring? {
  let name = qualifiedName(of: type)
  let prefix = systemPrefixes.first { name.hasPrefix($0) }
  return prefix.map { name.dropFirst($0.count) }
}

/// Returns whether a type belongs to the headless UIKit.
package func isSystemType(_ type: any Any.Type) -> Bool { systemName(of: type) != nil }
