public import Foundation
public import OpenCombine
public import PortSupport
public import UIKit

/// A scheduler that runs what it is given on the clock of the simulated device.
public protocol VirtualScheduler: Scheduler
where SchedulerTimeType == VirtualSchedulerTime, SchedulerOptions == VirtualSchedulerOptions {}

extension VirtualScheduler {
  public var now: VirtualSchedulerTime { VirtualSchedulerTime(.simulatedNow) }
  public var minimumTolerance: VirtualSchedulerTime.Stride { 0 }

  public func schedule(options: VirtualSchedulerOptions?, _ action: @escaping () -> Void) {
    UIKit.DispatchQueue.main.async(execute: action)
  }

  public func schedule(
    after date: VirtualSchedulerTime,
    tolerance: VirtualSchedulerTime.Stride,
    options: VirtualSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = max(0, now.distance(to: date).timeInterval)
    UIKit.MainActor.assumeIsolated {
      _ = UIKit.Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in action() }
    }
  }

  public func schedule(
    after date: VirtualSchedulerTime,
    interval: VirtualSchedulerTime.Stride,
    tolerance: VirtualSchedulerTime.Stride,
    options: VirtualSchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    UIKit.MainActor.assumeIsolated {
      let timer = UIKit.Timer(fire: date.date, interval: interval.timeInterval, repeats: true) {
        _ in action()
      }
      UIKit.RunLoop.main.add(timer, forMode: .common)
      return AnyCancellable { UIKit.MainActor.assumeIsolated { timer.invalidate() } }
    }
  }
}

extension UIKit.DispatchQueue: VirtualScheduler {
  public typealias SchedulerTimeType = VirtualSchedulerTime
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension UIKit.RunLoop: VirtualScheduler {
  public typealias SchedulerTimeType = VirtualSchedulerTime
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension OperationQueue: @retroactive Scheduler, VirtualScheduler {
  public typealias SchedulerTimeType = VirtualSchedulerTime
  public typealias SchedulerOptions = VirtualSchedulerOptions
}
