import CassowarySolver
import Foundation

/// Times operations and prints a line for each.
struct Report {
  let dump: SystemDump

  /// The measured time for each operation, in seconds.
  let seconds: Double

  /// Times a body that does some operations, until there are enough samples.
  ///
  /// The body changes the system in place: with a second copy of it, every edit would copy first.
  /// The time is processor time, because other programs may run on the same machine.
  func time(
    _ name: String,
    operations: Int = 1,
    least: Int = 3,
    of built: inout Built,
    _ body: (inout Built) throws -> Void
  ) rethrows {
    var samples: [Double] = []
    var spent = 0.0
    while samples.count < least || spent < seconds * 1e9 && samples.count < 2000 {
      let start = Self.processorNanoseconds()
      try body(&built)
      let elapsed = Self.processorNanoseconds() - start
      samples.append(elapsed / Double(operations))
      spent += elapsed
    }
    samples.sort()
    let median = Int(samples[samples.count / 2])
    let checksum = String(format: "%.9g", built.checksum)
    print(
      "\(dump.name),\(dump.size),\(name),\(median),\(Int(samples[0])),\(samples.count),\(checksum)"
    )
  }

  private static func processorNanoseconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
}
