package import DeviceCatalog
package import LayoutEngine

/// Makes a freshly switched on device, which keeps a journal: an iPhone 8 (375 x 667 points,
/// keyboard 216) by default.
package func makeDevice(
  _ id: String = "iphone-8",
  orientation: DeviceOrientation = .portrait,
  options: SimulationOptions = SimulationOptions()
) throws -> SimulatedDevice {
  guard let model = Devices.device(id: id) else { throw UnknownDevice(id: id) }
  return SimulatedDevice(model: model, orientation: orientation, options: options).keepingJournal()
}

/// Makes a freshly switched on device with the measures and options of a system.
package func makeDevice(_ id: String, running system: SystemVersion) throws -> SimulatedDevice {
  guard let model = Devices.device(id: id) else { throw UnknownDevice(id: id) }
  let options = SimulationOptions(system: system)
  return SimulatedDevice(model: model.running(system), options: options).keepingJournal()
}

/// An identifier that the catalog does not have.
private struct UnknownDevice: Error { let id: String }

extension SimulatedDevice {
  /// Starts the journal of the device.
  package nonisolated func keepingJournal() -> SimulatedDevice {
    run { _ = startJournal { _ in "" } }
    return self
  }
}
