package import DeviceCatalog
package import ScenarioModel

/// The requested stage of a running app; the document determines the missing values.
package struct StageChoice {
  /// Nil for the device that the document was edited for.
  package var device: Device?
  /// Nil for portrait on a device that is named, and for the document's own on its own.
  package var orientation: DeviceOrientation?
  /// The settings of the user, the system's defaults unless chosen.
  package var user: UserSettings

  package init(
    device: Device?,
    orientation: DeviceOrientation?,
    user: UserSettings = UserSettings()
  ) {
    self.device = device
    self.orientation = orientation
    self.user = user
  }
}
