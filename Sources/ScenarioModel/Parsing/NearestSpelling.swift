import DeviceCatalog

/// Returns the word that someone who wrote `spelling` most likely meant, or nil where none is near.
///
/// Case does not count, and a word that the spelling begins, or that begins it, is near. Of several
/// equally near words the first wins.
package func nearestSpelling(to spelling: String, among words: [String]) -> String? {
  let wanted = spelling.lowercased()
  guard !wanted.isEmpty, wanted.count <= 100 else { return nil }
  let tolerated = max(1, wanted.count / 3)
  var best: (word: String, distance: Int)?
  for word in words {
    let candidate = word.lowercased()
    let isBeginning =
      min(wanted.count, candidate.count) >= 3
      && (candidate.hasPrefix(wanted) || wanted.hasPrefix(candidate))
    let distance = isBeginning ? 1 : editDistance(from: wanted, to: candidate)
    if distance <= tolerated, distance < best?.distance ?? .max { best = (word, distance) }
  }
  return best?.word
}
