/// Makes the delegate of an app that is not launched.
package protocol ApplicationDelegates: SendableMetatype {
  /// Returns an object of the app's class; nil if the program contains no app.
  @MainActor static func make() -> (any UIApplicationDelegate)?
}

/// The delegate of product PortSupport, if the program contains it.
///
/// `_typeByName` finds `PortSupport.StandInDelegate` by its mangled name, because this module cannot
/// depend on the product.
let applicationDelegates =
  _typeByName("11PortSupport15StandInDelegateO") as? any ApplicationDelegates.Type
