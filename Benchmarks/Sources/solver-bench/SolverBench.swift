import CassowarySolver

/// Times the solver on a constraint system read from standard input.
///
///     solver-bench [SECONDS]     time every operation for SECONDS
///     solver-bench --values      print the bits of every value, built and after every edit
///
/// A line of a report is: system, size, operation, median and least nanoseconds, samples, checksum.
@main
struct SolverBench {
  static func main() throws {
    var lines: [Substring] = []
    while let line = readLine() {
      lines.append(Substring(line))
    }
    let fixture = try Fixture(SystemDump(parsing: lines))
    let argument = CommandLine.arguments.dropFirst().first
    if argument == "--values" {
      try printValues(of: fixture)
    } else {
      try measure(fixture, seconds: argument.flatMap(Double.init) ?? 0.5)
    }
  }

  private static func measure(_ fixture: Fixture, seconds: Double) throws {
    let report = Report(dump: fixture.dump, seconds: seconds)
    var built = Built()
    try report.time("build", of: &built) { $0 = try fixture.build() }
    for index in fixture.dump.edits.indices {
      try measureEdits(index, of: fixture, in: &built, report)
    }
    try measureForks(of: fixture, in: &built, report)
    try measureToggles(of: fixture, in: &built, report)
  }

  /// Sets the constant of an edit to each value of its script.
  private static func measureEdits(
    _ index: Int,
    of fixture: Fixture,
    in built: inout Built,
    _ report: Report
  ) throws {
    let edit = fixture.dump.edits[index]
    let id = built.edits[index]
    func run(_ built: inout Built, read: (inout Built) -> Void) throws {
      for value in edit.script {
        try built.solver.setConstant(id, to: -value)
        built.solver.solve()
        read(&built)
      }
    }
    try report.time("edit_\(index)", operations: edit.script.count, of: &built) {
      try run(&$0) { $0.readAll() }
    }
    try report.time("edit_\(index)_changes", operations: edit.script.count, of: &built) {
      try run(&$0) { $0.readChanges() }
    }
    try built.solver.setConstant(id, to: -edit.initial)
    built.solver.solve()
    built.readAll()
  }

  /// Sets a window's width and height to forty devices in both orientations, each on a copy.
  private static func measureForks(
    of fixture: Fixture,
    in built: inout Built,
    _ report: Report
  ) throws {
    guard let window = fixture.dump.window else { return }
    let ids = (width: built.edits[window.width], height: built.edits[window.height])
    let devices = zip(
      fixture.dump.edits[window.width].script,
      fixture.dump.edits[window.height].script
    )
    try report.time("forks", of: &built) { built in
      for (width, height) in devices {
        for size in [(width, height), (height, width)] {
          var fork = built
          try fork.solver.setConstant(ids.width, to: -size.0)
          try fork.solver.setConstant(ids.height, to: -size.1)
          fork.solver.solve()
          fork.readAll()
        }
      }
    }
  }

  /// Replaces a constraint by one with another constant, and back.
  private static func measureToggles(
    of fixture: Fixture,
    in built: inout Built,
    _ report: Report
  ) throws {
    guard let constant = fixture.dump.toggle?.constant,
      let original = built.toggled?.constraint.expression.constant
    else { return }
    func run(
      _ built: inout Built,
      solvingBetween: Bool = false,
      read: (inout Built) -> Void
    ) throws {
      for constant in [constant, original] {
        try built.toggle(to: constant, solvingBetween: solvingBetween)
        read(&built)
      }
    }
    try report.time("toggle", operations: 2, of: &built) {
      try run(&$0) { $0.readAll() }
    }
    try report.time("toggle_changes", operations: 2, of: &built) {
      try run(&$0) { $0.readChanges() }
    }
    try report.time("toggle_apart", operations: 2, of: &built) {
      try run(&$0, solvingBetween: true) { $0.readAll() }
    }
  }

  private static func printValues(of fixture: Fixture) throws {
    var built = try fixture.build()
    func printBits() {
      print(built.values.map { String($0.bitPattern, radix: 16) }.joined(separator: " "))
    }
    printBits()
    for (edit, id) in zip(fixture.dump.edits, built.edits) {
      for value in edit.script {
        try built.solver.setConstant(id, to: -value)
        built.solver.solve()
        built.readAll()
        printBits()
      }
    }
  }
}
