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
    try report.time("build", of: &built, untilSeconds: 1, least: 5) { built in
      built = try fixture.build()
    }
    for script in fixture.dump.scripts {
      try measureEdits(script, of: fixture, in: &built, report)
    }
    try measureToggle(of: fixture, in: &built, report)
  }

  /// Sets the constant of an edit to each value of a script and reads everything.
  private static func measureEdits(
    _ script: (variable: Int, values: [Double]),
    of fixture: Fixture,
    in built: inout Built,
    _ report: Report
  ) throws {
    guard let index = fixture.dump.edits.firstIndex(where: { $0.variable == script.variable })
    else { return }
    let edit = built.edits[index]
    var step = 0
    try report.time("edit_\(index)", of: &built, untilSeconds: 0.5, least: script.values.count) {
      try $0.solver.setConstant(edit, to: -script.values[step % script.values.count])
      $0.solve()
      step += 1
    }
    try built.solver.setConstant(edit, to: -fixture.dump.edits[index].initial)
    built.solve()
  }

  /// Removes a constraint in the middle and adds it with another constant.
  private static func measureToggle(
    of fixture: Fixture,
    in built: inout Built,
    _ report: Report
  ) throws {
    guard let toggled = fixture.toggled else { return }
    var changed = toggled.constraint
    var isChanged = false
    try report.time("toggle", of: &built, untilSeconds: 0.5, least: 2) {
      isChanged.toggle()
      changed.expression.constant = toggled.constraint.expression.constant - (isChanged ? 3 : 0)
      $0.solver.remove($0.constraints[toggled.index])
      $0.constraints[toggled.index] = try $0.solver.add(changed)
      $0.solve()
    }
  }
}
