import DeviceCatalog
import Synchronization

/// The digested devices of questions, each computed once.
///
/// A digest for hashes uses only their texts, and a digest for measured questions only their
/// measures.
final class DigestedDevices: Sendable {
  /// The numbers of one device's measures.
  final class Entry: Sendable {
    fileprivate let device: Device
    /// The number of the device's measures, without its names and its year, which do not affect a
    /// layout.
    let measures: Int
    /// The number of the same measures with the last system that the device runs.
    let measuresAndSystem: Int

    fileprivate init(_ device: Device, number: (Device) -> Int) {
      self.device = device
      var measures = device
      measures.id = ""
      measures.name = ""
      measures.introduced = 0
      measures.interfaceBuilderIDs = []
      self.measures = number(measures)
      measures.id = "\(device.systems.last)"
      measuresAndSystem = number(measures)
    }
  }

  private struct State {
    var texts: [Device.ID: (device: Device, text: [UInt8])] = [:]
    /// The entries by device identifier; devices with the same identifier, as in tests, replace each
    /// other.
    var entries: [Device.ID: Entry] = [:]
    /// The numbers of distinct measures.
    ///
    /// A number is compared and hashed faster than its measures.
    var numbers: [Device: Int] = [:]
  }

  private let state = Mutex(State())

  /// Returns a device's member of the hashed JSON object.
  func text(of device: Device) -> [UInt8] {
    let known = state.withLock { $0.texts[device.id] }
    if let known, known.device == device { return known.text }
    let text = jsonText(device)
    state.withLock { $0.texts[device.id] = (device, text) }
    return text
  }

  /// Returns the numbers of a device; two threads may compute them at the same time.
  func digested(_ device: Device) -> Entry {
    let known = state.withLock { $0.entries[device.id] }
    if let known, known.device == device { return known }
    let entry = Entry(device, number: number)
    state.withLock { $0.entries[device.id] = entry }
    return entry
  }

  private func number(of measures: Device) -> Int {
    state.withLock { state in
      let next = state.numbers.count
      let number = state.numbers[measures, default: next]
      state.numbers[measures] = number
      return number
    }
  }
}
