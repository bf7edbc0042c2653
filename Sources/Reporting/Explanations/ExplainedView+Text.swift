import SnapshotModel

extension ExplainedView {
  /// The view with its values and a line for every part.
  package var text: String {
    "\(title) (\(place))".printable + "\n" + lines.map { "\($0)\n" }.joined()
  }

  /// The lines of the values and their parts, as in ``text``.
  package var lines: [String] { explanation.values.flatMap(lines(of:)).map(\.printable) }

  private func lines(of value: FrameExplanation.Value) -> [String] {
    let ambiguity = value.isAmbiguous ? ", which the constraints leave open" : ""
    var lines = ["  \(value.dimension.rawValue) = \(value.value.plain)\(ambiguity)"]
    lines += summands(of: value).map { amount, text in
      let number = amount.plain
      return "  " + String(repeating: " ", count: max(0, 10 - number.count)) + "\(number)  \(text)"
    }
    lines += value.pressedBy.map { line("pressed by", text(of: $0)) }
    lines += value.emptyItems.map { line("nothing requires a larger size of", title(ofItem: $0)) }
    lines += value.freeItems.map { line("nothing determines the position of", title(ofItem: $0)) }
    return lines
  }

  private func line(_ words: String, _ subject: String) -> String {
    String(repeating: " ", count: 14) + "\(words) \(subject)"
  }

  /// Returns all terms of the sum, except for zeros.
  private func summands(of value: FrameExplanation.Value) -> [(Double, String)] {
    let setting =
      value.parts.isEmpty ? "the assigned frame" : "another frame was assigned"
    let rest = [
      (value.alignment, "from the alignment rectangle to the frame"),
      (value.rounding, "rounding to whole pixels"),
      (value.setDirectly, setting),
    ]
    return joined(value.parts) + rest.filter { $0.0 != 0 }
  }

  /// Combines successive parts with the same text: a stack view has one for each of its views.
  private func joined(_ parts: [FrameExplanation.Part]) -> [(Double, String)] {
    var joined: [(amount: Double, text: String, count: Int)] = []
    for part in parts {
      let text = text(of: part)
      if let last = joined.last, last.text == text {
        joined[joined.count - 1].amount = canonicalPoints(last.amount + part.amount)
        joined[joined.count - 1].count += 1
      } else {
        joined.append((part.amount, text, 1))
      }
    }
    return joined.map { ($0.amount, $0.count > 1 ? "\($0.text), \($0.count) times" : $0.text) }
  }

  private func text(of part: FrameExplanation.Part) -> String {
    var remarks: [String] = []
    if part.priority < 1000 { remarks.append("priority \(part.priority.plain)") }
    if part.multiplier.magnitude != 1 {
      remarks.append("times \(part.multiplier.magnitude.plain)")
    }
    if part.surroundings != 0 {
      remarks.append("\(part.surroundings.plain) from margins, safe areas, guides and bounds")
    }
    return text(of: part.source) + (remarks.isEmpty ? "" : ", \(remarks.joined(separator: ", "))")
  }
}
