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
  ///   - identity: The case.
  ///   - labels: The kinds of its findings.
  ///   - findings: The findings, one line each.
  /// - Returns: The values.
  func values(of identity: CaseIdentity, labels: [String], findings: [String]) -> PageValues {
    menus.tokens(of: [identity]).merging([
      "classes": classes(of: labels), "findings": findings,
      "title": identity.description.escapedForLog,
    ]) { $1 }
  }

  /// Returns the filter tokens for the kinds of a run's findings.
  func classes(of labels: [String]) -> String {
    kinds.tokens(labels.isEmpty ? [Self.none] : labels)
  }
}

extension Finding {
  /// The finding in one line, with control characters spelled out.
  func line(calling titles: ViewTitles) -> String {
    let place = view.isEmpty ? "" : "\(titles.title(of: view)): "
    return "\(kind.label), \(place)\(sentence(calling: titles))".escapedForLog
  }
}
