package import DriftReport
import Reporting
package import SnapshotModel

/// The report as a page for browsers: one file that needs neither network nor other files.
///
/// The page has a table of scenarios by devices, each finding with the screen before and after, and
/// the timelines of cases that drifted. All of it is readable without scripts. Scripts filter
/// findings, overlay screens and select times.
package struct HTMLReportFormat: ReportFormat {
  private let from: RecordingSide
  private let to: RecordingSide
  private let appearances: Appearances

  /// Returns the appearances of a run's screens, for each side.
  package typealias Appearances = (from: (Run) -> RunAppearances, to: (Run) -> RunAppearances)

  /// The limits of drawings and explanations, in bytes, and of timelines, in rows.
  ///
  /// A page with 500 findings stays below 5 MB.
  private static let room = (drawings: 2_500_000, rows: 2_000, explanations: 500_000)

  /// - Parameters:
  ///   - from: The base of the comparison, for its screens.
  ///   - to: The side that is compared with the base.
  ///   - appearances: Returns the appearances of a run's screens. A case without the appearances
  ///     of a side is drawn as outlines with names on both sides.
  package init(
    from: RecordingSide,
    to: RecordingSide,
    appearances: Appearances = (
      from: { _ in RunAppearances() }, to: { _ in RunAppearances() }
    )
  ) {
    self.appearances = appearances
    self.from = from
    self.to = to
  }

  /// Returns the page.
  ///
  /// - Throws: Any error from reading a run.
  package func render(_ drift: Drift) throws -> String {
    let before = RunCache(from, appearances: appearances.from)
    let after = RunCache(to, appearances: appearances.to)
    let drawn = PairedAppearances(from: before, to: after)
    let entries = drift.entries
    let cases = (drift.comparedCases + drift.onlyInFrom + drift.onlyInTo).distinct
    let menus = CaseMenus(cases)
    var screens = PageScreens(room: Self.room.drawings)
    var overview = Overview(cases, menus, allClear: "no drift")
    var findings = FindingList(drift, entries, menus)
    for finding in findings.entries {
      overview.add(finding.severity, anchor: finding.anchor, about: finding.cases)
    }
    try findings.draw(from: before, to: after, drawn, on: &screens)
    var timelines = TimelineList(room: Self.room.rows)
    var explanations = PageExplanations(room: Self.room.explanations)
    for identity in findings.drawnCases {
      let pair = try drawn.appearances(of: identity)
      let sides = try [("before", before, pair.before), ("after", after, pair.after)].map {
        name,
        cache,
        appearances in
        Timeline.Side(
          name,
          try cache.run(of: identity),
          appearances,
          calling: drift.titles(for: identity)
        )
      }
      timelines.add(
        Timeline(
          identity,
          sides,
          room: timelines.room,
          calling: drift.titles(for: identity)
        ),
        tokens: menus.tokens(of: [identity]),
        &screens
      )
      for (side, cache) in [("before", before), ("after", after)] {
        explanations.add(
          try cache.explanations(of: identity),
          on: side,
          at: timelines.anchor(of: identity),
          calling: drift.titles(for: identity)
        )
      }
    }
    findings.link(to: timelines)
    let compared = try ComparedScreens(drift, from: before, to: after, drawn, on: &screens)
    return PageTemplates.page(
      "drift",
      [
        "comparison": drift.comparison.escapedForLog,
        "verdict": DriftSummary(drift, entries).text.withCapital,
        "notes": (DriftNotes(drift).lines.map(\.whole) + drawn.notes).map(\.escapedForLog),
        "explanation": drift.explanation.isEmpty
          ? [] : [["text": drift.explanation.map(\.escapedForLog).joined(separator: "\n")]],
        "overview": overview.found, "clear": overview.clear,
        "filters": menus.values(and: findings.filterMenus, "finding"),
        "groups": findings.groups,
        "hasTimelines": !timelines.values.isEmpty || !timelines.leftOut.isEmpty,
        "compared": compared.values,
        "timelines": timelines.values,
        "timelinesLeftOut": timelines.leftOut + explanations.leftOut,
        "explanationData": explanations.values,
      ].merging(screens.pageValues) { $1 }
    )
  }
}

extension String {
  /// The sentence with a capital first letter.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
