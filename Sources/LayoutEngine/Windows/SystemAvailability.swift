import DeviceCatalog

extension UIDevice {
  /// Returns whether the current device's system has at least a version, for the code of apps.
  ///
  /// Any code of an app can call it, on any actor.
  package nonisolated static func systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    (DeviceContext.current.options.applicationSystem ?? .usual) >= SystemVersion(major, minor)
  }
}
