import DeviceCatalog

extension ControlMetrics {
  /// The metrics of the current device.
  @MainActor
  static var current: ControlMetrics {
    let context = DeviceContext.current
    return ControlMetrics(
      generation: context.options.controlGeneration,
      fontGeneration: context.options.fontGeneration,
      scale: context.model.scale
    )
  }
}
