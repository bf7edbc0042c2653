import LayoutEngine
import ScenarioModel
import TextMeasurement

extension SimulatedDevice {
  /// The canvas as a device.
  ///
  /// Its screen is as large as the top-level view. Its unsafe edges are the edges that Interface
  /// Builder gives that view. Its controls and fonts are the tools' own.
  nonisolated convenience init(
    canvas: DesignCanvas,
    size: Size,
    safeArea: Insets,
    fonts: [String: AppFont] = [:]
  ) {
    var options = SimulationOptions()
    options.fonts = fonts
    // The tools' substitute for a font that is not installed. Labels of ten sizes from 10 to 30
    // points in documents of three apps are 1.165 times the size high, which matches only this
    // face.
    options.unknownFontFamily = "HelveticaNeue"
    // Hidden views with a required length have that length in documents of eight repositories, and
    // none has zero length.
    options.keepsRequiredLengthsOfHiddenViews = true
    options.insetsMoveContent = false
    options.controlGeneration = ControlGeneration(toolsVersion: canvas.toolsVersion)
    options.fontGeneration = FontGeneration(toolsVersion: canvas.toolsVersion)
    self.init(
      model: Self.model(of: canvas, size: size, safeArea: safeArea),
      orientation: canvas.orientation,
      options: options
    )
  }

  private nonisolated static func model(
    of canvas: DesignCanvas,
    size: Size,
    safeArea: Insets
  ) -> Device {
    var model = baseModel(canvas)
    model.id = canvas.device ?? "canvas"
    model.scale = canvas.scale
    var metrics = model.metrics(in: canvas.orientation)
    metrics.size = DeviceSize(width: size.width, height: size.height)
    metrics.safeArea = DeviceInsets(
      top: safeArea.top,
      left: safeArea.left,
      bottom: safeArea.bottom,
      right: safeArea.right
    )
    metrics.horizontalSizeClass = canvas.sizeClasses.horizontal ?? .regular
    metrics.verticalSizeClass = canvas.sizeClasses.vertical ?? .regular
    model.portrait = metrics
    model.landscape = metrics
    return model
  }

  /// Returns the catalog's device with the canvas's name.
  ///
  /// The square canvas has the bars of the first large phones.
  private nonisolated static func baseModel(_ canvas: DesignCanvas) -> Device {
    let named = canvas.device.flatMap { Devices.device(interfaceBuilderID: $0) }
    guard let device = named ?? Devices.device(id: "iphone-6") else {
      preconditionFailure("the catalog of devices has no iphone-6")
    }
    return device
  }
}
