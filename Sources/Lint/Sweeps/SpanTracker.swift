/// Collects the stops where a condition holds.
struct SpanTracker<Item> {
  /// The stops where an item holds, by their indices.
  struct Track {
    /// The item at the first stop.
    let item: Item
    /// The spans in ascending order; the item does not hold at a stop between two of them.
    var spans: [ClosedRange<Int>]
  }

  /// The tracks, in the order of their first stops.
  private(set) var tracks: [Track] = []
  private var indices: [AnyHashable: Int] = [:]
  private var stopCount = 0

  /// Adds the items that hold at the next stop.
  mutating func add(_ items: [(key: AnyHashable, item: Item)]) {
    let stop = stopCount
    stopCount += 1
    for (key, item) in items {
      guard let index = indices[key] else {
        indices[key] = tracks.count
        tracks.append(Track(item: item, spans: [stop...stop]))
        continue
      }
      tracks[index].spans.extend(to: stop)
    }
  }
}

extension [ClosedRange<Int>] {
  fileprivate mutating func extend(to stop: Int) {
    guard let last else { return }
    if stop - last.upperBound > 1 {
      append(stop...stop)
    } else {
      self[count - 1] = last.lowerBound...Swift.max(last.upperBound, stop)
    }
  }
}
