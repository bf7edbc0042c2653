/// Returns the name of a type with its module: `LayoutEngine.UIView`.
///
/// `String(reflecting:)` has the same result but is slower. It first looks up the type's
/// conformances to the printing protocols, and the runtime searches all protocols of the program.
package func qualifiedName(of type: any Any.Type) -> String {
  _typeName(type, qualified: true)
}
