import Foundation
import Glibc
import Reporting

/// Measures the speed of a recording.
///
/// The measurement is for people; no recording depends on it.
package struct Stopwatch {
  private let start = ContinuousClock.now
  private let processorStart = processorSeconds

  package init() {}

  /// Returns the elapsed times in one line.
  package func text(for cases: Int) -> String {
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let processor = processorSeconds - processorStart
    return "\(counted(cases, "case")) in \(pace(cases, in: elapsed)); "
      + "on processors \(pace(cases, in: processor))"
  }

  private func pace(_ cases: Int, in seconds: Double) -> String {
    String(format: "%.2f s, %.0f a second", seconds, Double(cases) / max(seconds, 0.000_001))
  }
}

/// The processor time of this process and of the engines that it has waited for, in seconds.
private var processorSeconds: Double {
  [RUSAGE_SELF, RUSAGE_CHILDREN].map { who in
    var usage = rusage()
    getrusage(who.rawValue, &usage)
    return usage.ru_utime.seconds + usage.ru_stime.seconds
  }.reduce(0, +)
}

extension timeval {
  fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}
