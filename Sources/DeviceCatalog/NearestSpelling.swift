/// Returns the word nearest to `spelling`; nil if none is near.
///
/// Case is ignored. A word is also near if it is a prefix of the spelling, or the spelling is a
/// prefix of it. If several words are near, the one with the fewest edits wins, then the first.
package func nearestSpelling(to spelling: String, among words: [String]) -> String? {
  let requested = spelling.lowercased()
  guard !requested.isEmpty, requested.count <= 100 else { return nil }
  let tolerated = max(1, requested.count / 3)
  var best: (word: String, distance: Int, edits: Int)?
  for word in words {
    let candidate = word.lowercased()
    let isBeginning =
      min(requested.count, candidate.count) >= 3
      && (candidate.hasPrefix(requested) || requested.hasPrefix(candidate))
    let edits = editDistance(from: requested, to: candidate)
    let distance = isBeginning ? 1 : edits
    guard distance <= tolerated else { continue }
    if let best, (best.distance, best.edits) <= (distance, edits) { continue }
    best = (word, distance, edits)
  }
  return best?.word
}
