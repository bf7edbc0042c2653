import SnapshotModel

extension Drift {
  /// Compares two recordings case by case.
  ///
  /// - Parameters:
  ///   - from: What is taken as given, a baseline or an older engine's runs.
  ///   - to: What is judged.
  ///   - options: What counts as drift.
  /// - Throws: ``DriftError`` where there is nothing to compare, or no telling with what.
  /// - Complexity: O(*n* + *m*) in the views of the runs that differ; equal runs cost one comparison.
  package init(
    from: RecordingSide,
    to: RecordingSide,
    options: DriftOptions = DriftOptions()
  ) throws(DriftError) {
    guard options.tolerance >= 0, options.tolerance.isFinite else {
      throw .unusableTolerance(options.tolerance)
    }
    let old = try from.runsByCase()
    let new = try to.runsByCase()
    let pairs = paired(old, new, by: \.identity)
    let comparisons = pairs.compactMap { CaseComparison($0, options) }
    let results = comparisons.map { $0.drift() }

    self.from = SideSummary(from)
    self.to = SideSummary(to)
    self.options = options
    onlyInFrom = pairs.filter { $0.to == nil }.compactMap(\.from?.identity)
    onlyInTo = pairs.filter { $0.from == nil }.compactMap(\.to?.identity)
    compared = comparisons.count
    cases = results.compactMap(\.case)
    excused = results.reduce(0) { $0 + $1.excused }
    questionsChanged = comparisons.filter(\.questionChanged).count
  }
}

extension CaseComparison {
  /// Compares a case that both sides have; nil for others.
  fileprivate init?(_ pair: Pair<Run>, _ options: DriftOptions) {
    guard let from = pair.from, let to = pair.to else { return nil }
    self.init(from: from, to: to, options: options)
  }
}

extension RecordingSide {
  /// Returns the runs in the order of their cases.
  fileprivate func runsByCase() throws(DriftError) -> [Run] {
    guard !runs.isEmpty else { throw .noCases(side: name) }
    let sorted = runs.sorted { $0.identity < $1.identity }
    for (run, next) in zip(sorted, sorted.dropFirst()) where run.identity == next.identity {
      throw .caseRecordedTwice(side: name, identity: run.identity)
    }
    return sorted
  }
}
