/// Makes what fails smaller for as long as it fails.
struct Shrinker<Subject> {
  /// How many attempts are made at most.
  let limit: Int
  /// Subjects that are simpler in one respect, the most promising first; each chain of them ends.
  let simplifications: (Subject) -> [Subject]
  let fails: (Subject) async throws -> Bool

  /// Returns a failing subject without a failing simplification, or the best one within the limit.
  func smallest(of subject: Subject) async throws -> Subject {
    var smallest = subject
    var attempts = 0
    var isSmaller = true
    while isSmaller {
      isSmaller = false
      for candidate in simplifications(smallest) {
        guard attempts < limit else { return smallest }
        attempts += 1
        guard try await fails(candidate) else { continue }
        smallest = candidate
        isSmaller = true
        break
      }
    }
    return smallest
  }
}
