extension TechniqueComparison {
  /// Under which techniques everything is restored, in a sentence.
  package var restorationConclusion: String {
    conclusion("everything is restored", comparableCaseCount, restoredCases)
  }

  /// Under which techniques no focused field is hidden, in a sentence.
  package var visibilityConclusion: String {
    conclusion("focused fields stay visible", focusedCaseCount, visibleCases)
  }

  /// - Parameters:
  ///   - fact: What is so.
  ///   - total: In how many cases it might be.
  ///   - count: In how many of these it is, under a technique.
  /// - Returns: The sentence.
  private func conclusion(
    _ fact: String,
    _ total: Int,
    _ count: (String) -> Int
  ) -> String {
    guard total > 0 else { return "no case shows whether \(fact)" }
    let counts = techniques.map { (technique: $0, count: count($0)) }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else { return "\(fact) in no case under any technique" }
    let best = counts.filter { $0.count == most }.map(\.technique).joined(separator: ", ")
    guard most < total else {
      return "\(fact) in \(total == 1 ? "the case" : "all \(total) cases") under \(best)"
    }
    return "\(fact) in \(most) of \(total) cases at most, under \(best)"
  }
}
