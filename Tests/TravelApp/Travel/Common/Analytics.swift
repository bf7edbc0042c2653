import Foundation
import Telemetry

/// Counts the use of screens with a module that has no sources here.
enum Analytics {
  private static let client = TelemetryClient(key: "travel")

  static func start() {
    client.start()
  }

  static func count(_ screen: String) {
    let event = TelemetryEvent(name: screen)
    client.send(event)
  }
}
