package import DeviceCatalog
import Foundation

/// A simulated device: its screen, windows, clock, notifications and keyboard.
///
/// UIKit's globals (`UIScreen.main`, `NotificationCenter.default`) refer to the current device.
/// Inside ``run(_:)``, and in every task that starts there, that device is the current one.
/// Elsewhere ``standard`` is.
///
/// Two devices share no state, so two threads can run them at once.
@MainActor
public final class SimulatedDevice {
  /// The parts of the device that need no screen.
  nonisolated let context: DeviceContext

  /// The problems found during layout of this device's views.
  package private(set) lazy var layoutDiagnostics = LayoutDiagnostics()

  /// The keyboard, on screen or off.
  package private(set) lazy var keyboard = SimulatedKeyboard(device: self)

  /// The finger that touches the screen.
  package private(set) lazy var finger = SimulatedFinger(device: self)

  /// The animation around the running code.
  package var animation = AnimationState()

  /// The application's view of the device, and its windows on screen.
  private(set) lazy var interface = DeviceInterface(device: self)

  /// The sizes of the screen that differ from the model's.
  var screenSizes: [DeviceOrientation: DeviceSize] = [:]

  /// The traits of the screen and of the running code.
  private(set) lazy var traits = context.traits

  /// Whether the device has the opposite of the two orientations that ``orientation`` represents.
  var isReversed = false

  /// The orientation of the device if the interface refuses it.
  var refusedOrientation: UIInterfaceOrientation?

  /// The current rotations.
  var rotations = OngoingRotations()

  /// The status bar's differences from the device's default.
  var statusBar = StatusBarState()

  /// The application's share of the screen.
  package internal(set) var multitasking: Multitasking

  /// The responder that receives text and events first, if there is one.
  weak var firstResponder: UIResponder? {
    didSet { recordFirstResponder(after: oldValue) }
  }

  /// The journal, if one was started.
  package internal(set) var journal: ChangeJournal?

  /// The depth of nested hit tests.
  var hitTestDepth = 0

  /// The depth of nested lookups of inherited values in superviews.
  var inheritanceDepth = 0

  /// The number of layouts, and the depth of nested ones.
  var layouts = (count: 0, depth: 0)

  /// The number of the current layout, from 1; nil outside of layouts.
  var layoutNumber: Int? { layouts.depth > 0 ? layouts.count : nil }

  /// The sizes of stacks while rules are collected.
  let arrangedSizes = ArrangedSizes()

  /// The current resizing of subviews.
  var autoresizing = AutoresizingState()

  /// Whether a first responder resigns for another, so that the keyboard stays.
  var isPassingFirstResponder = false

  /// Whether the screen of the first responder disappears, so that none of its responders follows.
  var isLeavingWithFirstResponder = false

  /// Makes a device that was just switched on: time zero, no window, no keyboard.
  package nonisolated convenience init(
    model: Device,
    orientation: DeviceOrientation = .portrait,
    options: SimulationOptions = SimulationOptions()
  ) {
    self.init(
      DeviceContext(model: model, orientation: orientation, options: options, queue: .global())
    )
  }

  private nonisolated init(_ context: DeviceContext) {
    self.context = context
    multitasking = context.options.multitasking
    context.layOutWindows = { [unowned self] in layoutWindowsIfNeeded() }
  }

  /// Enters the device: runs `body` at once, on the calling thread, as the device's code.
  public nonisolated func run<T>(_ body: @MainActor () throws -> T) rethrows -> T {
    try context.enter {
      let outer = EnteredDevice.onThread
      EnteredDevice.onThread = Unmanaged.passUnretained(self)
      defer { EnteredDevice.onThread = outer }
      return try EnteredDevice.$value.withValue(self) { try MainActor.assumeIsolated(body) }
    }
  }

  /// The dimensions of the device in its current orientation.
  package var metrics: DeviceMetrics { metrics(in: orientation) }

  /// Lays out every window that needs it, as at the end of a run loop's turn.
  package func layoutWindowsIfNeeded() {
    keyboard.accessoryMayHaveGrown()
    attributing(to: .system) {
      interface.layoutWindowsIfNeeded()
      keyboard.layoutInputViewsIfNeeded()
    }
  }
}

extension SimulatedDevice {
  /// The device of the running code.
  public nonisolated static var current: SimulatedDevice {
    EnteredDevice.onThread?.takeUnretainedValue() ?? EnteredDevice.value ?? standard
  }

  /// The device of code that chose none, such as an application's unit tests.
  ///
  /// Its tasks run on the real main queue. So tasks cannot interrupt a synchronous test on the main
  /// thread, and code that requires the main queue runs on it.
  ///
  /// It is an iPhone 16 on its newest system, and applications show their source texts. The
  /// environment variables `SCVDB_DEVICE`, `SCVDB_SYSTEM` and `SCVDB_LANGUAGE` select others.
  public nonisolated static let standard = SimulatedDevice(.standard)

  /// Makes a device that was just switched on; use ``run(_:)`` to enter it.
  ///
  /// - Parameters:
  ///   - name: The identifier in the list of `scvdb devices`: `iphone-se-1`.
  ///   - system: The version of iOS, such as `12.4`; nil for the device's newest one.
  ///   - language: The language of applications, such as `pt-BR`, or one of Xcode's
  ///     pseudolanguages; nil for their source language.
  /// - Throws: ``DeviceChoiceError``.
  public nonisolated convenience init(
    named name: String,
    system: String? = nil,
    language: String? = nil
  ) throws {
    let choice = DeviceChoice(name: name, system: system, language: language)
    self.init(try DeviceContext(choice, queue: .global()))
  }
}

/// The device of the current task, if it entered one.
///
/// It is a separate type, because only code on an entered device could read a member of the
/// isolated device.
private enum EnteredDevice {
  @TaskLocal static var value: SimulatedDevice?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let code = pthread_key_create(&key, nil)
    precondition(code == 0, "the process has too many thread-local values")
    return key
  }()

  /// The device that runs code on the calling thread; nil in tasks on other threads.
  ///
  /// A layout reads the current device for every other view, and a task-local value takes ten times
  /// as long.
  static var onThread: Unmanaged<SimulatedDevice>? {
    get { pthread_getspecific(key).map { Unmanaged.fromOpaque($0) } }
    set { pthread_setspecific(key, newValue?.toOpaque()) }
  }
}
