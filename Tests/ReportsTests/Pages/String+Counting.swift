import DriftReport
import Reporting
import Reports
import ScvdbTestSupport
import SnapshotModel

/// Returns a side of a comparison with these runs.
func side(_ name: String, _ runs: [Run]) -> RecordingSide {
  RecordingSide(name: name, cases: runs.map { RecordedCase($0) })
}

/// Returns the page of a comparison.
func page(
  _ from: RecordingSide,
  _ to: RecordingSide,
  appearances: HTMLReportFormat.Appearances = (
    from: { _ in RunAppearances() }, to: { _ in RunAppearances() }
  )
) throws -> String {
  try HTMLReportFormat(from: from, to: to, appearances: appearances)
    .render(Drift(from: from, to: to))
}

/// Returns the page that compares the sample runs with a newer engine's, with the password field of
/// the first device 12 points lower.
func samplePage() throws -> String {
  try page(
    side("baseline", SampleRuns.matrix()),
    side("latest", SampleRuns.matrix(engine: newerEngine, shift: 12))
  )
}

let newerEngine = EngineIdentity(
  name: "sample",
  version: "1.1.0",
  fingerprint: String(repeating: "b2", count: 32)
)

/// Returns a page of cases of 25 views each.
///
/// One view differs in each case: no two cases share a screen, and no two findings share a view.
func manyFindings(_ count: Int) throws -> String {
  func run(_ number: Int, shift: Double) -> Run {
    var run = SampleRuns.keyboard(engine: shift == 0 ? SampleRuns.engine : newerEngine)
    run.identity.scenario = "folder-\(number / 20)/scenario-\(number / 10)"
    run.identity.device = "device-\(number % 10)"
    let moved = 1 + number % 24
    let views = (0..<25).map { index -> ViewGeometry in
      let path: ViewPath = index == 0 ? "screen" : "screen/view-with-a-name-\(number)-\(index)"
      let frame =
        index == 0
        ? Rect(x: 0, y: 0, width: 375, height: 667)
        : Rect(
          x: 16.333,
          y: Double(index * 26) + Double(number) / 1000 + (index == moved ? shift : 0),
          width: 343.5,
          height: 24
        )
      return ViewGeometry(
        path: path,
        className: "UIView",
        frame: frame,
        windowFrame: frame,
        safeArea: .zero,
        isHidden: false,
        scroll: nil
      )
    }
    run.steps[0].snapshot?.views = views
    run.steps.removeSubrange(1...)
    (run.pushes, run.events, run.findings) = ([], [], [])
    return run
  }
  let numbers = 0..<count
  return try page(
    side("baseline", numbers.map { run($0, shift: 0) }),
    side("latest", numbers.map { run($0, shift: 2) })
  )
}

/// Returns the page of techniques with a case for each run; the screens are drawn by default.
func techniquePage(_ runs: [Run], failures: [String] = [], isDrawn: Bool = true) -> String {
  var comparison = TechniqueComparison()
  for run in runs { comparison.add(TechniqueOutcome(of: run)) }
  return TechniquePage(
    comparison,
    by: runs.first?.engine ?? SampleRuns.engine,
    screens: isDrawn ? runs.compactMap(FocusScreen.init) : [],
    failures: failures
  ).text
}

extension String {
  /// Returns the number of occurrences of a text.
  func count(of text: String) -> Int { ranges(of: text).count }
}
