import AppLanguages
import DeviceCatalog
import Foundation

/// A device, a system and a language by their names.
struct DeviceChoice: Sendable {
  var name: String
  var system: String?
  var language: String?

  /// What the environment of the process names.
  static var inEnvironment: DeviceChoice {
    let environment = ProcessInfo.processInfo.environment
    return DeviceChoice(
      name: environment["SCVDB_DEVICE"] ?? "iphone-16",
      system: environment["SCVDB_SYSTEM"],
      language: environment["SCVDB_LANGUAGE"]
    )
  }

  /// The device as it measures on the system.
  func found() throws(DeviceChoiceError) -> (Device, SystemVersion?) {
    guard let device = Devices.device(id: name) else {
      throw .unknownDevice(name, nearest: Devices.nearest(to: name))
    }
    guard let system else { return (device, nil) }
    guard let version = SystemVersion(system) else { throw .unknownSystem(system) }
    guard device.systems.contains(version) else {
      throw .otherSystems(device: name, system: system)
    }
    return (device.running(version), version)
  }

  /// What is simulated on the system, for a user of the language.
  func options(on system: SystemVersion?) throws(DeviceChoiceError) -> SimulationOptions {
    var options = system.map { SimulationOptions(system: $0) } ?? SimulationOptions()
    guard let language else { return options }
    do {
      options.adopt(try Language.tagged(language))
    } catch {
      throw .unknownLanguage(language, hint: error.hint)
    }
    return options
  }
}

/// Why a device cannot be simulated.
public enum DeviceChoiceError: Error, CustomStringConvertible {
  /// No device has the name; the nearest one, if any is near.
  case unknownDevice(String, nearest: String?)
  /// The text is not a version.
  case unknownSystem(String)
  /// The device never ran the system.
  case otherSystems(device: String, system: String)
  /// The text is not the tag of a language; what would be right.
  case unknownLanguage(String, hint: String)

  /// The failure in words.
  public var description: String {
    switch self {
    case .unknownDevice(let name, let nearest):
      "unknown device '\(name)'\(nearest.map { "; did you mean '\($0)'?" } ?? "")"
    case .unknownSystem(let system): "'\(system)' is not a version such as 12.4"
    case .otherSystems(let device, let system): "'\(device)' does not run iOS \(system)"
    case .unknownLanguage(let tag, let hint): "\(UnknownLanguage(tag: tag).message); \(hint)"
    }
  }
}
