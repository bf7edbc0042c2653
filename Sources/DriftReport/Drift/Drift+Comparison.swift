import Reporting
package import SnapshotModel

/// Returns the distance between an edit of a screen and a view.
///
/// The nearest view has the smallest distance. The result is nil if the edit does not affect the
/// view.
package typealias EditDistance = @Sendable (_ path: ViewPath) -> Int?

extension Drift {
  /// Compares two recordings case by case.
  ///
  /// - Parameters:
  ///   - from: The base of the comparison: a baseline or an older engine's runs.
  ///   - to: The side that is compared with the base.
  ///   - options: The tolerance, the policy and the amount of detail.
  ///   - axis: The axis with different values on the sides; nil for equal cases.
  ///   - screenEdits: Returns the edits of a case's screens from the case before and after the
  ///     change. It is called for drifted cases with a changed question.
  /// - Throws: ``DriftError`` if the sides have no cases or cannot be paired; any error from
  ///   reading a run.
  /// - Complexity: O(*n*) in the cases, and in the views of changed cases, which are compared on all
  ///   cores.
  package init(
    from: RecordingSide,
    to: RecordingSide,
    options: DriftOptions = DriftOptions(),
    axis: AxisComparison? = nil,
    screenEdits: (RecordedCase, RecordedCase) -> [EditDistance] = { _, _ in [] }
  ) throws {
    guard options.tolerance >= 0, options.tolerance.isFinite else {
      throw DriftError.unusableTolerance(options.tolerance)
    }
    agreedCases = to.agreed?.count ?? 0
    precondition(from.agreed?.count ?? 0 == agreedCases, "both sides have the same agreed cases")
    let pairs = paired(try from.casesInOrder(), try to.casesInOrder(), by: \.identity)
    try options.policy.checkThatEachRuleIsUsed(in: to.cases + from.cases)
    let comparisons = pairs.compactMap { CaseComparison($0, options, screenEdits) }
    let results = try comparisons.filter { !$0.areAnswersEqual }
      .mapOnAllCores { try $0.drift() }

    let summary = SideSummary(from)
    let isSameGeometry =
      axis == nil && pairs.allSatisfy { $0.from?.geometryHash == $0.to?.geometryHash }
    self.from = summary
    self.to = SideSummary(to, contentHash: isSameGeometry ? summary.contentHash : nil)
    self.options = options
    self.axis = axis
    onlyInFrom = pairs.filter { $0.to == nil }.compactMap(\.from?.identity)
    onlyInTo = pairs.filter { $0.from == nil }.compactMap(\.to?.identity)
    comparedCases = comparisons.map(\.to.identity)
    cases = results.compactMap(\.case)
    causes = cases.causes(options.policy, isAlongAxis: axis != nil)
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
  /// Compares a case of both sides; nil if one side lacks it.
  fileprivate init?(
    _ pair: Pair<RecordedCase>,
    _ options: DriftOptions,
    _ screenEdits: (RecordedCase, RecordedCase) -> [EditDistance]
  ) {
    guard let from = pair.from, let to = pair.to else { return nil }
    self.init(from: from, to: to, options: options, screenEdits: screenEdits)
  }
}

extension RecordingSide {
  /// Returns the outcomes of known broken invariants, without entries that apply to no included
  /// case.
  ///
  /// - Complexity: Reads only the cases that an entry applies to.
  fileprivate func uses(of known: [KnownInvariant]) throws -> [KnownInvariantUse] {
    var uses = known.map { KnownInvariantUse($0) }
    for item in cases where known.contains(where: { $0.isAbout(item.identity) }) {
      let run = try item.read()
      for index in uses.indices { uses[index].add(run) }
    }
    return uses.ofConcern
  }

  fileprivate func casesInOrder() throws(DriftError) -> [RecordedCase] {
    guard canBeEmpty || !cases.isEmpty || agreed?.count ?? 0 > 0 else { throw .noCases(side: name) }
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
