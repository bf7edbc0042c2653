import Reporting
import SnapshotModel

/// How near an edit of a screen is to the view with a path: the smaller the nearer, nil for a view that
/// it does not concern.
package typealias EditDistance = (_ path: String) -> Int?

extension Drift {
  /// Compares two recordings case by case.
  ///
  /// - Parameters:
  ///   - from: What is taken as given, a baseline or an older engine's runs.
  ///   - to: The side that is checked.
  ///   - options: What counts as drift.
  ///   - screenEdits: What was edited in the screens of a case whose question changed: asked of cases
  ///     that drifted, before and after the change.
  /// - Throws: ``DriftError`` where there is nothing to compare, or the sides cannot be paired; whatever
  ///   reading a run throws.
  /// - Complexity: O(*n*) in the cases, and in the views of those that differ.
  package init(
    from: RecordingSide,
    to: RecordingSide,
    options: DriftOptions = DriftOptions(),
    screenEdits: @escaping (RecordedCase, RecordedCase) -> [EditDistance] = { _, _ in [] }
  ) throws {
    guard options.tolerance >= 0, options.tolerance.isFinite else {
      throw DriftError.unusableTolerance(options.tolerance)
    }
    agreedCases = to.agreed?.count ?? 0
    precondition(from.agreed?.count ?? 0 == agreedCases, "both sides have what they agree in")
    let pairs = paired(try from.casesInOrder(), try to.casesInOrder(), by: \.identity)
    try options.policy.checkThatEachRuleIsUsed(in: to.cases + from.cases)
    let comparisons = pairs.compactMap { CaseComparison($0, options, screenEdits) }
    let results = try comparisons.map { try $0.drift() }

    let summary = SideSummary(from)
    let isSameGeometry = pairs.allSatisfy { $0.from?.geometryHash == $0.to?.geometryHash }
    self.from = summary
    self.to = SideSummary(to, contentHash: isSameGeometry ? summary.contentHash : nil)
    self.options = options
    onlyInFrom = pairs.filter { $0.to == nil }.compactMap(\.from?.identity)
    onlyInTo = pairs.filter { $0.from == nil }.compactMap(\.to?.identity)
    comparedCases = comparisons.map(\.to.identity)
    cases = results.compactMap(\.case)
    ignored = results.reduce(IgnoredDifferences()) { $0 + $1.ignored }
    knownInvariants = try to.uses(of: options.policy.known)
    casesWithChangedInputs = comparisons.filter(\.inputsChanged).count
    let agreedEngines = zip([from.agreed].compactMap(\.self), [to.agreed].compactMap(\.self))
      .map { ($0.engine, $1.engine) }
    let engines = comparisons.map { ($0.from.engine, $0.to.engine) } + agreedEngines
    changedEngines = Set(engines.compactMap { EngineChange(from: $0, to: $1) })
      .sorted { ($0.name, $0.version, $0.from, $0.to) < ($1.name, $1.version, $1.from, $1.to) }
  }
}

extension CaseComparison {
  /// Compares a case that both sides have; nil for others.
  fileprivate init?(
    _ pair: Pair<RecordedCase>,
    _ options: DriftOptions,
    _ screenEdits: @escaping (RecordedCase, RecordedCase) -> [EditDistance]
  ) {
    guard let from = pair.from, let to = pair.to else { return nil }
    self.init(from: from, to: to, options: options, screenEdits: screenEdits)
  }
}

extension RecordingSide {
  /// What became of known broken invariants, those of which there is no case left out.
  ///
  /// - Complexity: Only the cases are read that an entry is about.
  fileprivate func uses(of known: [KnownInvariant]) throws -> [KnownInvariantUse] {
    var uses = known.map { KnownInvariantUse($0) }
    for item in cases where known.contains(where: { $0.isAbout(item.identity) }) {
      let run = try item.read()
      for index in uses.indices { uses[index].add(run) }
    }
    return uses.ofConcern
  }

  fileprivate func casesInOrder() throws(DriftError) -> [RecordedCase] {
    guard !cases.isEmpty || agreed?.count ?? 0 > 0 else { throw .noCases(side: name) }
    let isInOrder = cases.indices.dropFirst()
      .allSatisfy { cases[$0 - 1].identity < cases[$0].identity }
    if isInOrder { return cases }
    let sorted = cases.sorted(byCase: \.identity)
    for (one, next) in zip(sorted, sorted.dropFirst()) where one.identity == next.identity {
      throw .caseRecordedTwice(side: name, identity: one.identity)
    }
    return sorted
  }
}
