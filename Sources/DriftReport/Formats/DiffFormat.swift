/// The formats of a comparison.
package enum DiffFormat: String, CaseIterable, Sendable {
  case text, json, junit, github, markdown, sarif, html

  /// For example `text, json or sarif`.
  package static var listing: String {
    let names = allCases.map(\.rawValue)
    return names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }

  /// Whether the format lists every case, equal cases included.
  package var listsEachCase: Bool { self == .junit || self == .html }
}
