import SnapshotModel

/// Some of many cases, chosen by chance, but the same ones whenever the seed and the cases are.
package struct CaseSample: Sendable {
  /// How many; all, where there are fewer.
  package var count: Int
  /// The seed; equal seeds choose equal cases of the same list.
  package var seed: Int

  package init(count: Int, seed: Int) {
    self.count = count
    self.seed = seed
  }

  /// The chosen cases: those whose digests with the seed are the smallest, so that a case more or less
  /// changes little in the choice.
  func chosen(of cases: [CaseIdentity]) -> Set<CaseIdentity> {
    let draws = cases.map { (digest: sha256Hex(Array("\(seed) \($0)".utf8)), identity: $0) }
    return Set(draws.sorted { $0.digest < $1.digest }.prefix(count).map(\.identity))
  }
}
