import DriftReport
import Reporting
import SnapshotModel

/// The parts of a recording's page around its runs: the table of scenarios by devices, and the
/// filters.
struct RecordingFrame {
  let menus: CaseMenus
  /// The menu of the kinds of findings.
  let kinds = FindingKindMenu()
  private(set) var overview: Overview
  /// The number of findings.
  private(set) var findings = 0

  init(_ cases: some Collection<CaseIdentity>) {
    menus = CaseMenus(cases)
    overview = Overview(cases, menus, allClear: FindingKindMenu.none)
  }

  /// The values of the template `filters`.
  var filters: PageValues { menus.values(and: [kinds.menu], "run") }

  /// Adds the findings of a run.
  ///
  /// - Parameters:
  ///   - count: The number of findings.
  ///   - identity: The case.
  ///   - anchor: The anchor of the run on the page.
  mutating func add(_ count: Int, in identity: CaseIdentity, at anchor: String) {
    guard count > 0 else { return }
    findings += count
    overview.add(.error, anchor: anchor, about: [identity], findings: count)
  }

  /// Returns the values of the template `run`, except for the timeline.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - titles: The titles of its views.
  /// - Returns: The values.
  func values(of run: Run, calling titles: ViewTitles) -> PageValues {
    menus.tokens(of: [run.identity]).merging([
      "classes": kinds.tokens(of: run),
      "findings": run.findings.map { $0.line(calling: titles) },
      "omissions": run.omissionLines,
      "title": run.identity.description.escapedForLog,
    ]) { $1 }
  }
}

/// The menu that filters runs by the kinds of their findings.
struct FindingKindMenu: Sendable {
  let menu = FilterMenu("class", "Findings", Finding.Kind.allCases.map(\.label) + [none])

  /// The value for a run without findings.
  static let none = "no finding"

  /// Returns the filter tokens for the kinds of a run's findings.
  func tokens(of run: Run) -> String {
    menu.tokens(run.findings.isEmpty ? [Self.none] : run.findings.map(\.kind.label))
  }
}

extension Run {
  /// The omitted code of each screen in one line, with control characters spelled out.
  var omissionLines: [String] { screenOmissions.map(\.text.escapedForLog) }
}

extension Finding {
  /// The finding in one line, with control characters spelled out.
  func line(calling titles: ViewTitles) -> String {
    let place = view.isEmpty ? "" : "\(titles.title(of: view)): "
    return "\(kind.label), \(place)\(sentence(calling: titles))".escapedForLog
  }
}
