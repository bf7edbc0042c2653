import DriftReport
import Reporting
import SnapshotModel

/// The findings of a comparison on a page, the most severe first.
///
/// Findings of equal severity have the order of all reports.
struct FindingList {
  /// One finding.
  struct Entry {
    let finding: DriftFinding
    /// The cause; nil if the finding is not a difference of screens, such as a missing case.
    let cause: DriftCause?
    let anchor: String
    fileprivate var before: PageValues?
    fileprivate var after: PageValues?
    /// Whether each side has a screen to draw.
    fileprivate var hasScreens = (before: false, after: false)
    fileprivate var note = ""
    fileprivate var timeline: String?

    var severity: Severity { finding.severity }
    /// The cases of the finding, without duplicates.
    var cases: [CaseIdentity] { finding.occurrences.map(\.identity).distinct }
    fileprivate var isDrawn: Bool { before != nil || after != nil }
    /// The occurrence to draw.
    fileprivate var firstOccurrence: DriftCause.Occurrence? { cause?.occurrences.first }
  }

  private(set) var entries: [Entry]
  private let menus: CaseMenus
  private let classes: FilterMenu
  private let severities: FilterMenu
  private let sides: (from: String, to: String)
  /// The titles of the views, by scenario.
  private let titles: [String: ViewTitles]

  /// The maximum number of listed occurrences per finding.
  private static let listedOccurrences = 10
  /// The maximum length of a text in UTF-16 code units; a name can be very long.
  private static let longest = 1000

  init(_ drift: Drift, _ drifts: [DriftEntry], _ menus: CaseMenus) {
    self.menus = menus
    sides = (drift.from.name, drift.to.name)
    titles = drift.titles
    let findings = drift.findings(for: drifts).enumerated().map { index, finding in
      (finding: finding, cause: drifts.indices.contains(index) ? drifts[index].effect : nil)
    }
    let sorted = findings.mostSevereFirst(\.finding.severity)
    entries = sorted.enumerated().map { index, item in
      Entry(finding: item.finding, cause: item.cause, anchor: "f\(index + 1)")
    }
    classes = FilterMenu("class", "Class", findings.flatMap(\.finding.labels).distinct.sorted())
    severities = FilterMenu("severity", "Severity", sorted.map(\.finding.severity.rawValue))
  }

  /// The menus for the properties of findings.
  var filterMenus: [FilterMenu] { [classes, severities] }

  /// The cases with drawn findings, without duplicates.
  var drawnCases: [CaseIdentity] { entries.compactMap(\.firstOccurrence?.identity).distinct }

  /// Draws the screens of each finding at its first occurrence.
  mutating func draw(
    from: RunCache,
    to: RunCache,
    _ drawn: PairedAppearances,
    on screens: inout PageScreens
  ) throws {
    for index in entries.indices {
      guard let cause = entries[index].cause, let occurrence = entries[index].firstOccurrence
      else { continue }
      let steps = (
        before: try from.run(of: occurrence.identity)?.checkpoint(showing: occurrence.step),
        after: try to.run(of: occurrence.identity)?.checkpoint(showing: occurrence.step)
      )
      let titles = titles[occurrence.identity.scenario] ?? ViewTitles()
      let appearances = try drawn.appearances(of: occurrence.identity)
      func screen(
        _ step: Step?,
        _ word: String,
        _ appearances: [Int: ScreenAppearance],
        _ screens: inout PageScreens
      ) -> PageValues? {
        guard let step, let snapshot = step.snapshot else { return nil }
        let title = "\(word), \(occurrence.identity) at \"\(step.detail)\""
        return screens.values(
          of: snapshot,
          title: title.escapedForLog,
          calling: titles,
          marking: cause.viewPaths,
          appearance: appearances[step.index]
        )
      }
      entries[index].before = screen(steps.before, "before", appearances.before, &screens)
      entries[index].after = screen(steps.after, "after", appearances.after, &screens)
      entries[index].hasScreens = (steps.before != nil, steps.after != nil)
      entries[index].note = caption(on: steps.after ?? steps.before, of: occurrence)
      if !entries[index].isDrawn { entries[index].note = "not drawn: \(entries[index].note)" }
    }
  }

  /// Returns the case and the checkpoint of the drawn screen.
  private func caption(on step: Step?, of occurrence: DriftCause.Occurrence) -> String {
    guard let step else { return "\(occurrence.identity) has no checkpoint" }
    let isOwn = occurrence.step.checkpoint == step.detail
    let words = isOwn ? "" : ", the nearest checkpoint to \(occurrence.step.name)"
    return "\(occurrence.identity) at \"\(step.detail)\"\(words)"
  }

  /// Links each finding to the timeline of its drawn case.
  mutating func link(to timelines: TimelineList) {
    for index in entries.indices {
      entries[index].timeline = entries[index].firstOccurrence.flatMap {
        timelines.anchor(of: $0.identity)
      }
    }
  }

  /// The values of the template `drift`: the findings of each severity.
  var groups: [PageValues] {
    Severity.allCases.reversed().compactMap { severity in
      let entries = entries.filter { $0.severity == severity }
      guard !entries.isEmpty else { return nil }
      return ["heading": "\(severity.rawValue)s".withCapital, "findings": entries.map(values)]
    }
  }

  private func values(of entry: Entry) -> PageValues {
    let finding = entry.finding
    let occurrences = finding.occurrences
    let rest = occurrences.count - Self.listedOccurrences
    return [
      "anchor": entry.anchor, "severity": finding.severity.rawValue,
      "severities": severities.tokens([finding.severity.rawValue]),
      "classes": classes.tokens(finding.labels), "labels": finding.labels,
      "message": safe(finding.message),
      "location": [finding.location].compactMap { $0 }.map(safe),
      "numbers": finding.numbers.map(safe),
      "reasons": finding.reasons.map(safe),
      "changes": finding.inputChanges.map { safe($0.line) },
      "estimates": finding.estimates.map(safe),
      "omissions": finding.omissions.map(safe),
      "consequences": consequences(of: finding),
      "hasOccurrences": occurrences.count > 1,
      "occurrenceCount": counted(occurrences.count, "occurrence"),
      "occurrences": occurrences.prefix(Self.listedOccurrences).map { occurrence in
        safe(
          [occurrence.identity.description, occurrence.step, occurrence.changes].compactMap { $0 }
            .joined(separator: " · ")
        )
      },
      "occurrencesLeftOut": rest > 0 ? ["and \(counted(rest, "more occurrence"))"] : [],
      "isDrawn": entry.isDrawn, "hasNote": !entry.note.isEmpty, "note": safe(entry.note),
      "screens": [
        figure("before", sides.from, entry.before, entry.hasScreens.before),
        figure("after", sides.to, entry.after, entry.hasScreens.after),
      ],
      "timeline": entry.timeline ?? "", "hasTimeline": entry.timeline != nil,
    ].merging(menus.tokens(of: entry.cases)) { $1 }
  }

  /// Returns the consequences below their number; empty without any.
  private func consequences(of finding: DriftFinding) -> [PageValues] {
    guard let counts = finding.consequenceCounts else { return [] }
    let rest = finding.consequences.count - Self.listedOccurrences
    return [
      [
        "counts": counts,
        "errors": finding.consequenceErrors.map(safe),
        "lines": finding.consequences.prefix(Self.listedOccurrences).map(safe),
        "leftOut": rest > 0 ? ["and \(counted(rest, "more consequence"))"] : [],
      ]
    ]
  }

  private func figure(
    _ word: String,
    _ side: String,
    _ screen: PageValues?,
    _ hasScreen: Bool
  ) -> PageValues {
    [
      "side": word, "sideName": safe(side), "screen": screen.map { [$0] } ?? [],
      "reason": hasScreen ? "not drawn: size limit reached" : "no such screen",
    ]
  }

  private func safe(_ text: String) -> String { text.escapedForLog.cut(toUnits: Self.longest) }
}
