import DeviceCatalog
import Dispatch

/// The device of the running code, without its screen.
///
/// UIKit has globals such as `NotificationCenter.default`, `RunLoop.main` and the user's text size.
/// A process has several devices, so each device has its own, and they refer to the ``current``
/// context.
///
/// A ``SimulatedDevice`` owns a context, and adds the screen: windows, keyboard and finger. Time,
/// notifications, traits, fonts, colors and texts need only the context. Their code can therefore
/// name no view.
@MainActor
final class DeviceContext {
  /// The device model, which determines the dimensions of the hardware.
  nonisolated let model: Device
  /// Written by the initializer and by code on the device's actor; all readers are on that actor.
  nonisolated(unsafe) var options: SimulationOptions
  nonisolated let actor: DeviceActor

  nonisolated let notificationCenter = NotificationCenter()
  nonisolated let runLoop = RunLoop()

  /// The clock of everything on the device.
  private(set) lazy var clock = VirtualClock(
    perform: { [unowned self] action in attributing(to: .system, action) },
    endTurn: { [unowned self] in endTurn() }
  )

  /// The orientation of the device.
  var orientation: DeviceOrientation

  /// The display in use; always the outer one of a device with one display.
  var display = FoldableDisplay.outer

  /// The owner of the running code.
  private(set) var cause = ChangeCause.system

  /// Lays out changed windows at the end of each turn of the run loop.
  ///
  /// Written only by the initializer of the ``SimulatedDevice``. Without one, there are no windows.
  nonisolated(unsafe) var layOutWindows: @MainActor () -> Void = {}

  private var singletons: [ObjectIdentifier: AnyObject] = [:]

  /// Makes the context of a device that was just switched on.
  ///
  /// `queue` runs its asynchronous work while no code runs on the actor.
  nonisolated init(
    model: Device,
    orientation: DeviceOrientation,
    options: SimulationOptions,
    queue: Dispatch.DispatchQueue
  ) {
    actor = DeviceActor(queue: queue)
    self.model = model
    self.orientation = orientation
    self.options = options
  }

  /// Makes the context of a device by its name.
  nonisolated convenience init(
    _ choice: DeviceChoice,
    queue: Dispatch.DispatchQueue
  ) throws(DeviceChoiceError) {
    let (model, system) = try choice.found()
    self.init(
      model: model,
      orientation: .portrait,
      options: try choice.options(on: system),
      queue: queue
    )
  }

  /// Runs code and attributes its changes to a cause.
  func attributing<T, Failure: Error>(
    to cause: ChangeCause,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let outer = self.cause
    self.cause = cause
    defer { self.cause = outer }
    return try body()
  }

  /// Returns the device's one instance of a class, which `make` creates on first use.
  func singleton<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let existing = singletons[ObjectIdentifier(Object.self)] as? Object { return existing }
    let object = make()
    singletons[ObjectIdentifier(Object.self)] = object
    return object
  }

  /// Ends a turn of the run loop: runs the pending tasks of the main actor, then lays out changed
  /// windows.
  private func endTurn() {
    attributing(to: .application) { actor.runPendingJobs() }
    layOutWindows()
  }
}

extension DeviceContext {
  /// The context of the running code.
  nonisolated static var current: DeviceContext { EnteredContext.value ?? standard }

  /// The context of code that chose no device, see ``SimulatedDevice/standard``.
  nonisolated static let standard: DeviceContext = {
    do {
      return try DeviceContext(.inEnvironment, queue: .main)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Runs `body` at once, on the calling thread, with this context as the current one.
  ///
  /// Tasks that start there keep the context.
  nonisolated func enter<T>(_ body: () throws -> T) rethrows -> T {
    try actor.withExclusiveAccess { try EnteredContext.$value.withValue(self, operation: body) }
  }
}

/// The context of the current task, if it entered one.
///
/// It is a separate type, because only code on an entered device could read a member of the
/// isolated context.
private enum EnteredContext {
  @TaskLocal static var value: DeviceContext?
}
