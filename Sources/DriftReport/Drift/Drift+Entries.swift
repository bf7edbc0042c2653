import Reporting
import SnapshotModel

extension Drift {
  /// The drift with one entry for each edit of the input, and one for each cause without an edit.
  ///
  /// The entries have the order of their effects. Along an axis, the most severe come first.
  package var entries: [DriftEntry] {
    let causes = causes
    let changes = changes(beside: causes)
    let owners = ConsequenceOwners(causes, changes: changes).owners
    let entries = causes.indices.filter { owners[$0] == $0 }.map { index in
      DriftEntry(
        changes: changes[index],
        effect: causes[index],
        consequences: causes.indices.filter { $0 != index && owners[$0] == index }
          .map { causes[$0] }
      )
    }
    return axis == nil ? entries : entries.mostSevereFirst(\.severity)
  }

  /// Returns the edits with each cause as their direct effect.
  ///
  /// The direct effect of an edit is the first cause of its nearest view. An edit of no drifted
  /// view explains the first cause in its cases that no other edit explains.
  private func changes(beside causes: [DriftCause]) -> [[NamedChange]] {
    var named = [[NamedChange]](repeating: [], count: causes.count)
    var others: [NamedChange] = []
    for change in inputChanges {
      let index = change.views.lazy.compactMap { view in
        causes.firstIndex { $0.subject.view == view }
      }.first
      if let index { named[index].append(change) } else { others.append(change) }
    }
    let explained = named.joined().reduce(into: Set<CaseIdentity>()) { $0.formUnion($1.cases) }
    for change in others {
      let cases = change.cases.subtracting(explained)
      let index = causes.firstIndex { !cases.isDisjoint(with: $0.identities) }
      if let index { named[index].append(change) }
    }
    return named
  }
}
