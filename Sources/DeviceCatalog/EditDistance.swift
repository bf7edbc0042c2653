/// Returns the least number of edits that turn `source` into `target`.
///
/// An edit inserts, deletes or replaces one character, or exchanges two adjacent ones.
///
/// - Complexity: O(*n* · *m*) time for the two lengths, three rows of memory.
package func editDistance(from source: String, to target: String) -> Int {
  let source = Array(source)
  let target = Array(target)
  var beforeLast: [Int] = []
  var last = Array(0...target.count)
  for row in source.indices {
    var current = [row + 1]
    for column in target.indices {
      let replacement = last[column] + (source[row] == target[column] ? 0 : 1)
      var best = min(replacement, last[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, source[row] == target[column - 1], source[row - 1] == target[column] {
        best = min(best, beforeLast[column - 1] + 1)
      }
      current.append(best)
    }
    beforeLast = last
    last = current
  }
  return last[target.count]
}
