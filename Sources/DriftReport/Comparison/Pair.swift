/// One element of both sides.
///
/// It is nil on a side that lacks it, but never on both.
struct Pair<Value> {
  let from: Value?
  let to: Value?
}

/// Pairs the elements of two lists by their keys; equal keys pair in their order.
///
/// The result follows the second list. The elements that only the first list has come last.
///
/// - Complexity: O(*n* + *m*); lists with equal keys at equal positions are paired without a table.
func paired<Value, Key: Hashable>(
  _ from: [Value],
  _ to: [Value],
  by key: (Value) -> Key
) -> [Pair<Value>] {
  if from.count == to.count, zip(from, to).allSatisfy({ key($0) == key($1) }) {
    return zip(from, to).map { Pair(from: $0, to: $1) }
  }
  var waiting: [Key: ArraySlice<Int>] = [:]
  for (index, value) in from.enumerated() {
    waiting[key(value), default: []].append(index)
  }
  var taken: Set<Int> = []
  var pairs: [Pair<Value>] = to.map { value in
    guard let index = waiting[key(value)]?.popFirst() else { return Pair(from: nil, to: value) }
    taken.insert(index)
    return Pair(from: from[index], to: value)
  }
  for (index, value) in from.enumerated() where !taken.contains(index) {
    pairs.append(Pair(from: value, to: nil))
  }
  return pairs
}

/// Aligns two sequences, so that an inserted or removed element does not shift the others.
///
/// The result contains the elements of both in their order. The old element precedes its
/// replacement.
func aligned<Value>(
  _ from: [Value],
  _ to: [Value],
  by areSame: (Value, Value) -> Bool
) -> [Pair<Value>] {
  var removed: Set<Int> = []
  var inserted: Set<Int> = []
  for change in to.difference(from: from, by: areSame) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var pairs: [Pair<Value>] = []
  var old = 0
  var new = 0
  while old < from.count || new < to.count {
    if removed.contains(old) {
      pairs.append(Pair(from: from[old], to: nil))
      old += 1
    } else if inserted.contains(new) {
      pairs.append(Pair(from: nil, to: to[new]))
      new += 1
    } else {
      pairs.append(Pair(from: from[old], to: to[new]))
      old += 1
      new += 1
    }
  }
  return pairs
}
