import Foundation
import LayoutEngine

/// Times work and prints it, one line a measure.
struct Stopwatch {
  private static let clock = ContinuousClock()

  /// The least time of several runs, each on something made anew.
  ///
  /// The least, because whatever else the machine does only ever adds to it.
  @MainActor
  static func least<Subject>(
    of runs: Int,
    making make: () -> Subject,
    timing body: (Subject) -> Void
  ) -> Duration {
    var least = Duration.seconds(3600)
    for _ in 0..<runs {
      let subject = make()
      least = min(least, clock.measure { body(subject) })
    }
    return least
  }

  @MainActor
  static func least(of runs: Int, _ body: () -> Void) -> Duration {
    least(of: runs, making: { () }, timing: body)
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
