import LayoutEngine
package import ScenarioModel

/// The size of a view without constraints, in points, without alignment insets.
package struct OwnSize: Equatable, Sendable {
  /// The width; nil if the view has none of its own.
  package let width: Double?
  /// The height; nil if the view has none of its own.
  package let height: Double?

  /// Measures a view outside of any window.
  ///
  /// - Parameters:
  ///   - view: The view; its subviews do not matter.
  ///   - device: The device of the catalog.
  ///   - orientation: The orientation of the device.
  ///   - system: The system, which the device runs.
  ///   - design: The app's choice of a design.
  package init(
    of view: ViewNode,
    on device: Device,
    in orientation: DeviceOrientation,
    _ system: SystemVersion,
    design: DesignChoice
  ) {
    let simulated = SimulatedDevice(
      model: device.running(system, design: design),
      orientation: orientation,
      options: SimulationOptions(system: system, design: design)
    )
    self = simulated.run {
      let made = ViewMaker.makeView(view)
      ViewMaker.configure(made, as: view, view.properties, isDrawn: false)
      let size = made.intrinsicContentSize
      return OwnSize(width: Self.own(size.width), height: Self.own(size.height))
    }
  }

  private init(width: Double?, height: Double?) {
    (self.width, self.height) = (width, height)
  }

  private static func own(_ length: CGFloat) -> Double? {
    length == UIView.noIntrinsicMetric ? nil : Double(length)
  }
}
