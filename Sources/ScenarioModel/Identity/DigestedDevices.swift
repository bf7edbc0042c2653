import DeviceCatalog
import Synchronization

/// What questions have of their devices, computed once for each device.
final class DigestedDevices: Sendable {
  /// What questions have of one device.
  struct Entry: Sendable {
    fileprivate let device: Device
    /// The member of the object that is hashed.
    let text: [UInt8]
    /// The device without its names and its year, which do not affect a layout.
    let measures: Device
    /// The same with the last system that it runs.
    let measuresAndSystem: Device

    init(_ device: Device) {
      self.device = device
      text = jsonText(device)
      var measures = device
      measures.id = ""
      measures.name = ""
      measures.introduced = 0
      measures.interfaceBuilderIDs = []
      self.measures = measures
      measures.id = "\(device.systems.last)"
      measuresAndSystem = measures
    }
  }

  /// By the identifier of the device: a few devices of one identifier, as in tests, replace each other.
  private let entries = Mutex<[Device.ID: Entry]>([:])

  /// What questions have of a device; two threads may compute it at the same time.
  func digested(_ device: Device) -> Entry {
    let known = entries.withLock { $0[device.id] }
    if let known, known.device == device { return known }
    let entry = Entry(device)
    entries.withLock { $0[device.id] = entry }
    return entry
  }
}
