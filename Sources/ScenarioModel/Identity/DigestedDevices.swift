import DeviceCatalog
import Synchronization

/// The digested devices of questions, each computed once.
final class DigestedDevices: Sendable {
  /// The values that questions need from one device.
  struct Entry: Sendable {
    fileprivate let device: Device
    /// The device's member of the hashed JSON object.
    let text: [UInt8]
    /// The device without its names and its year, which do not affect a layout.
    let measures: Device
    /// The device without its names and its year, but with the last system that it runs.
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

  /// The entries by device identifier; devices with the same identifier, as in tests, replace each
  /// other.
  private let entries = Mutex<[Device.ID: Entry]>([:])

  /// Returns the values of a device; two threads may compute them at the same time.
  func digested(_ device: Device) -> Entry {
    let known = entries.withLock { $0[device.id] }
    if let known, known.device == device { return known }
    let entry = Entry(device)
    entries.withLock { $0[device.id] = entry }
    return entry
  }
}
