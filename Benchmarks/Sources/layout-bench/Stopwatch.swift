import Foundation
import LayoutEngine

/// Times work and prints a line for each measurement.
struct Stopwatch {
  /// The minimum time of several runs, each with a new subject.
  ///
  /// It is the thread's processor time, because other work of the machine only adds to the time.
  @MainActor
  static func least<Subject>(
    of runs: Int,
    making make: () -> Subject,
    timing body: (Subject) -> Void
  ) -> Duration {
    var least = Duration.seconds(3600)
    for _ in 0..<runs {
      let subject = make()
      let start = threadTime
      body(subject)
      least = min(least, threadTime - start)
    }
    return least
  }

  @MainActor
  static func least(of runs: Int, _ body: () -> Void) -> Duration {
    least(of: runs, making: { () }, timing: body)
  }

  private static var threadTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  static func print(_ measure: String, _ time: Duration, _ note: String = "") {
    Swift.print(
      measure.padding(toLength: 44, withPad: " ", startingAt: 0)
        + time.milliseconds.padded + " ms  " + note
    )
    fflush(nil)
  }
}

extension Duration {
  var milliseconds: Double {
    Double(components.seconds) * 1e3 + Double(components.attoseconds) / 1e15
  }

  /// The ratio to another time, with two decimal places.
  func times(_ other: Duration) -> String {
    String(format: "x%.2f", milliseconds / other.milliseconds)
  }
}

extension Double {
  fileprivate var padded: String { String(format: "%10.3f", self) }
}
