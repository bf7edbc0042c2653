import DriftReport
import Reporting
import SnapshotModel

/// The parts of a recording's page around its runs: the table of scenarios by devices, and the
/// filters.
struct RecordingFrame {
  let menus: CaseMenus
  private let kinds = FilterMenu(
    "class",
    "Findings",
    Finding.Kind.allCases.map(\.label) + [none]
  )
  private(set) var overview: Overview
  /// The number of findings.
  private(set) var findings = 0

  private static let none = "no finding"

  init(_ cases: [CaseIdentity]) {
    menus = CaseMenus(cases)
    overview = Overview(cases, menus, allClear: Self.none)
  }

  /// The values of the template `filters`.
  var filters: PageValues { menus.values(and: [kinds], "run") }

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
      "classes": classes(of: run.findings.map(\.kind.label)),
      "findings": run.findings.map { $0.line(calling: titles) },
      "omissions": run.omissionLines,
      "title": run.identity.description.escapedForLog,
    ]) { $1 }
  }

  /// Returns the filter tokens for the kinds of a run's findings.
  func classes(of labels: [String]) -> String {
    kinds.tokens(labels.isEmpty ? [Self.none] : labels)
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
