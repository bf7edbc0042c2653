import DriftReport
import Reporting
import SnapshotModel

/// What the page of a recording has around its runs: the table of scenarios by devices, and the filters.
struct RecordingFrame {
  let menus: CaseMenus
  private let kinds = FilterMenu(
    "class",
    "Findings",
    Finding.Kind.allCases.map(\.label) + [none]
  )
  private(set) var overview: Overview
  /// How many findings there are.
  private(set) var findings = 0

  private static let none = "no finding"

  init(_ cases: [CaseIdentity]) {
    menus = CaseMenus(cases)
    overview = Overview(cases, menus, allClear: Self.none)
  }

  /// What the template `filters` shows.
  var filters: PageValues { menus.values(and: [kinds], "run") }

  /// Adds what was found in a run.
  ///
  /// - Parameters:
  ///   - count: How many findings there are.
  ///   - identity: The case.
  ///   - anchor: Where the run is on the page.
  mutating func add(_ count: Int, in identity: CaseIdentity, at anchor: String) {
    guard count > 0 else { return }
    findings += count
    overview.add(.error, anchor: anchor, about: [identity], findings: count)
  }

  /// What the template `run` shows of a run beside its timeline.
  ///
  /// - Parameters:
  ///   - identity: The case.
  ///   - labels: The kinds of its findings.
  ///   - findings: The findings in one line each.
  /// - Returns: The values.
  func values(of identity: CaseIdentity, labels: [String], findings: [String]) -> PageValues {
    menus.tokens(of: [identity]).merging([
      "classes": classes(of: labels), "findings": findings,
      "title": identity.description.spelledOut,
    ]) { $1 }
  }

  /// What the kinds of a run's findings are to filters.
  func classes(of labels: [String]) -> String {
    kinds.tokens(labels.isEmpty ? [Self.none] : labels)
  }
}

extension Finding {
  /// The finding in one line, with whatever would act on a reader's screen spelled out.
  func line(calling titles: ViewTitles) -> String {
    let place = view.isEmpty ? "" : "\(titles.title(of: view)): "
    return "\(kind.label), \(place)\(sentence(calling: titles))".spelledOut
  }
}
