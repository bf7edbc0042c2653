import Foundation
import LayoutEngine

/// Times work and prints it, one line a measure.
struct Stopwatch {
  /// The least time of several runs, each on something made for it.
  ///
  /// The least, and the thread's own time, because whatever else the machine does only adds to it.
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

  /// How many times as long as another, to two places.
  func times(_ other: Duration) -> String {
    String(format: "x%.2f", milliseconds / other.milliseconds)
  }
}

extension Double {
  fileprivate var padded: String { String(format: "%10.3f", self) }
}
