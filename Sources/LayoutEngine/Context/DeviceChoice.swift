import AppLanguages
import DeviceCatalog
import Foundation
package import LayoutVocabulary

/// The names of a device, a system and a language.
struct DeviceChoice: Sendable {
  var name: String
  var system: String?
  var language: String?

  /// The choice in the environment variables of the process.
  static var inEnvironment: DeviceChoice {
    let environment = ProcessInfo.processInfo.environment
    return DeviceChoice(
      name: environment["SCVDB_DEVICE"] ?? "iphone-16",
      system: environment["SCVDB_SYSTEM"],
      language: environment["SCVDB_LANGUAGE"]
    )
  }

  /// Returns the device with its measurements on the system: its newest one if none is named.
  func found() throws(DeviceChoiceError) -> (Device, SystemVersion) {
    guard let device = Devices.device(id: name) else {
      throw .unknownDevice(name, nearest: Devices.nearest(to: name))
    }
    guard let system else {
      return (device.running(device.systems.newest), device.systems.newest)
    }
    guard let version = SystemVersion(system) else { throw .unknownSystem(system) }
    guard device.systems.contains(version) else {
      throw .otherSystems(device: name, system: system)
    }
    return (device.running(version), version)
  }

  /// Returns the options for the system and the language.
  func options(on system: SystemVersion) throws(DeviceChoiceError) -> SimulationOptions {
    var options = SimulationOptions(system: system)
    guard let language else { return options }
    do {
      options.adopt(try Language.tagged(language))
    } catch {
      throw .unknownLanguage(language, nearest: error.nearest)
    }
    return options
  }
}

/// A reason why a device cannot be simulated.
public enum DeviceChoiceError: Error {
  /// No device has this name. The nearest name is given if one is similar.
  case unknownDevice(String, nearest: String?)
  /// The text is not a version.
  case unknownSystem(String)
  /// The device does not run the system.
  case otherSystems(device: String, system: String)
  /// The text is not a language tag. The most similar pseudolanguage is given if there is one.
  case unknownLanguage(String, nearest: String?)
}

extension DeviceChoiceError: CustomStringConvertible {
  /// The problem, and below it the fix or a hint.
  public var description: String { report.description }
}

extension DeviceChoiceError: ReportedError {
  package var report: FailureReport {
    switch self {
    case .unknownDevice(let name, let nearest):
      FailureReport(
        "unknown device '\(name)'",
        hint: nearest.map { "did you mean '\($0)'?" } ?? "'scvdb devices' lists all"
      )
    case .unknownSystem(let system):
      FailureReport("'\(system)' is not a version", fix: "write a version such as 12.4")
    case .otherSystems(let device, let system):
      FailureReport(
        "'\(device)' does not run iOS \(system)",
        fix: "name another device or version"
      )
    case .unknownLanguage(let tag, let nearest):
      FailureReport(
        UnknownLanguage(tag: tag).message,
        hint: nearest.map { "did you mean '\($0)'?" },
        otherwise: UnknownLanguage.fix
      )
    }
  }
}
