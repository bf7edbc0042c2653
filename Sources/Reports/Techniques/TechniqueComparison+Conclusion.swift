extension TechniqueComparison {
  /// A sentence with the techniques that restore everything.
  package var restorationConclusion: String {
    conclusion("all values are restored", comparableCaseCount, restoredCases)
  }

  /// A sentence with the techniques that never hide a focused field.
  package var visibilityConclusion: String {
    conclusion("focused fields stay visible", focusedCaseCount, visibleCases)
  }

  /// - Parameters:
  ///   - fact: The claim.
  ///   - total: The number of cases that could fulfill the claim.
  ///   - count: Returns the number of these cases that fulfill it for a technique.
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
      return "\(fact) in \(total == 1 ? "the only case" : "all \(total) cases") under \(best)"
    }
    return "\(fact) in \(most) of \(total) cases at best, under \(best)"
  }
}
