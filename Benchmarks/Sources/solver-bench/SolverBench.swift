import CassowarySolver

/// Times the solver on constraint systems read from standard input.
///
/// Prints CSV: system, size, variables, constraints, operation, median and least nanoseconds,
/// repeats, checksum, pivots.
@main
struct SolverBench {
  static func main() throws {
    var lines: [Substring] = []
    while let line = readLine() {
      lines.append(Substring(line))
    }
    print("system,n,vars,constraints,op,median_ns,min_ns,repeats,checksum,pivots")
    let starts = lines.indices.filter { lines[$0].hasPrefix("system ") } + [lines.count]
    for (start, end) in zip(starts, starts.dropFirst()) {
      try measure(Fixture(SystemDump(parsing: lines[start..<end])))
    }
  }

  private static func measure(_ fixture: Fixture) throws {
    let report = Report(dump: fixture.dump)
    var built = Built()
    report.time("build", untilSeconds: 1, least: 5) {
      built = (try? fixture.build()) ?? Built()
      return built
    }
    for script in fixture.dump.scripts {
      guard let index = fixture.dump.edits.firstIndex(where: { $0.variable == script.variable })
      else { continue }
      var step = 0
      report.time("edit_\(index)", untilSeconds: 0.5, least: script.values.count) {
        let value = script.values[step % script.values.count]
        step += 1
        try? built.solver.setConstant(built.edits[index], to: -value)
        built.solve()
        return built
      }
      try built.solver.setConstant(built.edits[index], to: -fixture.dump.edits[index].initial)
      built.solve()
    }
    guard let toggled = fixture.toggled else { return }
    var changed = toggled.constraint
    var isChanged = false
    report.time("toggle", untilSeconds: 0.5, least: 2) {
      isChanged.toggle()
      changed.expression.constant = toggled.constraint.expression.constant - (isChanged ? 3 : 0)
      built.solver.remove(built.constraints[toggled.index])
      guard let id = try? built.solver.add(changed) else { return built }
      built.constraints[toggled.index] = id
      built.solve()
      return built
    }
  }
}
