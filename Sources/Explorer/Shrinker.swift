/// Reduces a failing subject as long as it fails.
struct Shrinker<Subject> {
  /// The maximum number of attempts.
  let limit: Int
  /// Returns simpler subjects, the most promising first; each chain of simplifications ends.
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
