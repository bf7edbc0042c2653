/// A sentence with a line for each thing that it is about, up to a limit that stays readable.
package func listing(_ sentence: String, _ things: [String]) -> String {
  let limit = 20
  let rest = things.count > limit ? ["and \(things.count - limit) more"] : []
  return ([sentence + ":"] + (things.prefix(limit) + rest).map { "  \($0)" })
    .joined(separator: "\n")
}

/// The names of cases that are missing, each with why it is where that is known.
package func lines(of missing: [CaseIdentity], failures: [CaseFailure]) -> [String] {
  let reasons = Dictionary(failures.map { ($0.identity, $0) }) { first, _ in first }
  return missing.map { reasons[$0]?.description ?? $0.description }
}
