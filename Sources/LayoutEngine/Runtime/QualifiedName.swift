/// The name of a type with its module: `LayoutEngine.UIView`.
///
/// `String(reflecting:)` gives the same, and first asks which of the protocols of printing the type fulfils, for which
/// the runtime searches all protocols of the program.
package func qualifiedName(of type: any Any.Type) -> String {
  _typeName(type, qualified: true)
}
