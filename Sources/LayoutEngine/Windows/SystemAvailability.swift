import DeviceCatalog

extension UIDevice {
  /// Returns whether the current device's system has at least a version.
  ///
  /// Any code can call it, on any actor.
  package nonisolated static func systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    DeviceContext.current.options.simulatedSystem >= SystemVersion(major, minor)
  }
}
