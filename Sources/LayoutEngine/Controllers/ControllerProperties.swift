/// Gives the properties of controllers values that the rest of an app would set.
package protocol ControllerProperties: SendableMetatype {
  /// Fills the empty properties of a controller, before its view loads.
  @MainActor static func fill(_ controller: UIViewController)
}

/// The values of product PortSupport, if the program contains it.
///
/// `_typeByName` finds `PortSupport.StandInProperties` by its mangled name, because this module
/// cannot depend on the product.
let standInProperties =
  _typeByName("11PortSupport17StandInPropertiesO") as? any ControllerProperties.Type
