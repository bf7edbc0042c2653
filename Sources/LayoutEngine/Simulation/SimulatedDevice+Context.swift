package import DeviceCatalog

extension SimulatedDevice {
  /// The device model, which determines the dimensions of the hardware.
  ///
  /// It is read in place, because a copy would count the references of its members.
  package nonisolated var model: Device {
    _read { yield context.model }
  }

  /// The options where UIKit's behavior is a choice, read in place.
  package nonisolated internal(set) var options: SimulationOptions {
    _read { yield context.options }
    _modify { yield &context.options }
  }

  /// The clock of everything on the device.
  package var clock: VirtualClock { context.clock }

  var notificationCenter: NotificationCenter { context.notificationCenter }

  /// The orientation of the device.
  package internal(set) var orientation: DeviceOrientation {
    get { context.orientation }
    set { context.orientation = newValue }
  }

  /// The display in use; always the outer one of a device with one display.
  package internal(set) var display: FoldableDisplay {
    get { context.display }
    set { context.display = newValue }
  }

  /// The traits of the device's screen in its current orientation.
  var traitCollection: UITraitCollection { traits.ofScreen }

  /// The owner of the running code.
  var cause: ChangeCause { context.cause }

  /// Runs code and attributes its changes to a cause.
  package func attributing<T, Failure: Error>(
    to cause: ChangeCause,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    try context.attributing(to: cause, body)
  }

  /// The device's one instance of a class, created on first use.
  ///
  /// An application keeps such an object in a static property. Here, all devices of the process
  /// would share that property.
  package func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    context.singleton(make)
  }
}
