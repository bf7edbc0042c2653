/// Returns a number with its noun: `1 case`, `2 cases`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns names in one line, with the number of omitted names.
package func listing(_ names: [String], atMost limit: Int, _ noun: String? = nil) -> String {
  let shown = names.prefix(limit).joined(separator: ", ")
  let rest = names.count - limit
  guard rest > 0 else { return shown }
  return "\(shown) and \(noun.map { counted(rest, "more \($0)") } ?? "\(rest) more")"
}
