import DeviceCatalog

extension UIDevice {
  /// Returns whether the current device's system has at least a version.
  ///
  /// Any code can call it, on any actor.
  package nonisolated static func systemIsAtLeast(_ major: Int, _ minor: Int) -> Bool {
    let system = DeviceContext.current.options.system ?? currentSystem
    return system >= SystemVersion(major, minor)
  }

  /// The version of a current system, for a device without a chosen version.
  nonisolated static var currentSystem: SystemVersion { SystemVersion(18) }
}
