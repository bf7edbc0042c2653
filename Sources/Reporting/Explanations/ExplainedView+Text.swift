import SnapshotModel

extension ExplainedView {
  /// The view with its values and a line for every part.
  package var text: String {
    "\(title) (\(place))".printable + "\n" + lines.map { "\($0)\n" }.joined()
  }

  /// The lines of the values and their parts, as in ``text``.
  package var lines: [String] { values.flatMap(\.lines).map(\.printable) }
}

extension ExplainedView.Value {
  fileprivate var lines: [String] {
    let ambiguity = isAmbiguous ? ", which the constraints leave open" : ""
    var lines = ["  \(dimension) = \(value.plain)\(ambiguity)"]
    lines += summands.map { amount, text in
      let number = amount.plain
      return "  " + String(repeating: " ", count: max(0, 10 - number.count)) + "\(number)  \(text)"
    }
    lines += pressedBy.map { note("pressed by", $0) }
    lines += emptyItems.map { note("nothing requires a larger size of", $0) }
    lines += freeItems.map { note("nothing determines the position of", $0) }
    return lines
  }

  private func note(_ words: String, _ subject: String) -> String {
    String(repeating: " ", count: 14) + "\(words) \(subject)"
  }

  /// All terms of the sum, except for zeros.
  private var summands: [(Double, String)] {
    let setting = parts.isEmpty ? "the assigned frame" : "another frame was assigned"
    let rest = [
      (alignment, "from the alignment rectangle to the frame"),
      (rounding, "rounding to whole pixels"),
      (setDirectly, setting),
    ]
    return joinedParts + rest.filter { $0.0 != 0 }
  }

  /// The parts.
  ///
  /// Successive parts with the same text are combined: a stack view has one for each of its views.
  private var joinedParts: [(Double, String)] {
    var joined: [(amount: Double, text: String, count: Int)] = []
    for part in parts {
      if let last = joined.last, last.text == part.text {
        joined[joined.count - 1].amount = canonicalPoints(last.amount + part.amount)
        joined[joined.count - 1].count += 1
      } else {
        joined.append((part.amount, part.text, 1))
      }
    }
    return joined.map { ($0.amount, $0.count > 1 ? "\($0.text), \($0.count) times" : $0.text) }
  }
}

extension ExplainedView.Part {
  fileprivate var text: String {
    var remarks: [String] = []
    if priority < 1000 { remarks.append("priority \(priority.plain)") }
    if multiplier.magnitude != 1 { remarks.append("times \(multiplier.magnitude.plain)") }
    if surroundings != 0 {
      remarks.append("\(surroundings.plain) from margins, safe areas, guides and bounds")
    }
    return source + (remarks.isEmpty ? "" : ", \(remarks.joined(separator: ", "))")
  }
}
