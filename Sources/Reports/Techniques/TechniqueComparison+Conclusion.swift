import Reporting

extension TechniqueComparison {
  /// A sentence with the techniques that restore everything.
  package var restorationConclusion: String {
    conclusion(
      Claim(singular: "restores all values", plural: "restore all values"),
      comparableCaseCount,
      restoredCases
    )
  }

  /// A sentence with the techniques that never hide a focused field.
  package var visibilityConclusion: String {
    conclusion(
      Claim(
        singular: "keeps the focused field visible",
        plural: "keep the focused field visible"
      ),
      focusedCaseCount,
      visibleCases
    )
  }

  /// A predicate about techniques.
  private struct Claim {
    let singular: String
    let plural: String

    func text(of techniques: [String]) -> String { techniques.count == 1 ? singular : plural }
  }

  /// - Parameters:
  ///   - claim: The claim.
  ///   - total: The number of cases that could fulfill the claim.
  ///   - count: Returns the number of these cases that fulfill it for a technique.
  /// - Returns: The sentence.
  private func conclusion(
    _ claim: Claim,
    _ total: Int,
    _ count: (String) -> Int
  ) -> String {
    guard total > 0 else { return "no case shows whether a technique \(claim.singular)" }
    let counts = techniques.map { (technique: $0, count: count($0)) }
    let most = counts.map(\.count).max() ?? 0
    guard most > 0 else { return "no technique \(claim.singular) in any case" }
    let best = counts.filter { $0.count == most }.map(\.technique)
    guard most < total else {
      let subject = best.count == 1 ? "the technique" : "the techniques"
      return "\(subject) \(best.joinedInWords) \(claim.text(of: best)) in every case"
    }
    return "no technique \(claim.singular) in every case; \(best.joinedInWords) "
      + "\(best.count == 1 ? "does" : "do") in \(most) of \(total)"
  }
}

extension [String] {
  /// The items as an enumeration: `a, b and c`.
  fileprivate var joinedInWords: String {
    guard count > 1, let last else { return joined() }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}
