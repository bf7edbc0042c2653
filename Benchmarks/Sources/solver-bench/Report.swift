import CassowarySolver
import Foundation

/// Times operations and prints a line for each.
struct Report {
  let dump: SystemDump

  func time(_ operation: String, untilSeconds: Double, least: Int, _ body: () -> Built) {
    let clock = ContinuousClock()
    var times: [Duration] = []
    var spent = Duration.zero
    var last = Built()
    while times.count < least || spent < .seconds(untilSeconds) && times.count < 2000 {
      let time = clock.measure { last = body() }
      times.append(time)
      spent += time
    }
    times.sort()
    let fields: [any CustomStringConvertible] = [
      dump.name, dump.size, dump.variableCount, dump.statements.count, operation,
      nanoseconds(times[times.count / 2]), nanoseconds(times[0]), times.count,
      String(format: "%.6f", last.checksum), last.solver.pivotCount,
    ]
    print(fields.map(\.description).joined(separator: ","))
  }

  private func nanoseconds(_ duration: Duration) -> Int64 {
    duration.components.seconds * 1_000_000_000 + duration.components.attoseconds / 1_000_000_000
  }
}
