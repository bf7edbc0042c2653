/// The lines of a run's pushes and events, each without its start.
///
/// Both digests of a run contain them, so they are written once for both.
struct EventLines {
  let pushes: LineList
  /// The keyboard frames of each event; an empty line for an event without them.
  let keyboardFrames: LineList
  /// Each event with its cause; an empty line for an event without a cause.
  let events: LineList

  /// The number of bytes of all lines.
  var length: Int { pushes.length + keyboardFrames.length + events.length }

  init(of run: Run) {
    pushes = LineList(of: run.pushes) { $0.appendPush($1.pointee) }
    keyboardFrames = LineList(of: run.events) { text, event in
      if event.pointee.keyboard != nil { text.appendKeyboardFrame(event.pointee) }
    }
    events = LineList(of: run.events) { $0.appendEvent($1.pointee) }
  }
}

/// The lines of one text, accessible by number.
struct LineList {
  private var text: CanonicalText
  private var ends: [Int] = []

  /// The number of bytes of all lines.
  var length: Int { text.bytes.count }

  /// Writes the line of each item.
  init<Item>(of items: [Item], _ append: (inout CanonicalText, UnsafePointer<Item>) -> Void) {
    // The approximate length of an event's line.
    text = CanonicalText(capacity: 80 * items.count)
    ends.reserveCapacity(items.count)
    // Elements of the array would be copied with their texts.
    items.withUnsafeBufferPointer { items in
      guard let first = items.baseAddress else { return }
      for index in items.indices {
        append(&text, first + index)
        ends.append(text.bytes.count)
      }
    }
  }

  /// Returns a line with its line feed.
  subscript(number: Int) -> ArraySlice<UInt8> {
    text.bytes[(number == 0 ? 0 : ends[number - 1])..<ends[number]]
  }
}
