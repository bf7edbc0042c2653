public import PortSupport

public enum CMAuthorizationStatus: Int, Sendable {
  /// In CoreMotion's order.
  case notDetermined, restricted, denied, authorized
}

public struct CMAcceleration: Sendable {
  /// The acceleration along the axes, in multiples of the earth's gravity.
  public var x: Double
  public var y: Double
  public var z: Double
}

open class CMLogItem: NSObject {
  open var timestamp: TimeInterval { 0 }
}

open class CMAccelerometerData: CMLogItem {
  open var acceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 0) }
}

open class CMAttitude: NSObject {
  open var roll: Double { 0 }
  open var pitch: Double { 0 }
  open var yaw: Double { 0 }
}

open class CMDeviceMotion: CMLogItem {
  open var attitude: CMAttitude { CMAttitude() }
  open var gravity: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 0) }
  open var userAcceleration: CMAcceleration { CMAcceleration(x: 0, y: 0, z: 0) }
}

/// The sensors of the device; there are none.
open class CMMotionManager: NSObject {
  open var isAccelerometerAvailable: Bool { false }
  open var isGyroAvailable: Bool { false }
  open var isDeviceMotionAvailable: Bool { false }
  open var isDeviceMotionActive: Bool { false }
  open var isAccelerometerActive: Bool { false }
  open var accelerometerData: CMAccelerometerData? { nil }
  open var deviceMotion: CMDeviceMotion? { nil }
  /// The intervals between reports, in seconds.
  open var accelerometerUpdateInterval: TimeInterval = 0.01
  open var deviceMotionUpdateInterval: TimeInterval = 0.01

  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMAccelerometerData?, (any Error)?) -> Void
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {}
  open func stopDeviceMotionUpdates() {}
}

open class CMPedometerData: NSObject {
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var endDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var numberOfSteps: NSNumber { 0 }
  open var distance: NSNumber? { nil }
}

/// The steps of the user; not available.
open class CMPedometer: NSObject {
  open class func isStepCountingAvailable() -> Bool { false }
  open class func isDistanceAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startUpdates(
    from start: Date,
    withHandler handler: @escaping (CMPedometerData?, (any Error)?) -> Void
  ) {}
  open func stopUpdates() {}
}

public enum CMMotionActivityConfidence: Int, Sendable {
  /// In CoreMotion's order.
  case low, medium, high
}

open class CMMotionActivity: CMLogItem {
  open var confidence: CMMotionActivityConfidence { .low }
  open var unknown: Bool { true }
  open var stationary: Bool { false }
  open var walking: Bool { false }
  open var running: Bool { false }
  open var automotive: Bool { false }
  open var cycling: Bool { false }
  open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

/// The activity of the user; not available.
open class CMMotionActivityManager: NSObject {
  open class func isActivityAvailable() -> Bool { false }
  open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(
    to queue: OperationQueue,
    withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) {}
  open func stopActivityUpdates() {}
}
