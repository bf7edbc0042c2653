/// Collects at which stops something holds.
struct SpanTracker<Item> {
  /// The stops at which something holds, by their indices.
  struct Track {
    /// What held at the first of them.
    let item: Item
    /// In ascending order, with a stop between any two at which it does not hold.
    var spans: [ClosedRange<Int>]
  }

  /// In the order in which they first held.
  private(set) var tracks: [Track] = []
  private var indices: [AnyHashable: Int] = [:]
  private var stopCount = 0

  /// Notes what holds at the next stop.
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
