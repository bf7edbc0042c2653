package import ScenarioModel

/// The requested stage of a running app; the document determines the missing values.
package struct StageChoice {
  /// The device; nil for the device in the document.
  package var device: Device?
  /// The orientation; nil for portrait on a named device, or else the document's own.
  package var orientation: DeviceOrientation?
  /// The user settings; the system's defaults unless chosen.
  package var user: UserSettings

  package init(
    device: Device?,
    orientation: DeviceOrientation?,
    user: UserSettings = .standard
  ) {
    self.device = device
    self.orientation = orientation
    self.user = user
  }
}
