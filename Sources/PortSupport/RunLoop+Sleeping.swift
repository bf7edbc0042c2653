public import UIKit

extension RunLoop {
  /// Lets seconds pass on the device, instead of `Thread.sleep(forTimeInterval:)`.
  public static func simulatedSleep(forTimeInterval interval: TimeInterval) {
    RunLoop.current.run(until: .simulated(timeIntervalSinceNow: interval))
  }

  /// Lets seconds pass on the device, instead of `sleep(_:)`.
  @discardableResult
  public static func simulatedSleep(_ seconds: UInt32) -> UInt32 {
    simulatedSleep(forTimeInterval: TimeInterval(seconds))
    return 0
  }

  /// Lets microseconds pass on the device, instead of `usleep(_:)`.
  @discardableResult
  public static func simulatedMicrosleep(_ microseconds: UInt32) -> Int32 {
    simulatedSleep(forTimeInterval: TimeInterval(microseconds) / 1e6)
    return 0
  }
}
