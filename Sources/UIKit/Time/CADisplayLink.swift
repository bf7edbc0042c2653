public import LayoutEngine

/// Calls an object before each frame, sixty times per second of virtual time.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let framesPerSecond = 60.0

  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?

  /// Makes a link that sends a message to an object, and retains it until it is invalidated.
  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
    super.init()
  }

  /// The time of the last frame, in seconds of the device's clock.
  open private(set) var timestamp: CFTimeInterval = 0
  open var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The seconds between two frames.
  open var duration: CFTimeInterval { 1 / Self.framesPerSecond }
  open var isPaused = false
  /// The preferred number of messages per second; 0 for each frame.
  open var preferredFramesPerSecond = 0
  /// The preferred frame rate; recorded only.
  open var preferredFrameRateRange = CAFrameRateRange.default

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    let rate =
      preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Self.framesPerSecond
    let timer = Timer(timeInterval: 1 / min(rate, Self.framesPerSecond), repeats: true) {
      [weak self] _ in
      self?.showFrame()
    }
    self.timer = timer
    keptAlive = self
    runloop.add(timer, forMode: mode)
  }

  /// The run loop's reference to the link.
  private var keptAlive: CADisplayLink?

  private func showFrame() {
    guard !isPaused else { return }
    timestamp = SimulatedDevice.current.clock.now
    selector.send(to: target, with: self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    timer?.invalidate()
    timer = nil
    keptAlive = nil
  }

  /// Stops the messages and releases the object.
  open func invalidate() { remove(from: .main, forMode: .common) }
}

/// A range of frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  /// The preferred rate; 0 for none.
  public var preferred: Float?
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = Self(minimum: 0, maximum: 0, preferred: 0)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the seconds since the start of 2001, when the device was switched on in virtual time.
@preconcurrency @MainActor
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  SimulatedDate().timeIntervalSinceReferenceDate
}

/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = Double
