/// Returns a sentence and a line for each item, up to a readable number of items.
package func listing(_ sentence: String, _ items: some Collection<String>) -> String {
  let limit = 20
  let rest = items.count > limit ? ["and \(items.count - limit) more"] : []
  return ([sentence + ":"] + (Array(items.prefix(limit)) + rest).map { "  \($0)" })
    .joined(separator: "\n")
}

/// Returns the missing cases, each with the reason if it is available.
package func lines(of missing: [CaseIdentity], failures: [CaseFailure]) -> [String] {
  let reasons = Dictionary(failures.map { ($0.identity, $0) }) { first, _ in first }
  return missing.map { reasons[$0]?.description ?? $0.description }
}
