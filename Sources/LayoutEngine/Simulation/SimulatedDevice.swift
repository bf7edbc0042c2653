package import DeviceCatalog
import Dispatch
import TextMeasurement

/// One simulated device: its screen, windows, clock, notifications and keyboard.
///
/// What UIKit spells as a global (`UIScreen.main`, `NotificationCenter.default`) resolves to the
/// current device's. Code that runs inside ``run(_:)``, and every task that it starts, has that
/// device as its current one; all other code has ``standard``.
///
/// Two devices share nothing, so they may work on two threads at once.
@MainActor
public final class SimulatedDevice {
  /// The device model, which decides every measure of the hardware.
  package nonisolated let model: Device
  /// Set by the initializer, and by code of the device's actor alone, which all code that reads it belongs to.
  package nonisolated(unsafe) internal(set) var options: SimulationOptions
  nonisolated let actor: DeviceActor

  nonisolated let notificationCenter = NotificationCenter()
  nonisolated let runLoop = RunLoop()

  /// The clock that everything on the device goes by.
  package private(set) lazy var clock = VirtualClock(
    perform: { [unowned self] action in attributing(to: .system, action) },
    endTurn: { [unowned self] in endTurn() }
  )

  /// What the layout of this device's views found wrong.
  package private(set) lazy var layoutDiagnostics = LayoutDiagnostics()

  /// The keyboard.
  package private(set) lazy var keyboard = SimulatedKeyboard(device: self)

  /// The finger that touches the screen.
  package private(set) lazy var finger = SimulatedFinger(device: self)

  /// The animation that the running code is inside of.
  var animation = AnimationState()

  /// What an application sees of the device, and the windows that it has put on screen.
  private(set) lazy var interface = DeviceInterface(device: self)

  /// How the device is held.
  package var orientation: DeviceOrientation

  /// The sizes of the screen that are not those of the model.
  var screenSizes: [DeviceOrientation: DeviceSize] = [:]

  /// The traits of the screen, as long as it is held the same way.
  var screenTraits = LastAnswer<DeviceOrientation, UITraitCollection>()

  /// Whether it is held the other one of the two ways that ``orientation`` stands for.
  var isReversed = false

  /// How the device is held if the interface has not followed.
  var refusedOrientation: UIInterfaceOrientation?

  /// The rotations under way.
  var rotations = RotationsUnderWay()

  /// What is other about the status bar than the device has it by itself.
  var statusBar = StatusBarState()

  /// How much of the screen the application has.
  package internal(set) var multitasking: Multitasking

  /// The responder that receives text, if there is one.
  weak var firstResponder: UIResponder? {
    didSet { noteFirstResponder(after: oldValue) }
  }

  /// Whose code is running.
  var cause = ChangeCause.system

  /// The journal, if one was asked for.
  var journal: ChangeJournal?

  /// How many hit tests are under way one inside the other.
  var hitTestDepth = 0

  /// How many views ask their superviews for something one inside the other.
  var inheritanceDepth = 0

  /// How many layouts there were, and how many are under way one inside the other.
  var layouts = (count: 0, depth: 0)

  /// The number of the layout that is under way, from 1 on; nil outside of any.
  var layoutNumber: Int? { layouts.depth > 0 ? layouts.count : nil }

  /// What is known of stacks while rules are collected.
  let arrangedSizes = ArrangedSizes()

  /// The resizing of subviews that is under way.
  var autoresizing = AutoresizingState()

  /// Whether a first responder resigns in favour of another, so that the keyboard is to stay.
  var isPassingFirstResponder = false

  /// Whether the screen of the first responder leaves, so that nothing on it is first after it.
  var isLeavingWithFirstResponder = false

  /// Makes a device that has just been switched on: time zero, no window, no keyboard.
  package nonisolated convenience init(
    model: Device,
    orientation: DeviceOrientation = .portrait,
    options: SimulationOptions = SimulationOptions()
  ) {
    self.init(model: model, orientation: orientation, options: options, queue: .global())
  }

  private nonisolated init(
    model: Device,
    orientation: DeviceOrientation,
    options: SimulationOptions,
    queue: Dispatch.DispatchQueue
  ) {
    actor = DeviceActor(queue: queue)
    self.model = model
    self.orientation = orientation
    self.options = options
    multitasking = options.multitasking
  }

  /// Enters the device: runs `body` at once, on the calling thread, as the device's own code.
  public nonisolated func run<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try actor.withExclusiveAccess {
      try EnteredDevice.$value.withValue(self) { try MainActor.assumeIsolated(body) }
    }
  }

  /// What the device measures in its present orientation.
  package var metrics: DeviceMetrics { metrics(in: orientation) }

  /// Ends a turn of the run loop: what tasks have waited for the device's main actor run, then
  /// changed windows are laid out.
  private func endTurn() {
    attributing(to: .application) { actor.runPendingJobs() }
    layoutWindowsIfNeeded()
  }

  /// Gives every window that needs it a layout pass: the end of a turn of the run loop.
  package func layoutWindowsIfNeeded() {
    keyboard.accessoryMayHaveGrown()
    attributing(to: .system) {
      interface.layoutWindowsIfNeeded()
      keyboard.layoutInputViewsIfNeeded()
    }
  }
}

extension SimulatedDevice {
  /// The device that the running code belongs to.
  public nonisolated static var current: SimulatedDevice { EnteredDevice.value ?? standard }

  /// The device of code that never chose one, such as an application's own unit tests.
  ///
  /// Its tasks run on the real main queue. A synchronous test on the main thread is not disturbed
  /// by tasks that it starts, and code that insists on the main queue finds itself on it.
  ///
  /// It is an iPhone 16 on a present system, whose applications show the texts of their code; the
  /// environment variables `SCVDB_DEVICE`, `SCVDB_SYSTEM` and `SCVDB_LANGUAGE` choose others.
  public nonisolated static let standard: SimulatedDevice = {
    do {
      return try SimulatedDevice(.inEnvironment, queue: .main)
    } catch {
      preconditionFailure("\(error)")
    }
  }()

  /// Makes a device that has just been switched on, to be entered by ``run(_:)``.
  ///
  /// - Parameters:
  ///   - name: The identifier, as `scvdb devices` lists it: `iphone-se-1`.
  ///   - system: The version of iOS, such as `12.4`; nil for a present one.
  ///   - language: The language of applications, such as `pt-BR`, or one of Xcode's pseudolanguages; nil for
  ///     the one that they were written in.
  /// - Throws: ``DeviceChoiceError``.
  public nonisolated convenience init(
    named name: String,
    system: String? = nil,
    language: String? = nil
  ) throws {
    let choice = DeviceChoice(name: name, system: system, language: language)
    try self.init(choice, queue: .global())
  }

  private nonisolated convenience init(
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
}

/// The device that the current task has entered, if it has.
///
/// A type of its own, because as a member of the isolated device it could only be read by code
/// that has already entered one.
private enum EnteredDevice {
  @TaskLocal static var value: SimulatedDevice?
}
