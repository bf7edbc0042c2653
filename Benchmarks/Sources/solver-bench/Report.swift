import CassowarySolver
import Foundation

/// Times operations and prints a line for each.
struct Report {
  let dump: SystemDump

  /// Times an operation until there are enough samples.
  ///
  /// The body changes the system in place: a copy kept anywhere would make every edit copy first.
  func time(
    _ operation: String,
    of built: inout Built,
    untilSeconds: Double,
    least: Int,
    _ body: (inout Built) throws -> Void
  ) rethrows {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var spent = Duration.zero
    while times.count < least || spent < .seconds(untilSeconds) && times.count < 2000 {
      let time = try clock.measure { try body(&built) }
      times.append(time)
      spent += time
    }
    times.sort()
    let fields: [any CustomStringConvertible] = [
      dump.name, dump.size, dump.variableCount, dump.statements.count, operation,
      nanoseconds(times[times.count / 2]), nanoseconds(times[0]), times.count,
      String(format: "%.6f", built.checksum), built.solver.pivotCount,
    ]
    print(fields.map(\.description).joined(separator: ","))
  }

  private func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
  }
}
