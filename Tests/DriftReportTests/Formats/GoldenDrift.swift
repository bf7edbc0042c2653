import DriftReport
import Foundation
import ScvdbTestSupport
import SnapshotModel

/// The drift that every format shows in `Goldens`.
///
/// The keyboard is 44 points taller. The scroll view begins 24 points lower, with the form and its
/// three fields. The password field is hidden. One case is missing, one is new. A case without
/// drift comes from an engine with another fingerprint and the same version.
func goldenDrift() throws -> Drift {
  var screen = sampleScreen()
  screen.change("scrollView") { $0.frame = $0.frame.moved(y: 24) }
  screen.change("scrollView", "form", "password") { $0.isHidden = true }
  var run = sampleRun(screen)
  run.keyboardFrames[0].end = Rect(x: 0, y: 407, width: 375, height: 260)
  let same = sampleRun(device: "iphone-xs")
  var rebuilt = same
  rebuilt.engine.fingerprint = "cafe"
  var baseline = side("baseline", sampleRun(), sampleRun(device: "iphone-se"))
  var latest = side("latest", run, sampleRun(device: "ipad-10"))
  baseline.cases.append(RecordedCase(same))
  latest.cases.append(RecordedCase(rebuilt))
  baseline.folder = "Baselines"
  return try Drift(from: baseline, to: latest, options: DriftOptions(tolerance: 0.5))
}

/// A comparison without a difference.
func equalSides() throws -> Drift {
  let cases = [RecordedCase(sampleRun()), RecordedCase(sampleRun(device: "ipad-10"))]
  return try Drift(
    from: RecordingSide(name: "baseline", folder: "Baselines", cases: cases),
    to: RecordingSide(name: "latest", cases: cases)
  )
}

/// Every format of this target by the name of its file in `Goldens`.
let allFormats = DiffFormat.allCases.compactMap { format -> GoldenFormat? in
  switch format {
  case .text: ("drift.txt", TextReportFormat())
  case .json: ("drift.json", JSONReportFormat())
  case .junit: ("drift.xml", JUnitReportFormat())
  case .github: ("drift.github", GitHubReportFormat())
  case .markdown: ("drift.md", MarkdownReportFormat())
  case .sarif: ("drift.sarif", SARIFReportFormat())
  // `Reports` writes the page, and its tests compare it.
  case .html: nil
  }
}

typealias GoldenFormat = (file: String, format: any ReportFormat & Sendable)

/// Returns the text of a file beside the tests of formats.
func golden(_ file: String) throws -> String {
  let folder = URL(filePath: #filePath).deletingLastPathComponent()
  return try String(contentsOf: folder.appending(path: "Goldens/\(file)"), encoding: .utf8)
}
