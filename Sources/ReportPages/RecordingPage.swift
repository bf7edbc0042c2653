package import DriftReport
import Reporting
import ScreenDrawings
package import SnapshotModel

/// A recording as a page for browsers: one file, which needs no network and no other file.
///
/// A table of scenarios by devices, and each run with its screens, what its engine and invariants
/// report, and what happened when.
package struct RecordingPage {
  private let side: RecordingSide
  /// What people call the views of a case.
  private let titles: (CaseIdentity) -> ViewTitles
  /// What the views of a run look like, by the indices of its steps.
  private let appearances: (Run) -> [Int: ScreenAppearance]

  /// How many bytes drawings and explanations, and how many rows timelines may take: what browsers open at once.
  private static let room = (drawings: 12_000_000, rows: 40_000, explanations: 4_000_000)
  /// The same where they are text until they are shown.
  private static let storedRoom = (drawings: 24_000_000, rows: 150_000, explanations: 4_000_000)
  /// Up to so many runs are shown without scripts, too; the screens of more are made when they come into sight.
  private static let mostAtOnce = 60

  /// - Parameters:
  ///   - side: The recording.
  ///   - titles: What people call the views of a case.
  ///   - appearances: What the views of a run look like, by the indices of its steps; screens without are
  ///     drawn as outlines with names.
  package init(
    _ side: RecordingSide,
    titles: @escaping (CaseIdentity) -> ViewTitles = { _ in ViewTitles() },
    appearances: @escaping (Run) -> [Int: ScreenAppearance] = { _ in [:] }
  ) {
    self.appearances = appearances
    self.side = side
    self.titles = titles
  }

  /// Returns the page.
  ///
  /// - Throws: Whatever reading a run throws.
  package func text() throws -> String {
    let cases = side.cases.sorted(byCase: \.identity)
    let identities = cases.map(\.identity)
    let menus = CaseMenus(identities)
    let kinds = FilterMenu("class", "Findings", Finding.Kind.allCases.map(\.label) + [Self.none])
    var overview = Overview(identities, menus, allClear: "no finding")
    let isStored = cases.count > Self.mostAtOnce
    let room = isStored ? Self.storedRoom : Self.room
    var screens = ScreenShelf(room: room.drawings, isStored: isStored)
    var timelines = TimelineList(room: room.rows)
    var found = 0
    var sheet = ContactSheet()
    var explanations = ExplanationShelf(room: room.explanations)
    var kept = isStored ? LineStore() : nil
    for recorded in cases {
      let run = try recorded.read()
      let titles = titles(run.identity)
      let appearances = appearances(run)
      found += run.findings.count
      let labels = run.findings.isEmpty ? [Self.none] : run.findings.map(\.kind.label)
      var values = menus.tokens(of: [run.identity])
      values["classes"] = kinds.tokens(labels)
      values["findings"] = run.findings.map { text($0, calling: titles) }
      values["title"] = run.identity.description.spelledOut
      timelines.add(
        Timeline(
          run.identity,
          [Timeline.Side("run", run, appearances)],
          room: timelines.room,
          calling: titles
        ),
        tokens: values,
        &screens,
        keepsWithoutRoom: !run.findings.isEmpty,
        &kept
      )
      explanations.add(
        try recorded.explanations(),
        at: timelines.anchor(of: run.identity),
        calling: titles
      )
      sheet.add(run, calling: titles, appearances, on: &screens)
      guard !run.findings.isEmpty else { continue }
      overview.add(
        .error,
        anchor: timelines.anchor(of: run.identity) ?? "runs",
        about: [run.identity],
        findings: run.findings.count
      )
    }
    let sheets = sheet.values(&kept)
    return PageTemplates.page(
      "recording",
      [
        "comparison": "showing \(SideSummary(side).text), compared with nothing".spelledOut,
        "verdict": "\(counted(cases.count, "run")), \(counted(found, "finding"))",
        "overview": overview.values,
        "filters": menus.values(and: [kinds], "run"),
        "timelines": timelines.values,
        "timelinesLeftOut": timelines.leftOut + explanations.leftOut,
        "sheets": sheets,
        "hasSheets": !sheets.isEmpty,
        "keptLines": kept?.lines ?? [],
        "explanationData": explanations.values,
      ].merging(screens.pageValues) { $1 }
    )
  }

  private static let none = "no finding"

  private func text(_ finding: Finding, calling titles: ViewTitles) -> String {
    let view = finding.view.isEmpty ? "" : "\(titles.title(of: finding.view)): "
    let sentence = finding.sentence(calling: titles)
    return "\(finding.kind.label), \(view)\(sentence)".spelledOut
  }
}
