import DeviceCatalog
import LayoutEngine
import Testing

/// The devices of the scenarios, by short names.
enum Fixture: String, Sendable {
  /// 320 x 568; safe area 20, 0, 0, 0 and none in landscape.
  case se = "iphone-se-1"
  /// 375 x 667; safe area 20, 0, 0, 0 and none in landscape.
  case i8 = "iphone-8"
  /// 375 x 812; safe area 44, 0, 34, 0 and 0, 44, 21, 44 in landscape.
  case x = "iphone-x"
  /// 390 x 844; safe area 47, 0, 34, 0 and 0, 47, 21, 47 in landscape.
  case p12 = "iphone-12-pro"
  /// 414 x 896; safe area 44, 0, 34, 0.
  case xr = "iphone-xs-max"
  /// 768 x 1024; safe area 20, 0, 0, 0.
  case pad = "ipad-pro-9-7"

  /// Creates a device with keyboards of the given heights.
  ///
  /// It rounds frames to its pixels only on request: the scenarios' numbers are exact.
  func device(
    orientation: DeviceOrientation,
    keyboard portrait: Double,
    landscape: Double?,
    roundsToPixels: Bool = false,
    scrollsToFirstResponder: Bool = true
  ) throws -> SimulatedDevice {
    var options = SimulationOptions()
    options.roundsToPixels = roundsToPixels
    options.scrollsFrameByFrame = false
    options.scrollsToFirstResponder = scrollsToFirstResponder
    options.keyboardHeights = [.portrait: portrait]
    options.keyboardHeights[.landscape] = landscape
    let model = try #require(Devices.device(id: rawValue), "the catalog knows \(rawValue)")
    return SimulatedDevice(model: model, orientation: orientation, options: options)
      .keepingJournal()
  }
}
