import SnapshotModel

/// A random sample of cases, equal for equal seeds and cases.
package struct CaseSample: Sendable {
  /// The number of cases; all if there are fewer.
  package var count: Int
  /// The seed; equal seeds choose equal cases of the same list.
  package var seed: Int

  package init(count: Int, seed: Int) {
    self.count = count
    self.seed = seed
  }

  /// Returns the cases with the smallest digests of case and seed.
  ///
  /// Therefore an added or removed case changes the sample only a little.
  func chosen(of cases: [CaseIdentity]) -> Set<CaseIdentity> {
    let draws = cases.map { (digest: sha256Hex(Array("\(seed) \($0)".utf8)), identity: $0) }
    return Set(draws.sorted { $0.digest < $1.digest }.prefix(count).map(\.identity))
  }
}
