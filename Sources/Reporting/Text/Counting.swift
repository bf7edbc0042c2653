/// Returns a number with its noun: `1 case`, `2 cases`.
package func counted(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// Returns names in one line, with the number of omitted names.
package func listing(_ names: [String], atMost limit: Int, _ noun: String) -> String {
  let rest = names.count - limit
  return names.prefix(limit).joined(separator: ", ")
    + (rest > 0 ? " and \(counted(rest, "more \(noun)"))" : "")
}
