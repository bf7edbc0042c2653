import DeviceCatalog
import LayoutEngine
import Testing

/// Makes a freshly switched on device, which keeps a journal: an iPhone 8 (375 x 667 points,
/// keyboard 216) by default.
func makeDevice(
  _ id: String = "iphone-8",
  orientation: DeviceOrientation = .portrait,
  options: SimulationOptions = SimulationOptions()
) throws -> SimulatedDevice {
  let model = try #require(Devices.device(id: id), "the catalog knows \(id)")
  return SimulatedDevice(model: model, orientation: orientation, options: options).keepingJournal()
}
