/// A sentence with a line for each thing that it is about, up to as many as anybody reads.
package func listing(_ sentence: String, _ things: [String]) -> String {
  let limit = 20
  let rest = things.count > limit ? ["and \(things.count - limit) more"] : []
  return ([sentence + ":"] + (things.prefix(limit) + rest).map { "  \($0)" })
    .joined(separator: "\n")
}
