import DeviceCatalog
import Foundation
import LayoutEngine

/// Times layouts of the engine.
///
/// Without arguments it runs all measurements, otherwise the named ones.
@main
@MainActor
struct LayoutBench {
  nonisolated static func main() {
    SimulatedDevice.standard.run { measure(CommandLine.arguments.dropFirst()) }
  }

  private static func measure(_ wanted: ArraySlice<String>) {
    let measures = [
      ("siblings", siblings), ("edit", edit), ("devices", devices), ("hostile", hostile),
    ]
    for (name, run) in measures where wanted.isEmpty || wanted.contains(name) { run() }
  }

  /// The cost of doubling the number of independent views.
  private static func siblings() {
    var previous: Duration?
    for count in [500, 1000, 2000, 4000] {
      let time = Stopwatch.least(of: 7) { Screens.siblings(count).layoutIfNeeded() }
      Stopwatch.print("siblings \(count): build and lay out", time, previous.map(time.times) ?? "")
      previous = time
    }
  }

  /// The cost of one changed constant, relative to a first layout.
  private static func edit() {
    let root = Screens.siblings(2000)
    let width = root.subviews[1000].constraints[0]
    let first = Stopwatch.least(
      of: 5,
      making: { Screens.siblings(2000) },
      timing: { $0.layoutIfNeeded() }
    )
    root.layoutIfNeeded()
    measureEdit("siblings 2000", of: width, in: root, first)

    let form = Form(rows: 666)
    let formFirst = Stopwatch.least(
      of: 5,
      making: { Form(rows: 666) },
      timing: { $0.window.layoutIfNeeded() }
    )
    form.window.layoutIfNeeded()
    measureEdit("form of 666 rows", of: form.height, in: form.window, formFirst)
  }

  private static func measureEdit(
    _ name: String,
    of constraint: NSLayoutConstraint,
    in root: UIView,
    _ first: Duration
  ) {
    Stopwatch.print("\(name): lay out", first)
    let edit = Stopwatch.least(
      of: 50,
      making: { constraint.constant += 1 },
      timing: { root.layoutIfNeeded() }
    )
    Stopwatch.print("\(name): a changed constant", edit, edit.times(first))
  }

  /// The cost of one form on forty devices in both orientations, relative to building it.
  private static func devices() {
    let metrics = Devices.all.prefix(40).flatMap { [$0.portrait, $0.landscape] }
    let build = Stopwatch.least(of: 9) {
      Form(rows: 100).layOut(for: metrics[0])
    }
    Stopwatch.print("form of 100 rows: build and lay out", build)
    let form = Form(rows: 100)
    form.layOut(for: metrics[0])
    let edits = Stopwatch.least(of: 9) {
      for metrics in metrics { form.layOut(for: metrics) }
    }
    Stopwatch.print("form of 100 rows: \(metrics.count) layouts", edits, edits.times(build))
  }

  /// Hostile screens.
  private static func hostile() {
    let screens: [(String, () -> UIView)] = [
      ("50 nested stacks", { Screens.stacks(depth: 50) }),
      (
        "50 nested proportional stacks",
        { Screens.stacks(depth: 50, distribution: .fillProportionally) }
      ),
      ("stack of 3000 labels", { Screens.stack(ofLabels: 3000) }),
      (
        "stack of 3000 labels at equal distances",
        { Screens.stack(ofLabels: 3000, distribution: .equalSpacing) }
      ),
      ("10000 siblings", { Screens.siblings(10_000) }),
      ("column of 10000 labels", { Screens.column(ofLabels: 10_000) }),
      ("5000 contradictions", { Screens.contradictions(5000) }),
      ("views 5000 deep", { Screens.nest(depth: 5000) }),
      ("views 100000 deep", { Screens.nest(depth: 100_000) }),
    ]
    for (name, make) in screens {
      let time = Stopwatch.least(of: 1) { make().layoutIfNeeded() }
      Stopwatch.print(name, time)
    }
  }
}
