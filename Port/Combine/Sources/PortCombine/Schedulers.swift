// swift-format-ignore-file: AvoidRetroactiveConformances

public import Foundation
public import OpenCombine
public import PortSupport
public import UIKit

/// A scheduler that runs what it is given on the clock of the simulated device.
public protocol VirtualScheduler: Scheduler
where SchedulerTimeType == VirtualSchedulerTime, SchedulerOptions == VirtualSchedulerOptions {}

extension VirtualScheduler {
  /// The time of the device's clock.
  public var now: VirtualSchedulerTime { VirtualSchedulerTime(.simulatedNow) }
  /// No time: the clock is always in time.
  public var minimumTolerance: VirtualSchedulerTime.Stride { 0 }

  /// Runs an action in the next turn of the run loop.
  public func schedule(options: VirtualSchedulerOptions?, _ action: @escaping () -> Void) {
    VirtualQueue.main.async(execute: action)
  }

  /// Runs an action at a time.
  public func schedule(
    after date: VirtualSchedulerTime,
    tolerance: VirtualSchedulerTime.Stride,
    options: VirtualSchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    let delay = max(0, now.distance(to: date).timeInterval)
    VirtualMainActor.assumeIsolated {
      _ = VirtualTimer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in action() }
    }
  }

  /// Runs an action again and again from a time on.
  public func schedule(
    after date: VirtualSchedulerTime,
    interval: VirtualSchedulerTime.Stride,
    tolerance: VirtualSchedulerTime.Stride,
    options: VirtualSchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    VirtualMainActor.assumeIsolated {
      let timer = VirtualTimer(fire: date.date, interval: interval.timeInterval, repeats: true) {
        _ in action()
      }
      VirtualRunLoop.main.add(timer, forMode: .common)
      return AnyCancellable { VirtualMainActor.assumeIsolated { timer.invalidate() } }
    }
  }
}

extension VirtualQueue: VirtualScheduler {
  /// A time of the device's clock.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options, which make no difference.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension VirtualRunLoop: VirtualScheduler {
  /// A time of the device's clock.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options, which make no difference.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}

extension OperationQueue: @retroactive Scheduler, VirtualScheduler {
  /// A time of the device's clock.
  public typealias SchedulerTimeType = VirtualSchedulerTime
  /// Options, which make no difference.
  public typealias SchedulerOptions = VirtualSchedulerOptions
}
