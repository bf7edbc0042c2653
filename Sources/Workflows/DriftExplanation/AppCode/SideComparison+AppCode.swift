import DriftReport
import Reporting
import SnapshotModel

extension SideComparison {
  /// Adds the changed code of the apps in drifted cases.
  ///
  /// A change is listed beside the drift of each screen that depends on its file. A note replaces
  /// the changes of an unreadable commit.
  mutating func addCodeChanges(on console: Console) {
    let pairs = Set(drift.cases.map { [$0.fromEngine, $0.toEngine] })
    for pair in pairs.sorted(by: { $0.map(\.label).lexicographicallyPrecedes($1.map(\.label)) }) {
      do {
        guard let changes = try AppCodeChanges(from: pair[0], to: pair[1]) else { continue }
        let (named, others) = changes.changes(beside: driftedScreens(between: pair))
        drift.inputChanges += named
        drift.explanation += changes.lines(about: others)
      } catch {
        console.note("note: the changed code of \(pair[1].name) is unknown: \(error)")
        console.hint("fetch the commits of both engines, as with 'git fetch --unshallow'")
      }
    }
  }

  /// The kinds of drift that other views only follow.
  ///
  /// Rows also appear and vanish if the rows above them have other heights.
  private static let direct: Set<DriftKind> = [.visibility, .classChanged]

  /// Returns the screens with drift between two engines, in the order of the report.
  ///
  /// Screens of several scenarios can have the same name, and other classes.
  private func driftedScreens(between engines: [EngineIdentity]) -> [AppCodeChanges.DriftedScreen] {
    let cases = drift.cases.filter { [$0.fromEngine, $0.toEngine] == engines }
    let identities = Set(cases.map(\.identity))
    let codeOnly = Set(cases.filter { !$0.inputsChanged }.map(\.identity))
    struct Key: Hashable {
      let scenario: String
      let screen: Substring
    }
    var order: [Key] = []
    var screens: [Key: AppCodeChanges.DriftedScreen] = [:]
    // A hidden view is the direct effect of code, and its neighbors follow.
    let causes = drift.causes
    let shown = causes.filter { !Self.direct.isDisjoint(with: $0.kinds) }
    for cause in shown + causes.filter({ Self.direct.isDisjoint(with: $0.kinds) }) {
      guard let view = cause.subject.view, !view.isEmpty,
        let identity = cause.identities.first(where: identities.contains)
      else { continue }
      let key = Key(scenario: identity.scenario, screen: view.screen)
      if screens[key] == nil {
        order.append(key)
        let types = questions.types(ofScreen: String(view.screen), in: identity)
        screens[key] = AppCodeChanges.DriftedScreen(types: types, views: [], cases: [])
      }
      screens[key]?.views.append(view)
      screens[key]?.cases.formUnion(codeOnly.intersection(cause.identities))
    }
    return order.compactMap { screens[$0] }
  }
}
