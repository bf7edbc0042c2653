import SnapshotModel

/// The entries of causes: each is the direct effect of edits, a consequence of another one, or drift
/// of an unknown origin.
struct ConsequenceOwners {
  /// The index of each cause's entry, by the index of the entry's direct effect.
  private(set) var owners: [Int] = []
  private let causes: [DriftCause]
  /// The indices of direct effects, with the cases and the views of their edits.
  private let effects: [(index: Int, cases: Set<CaseIdentity>, views: [ViewPath])]

  init(_ causes: [DriftCause], changes: [[NamedChange]]) {
    self.causes = causes
    effects = changes.indices.filter { !changes[$0].isEmpty }.map { index in
      let views = [causes[index].subject.view].compactMap(\.self) + changes[index].flatMap(\.views)
      let cases = changes[index].reduce(into: Set<CaseIdentity>()) { $0.formUnion($1.cases) }
      return (index, cases, views)
    }
    let explained = effects.reduce(into: Set<CaseIdentity>()) { $0.formUnion($1.cases) }
    owners = causes.indices.map { index in
      let isEffect = effects.contains { $0.index == index }
      guard !isEffect, causes[index].identities.allSatisfy(explained.contains) else { return index }
      return owner(of: causes[index]) ?? index
    }
  }

  /// Returns the direct effect with the most cases of a consequence, and among these the one with the
  /// nearest view.
  private func owner(of cause: DriftCause) -> Int? {
    let cases = cause.identities
    let ranked = effects.map { effect in
      (
        index: effect.index,
        shared: cases.count(where: effect.cases.contains),
        nearness: cause.subject.view.map { view in
          effect.views.reduce(0) { max($0, view.sharedNames(with: $1)) }
        } ?? 0
      )
    }
    return ranked.filter { $0.shared > 0 }
      .max { ($0.shared, $0.nearness) < ($1.shared, $1.nearness) }?.index
  }
}

extension ViewPath {
  /// The number of equal names at the beginning of two paths.
  fileprivate func sharedNames(with other: ViewPath) -> Int {
    zip(names, other.names).prefix { $0 == $1 }.count
  }
}
