import Reporting
import SnapshotModel

/// Which device has which number, where a cause has other numbers on other devices.
struct CauseNumbers {
  let cause: DriftCause

  /// A line for each number that is not the same everywhere, in the order of the changes:
  /// `y +12 on iphone-8 (portrait); +2.5 on iphone-se-1 (landscape)`.
  var lines: [String] {
    cause.first.changes.indices.compactMap { index in
      let amounts = cause.occurrences.compactMap { occurrence in
        amount(of: occurrence.difference.changes[index]).map { Amount($0, occurrence) }
      }
      let groups = grouped(amounts, by: \.text)
      guard groups.count > 1 else { return nil }
      let change = cause.first.changes[index]
      let places = groups.map { text($0.elements, isOfStep: hasOtherNumbersLater(amounts)) }
      return "\(change.kind.text ?? change.property) " + places.joined(separator: "; ")
    }
  }

  /// A number at one occurrence.
  private struct Amount {
    let text: String
    let identity: CaseIdentity
    let step: String

    init(_ text: String, _ occurrence: DriftCause.Occurrence) {
      self.text = text
      identity = occurrence.identity
      step = occurrence.step.name
    }
  }

  /// By how much a number changed, or how much there is of what has a class of its own; nil for no
  /// number.
  private func amount(of change: Change) -> String? {
    if change.kind.text == nil { return change.growth?.signed }
    return change.extent.map { "\($0.plain) pt" }
  }

  /// Whether a case has one number at one step and another at the next.
  private func hasOtherNumbersLater(_ amounts: [Amount]) -> Bool {
    Set(amounts.map { [$0.identity.description, $0.text] }).count
      > Set(amounts.map(\.identity)).count
  }

  private func text(_ amounts: [Amount], isOfStep: Bool) -> String {
    let steps = isOfStep ? grouped(amounts, by: \.step) : [("", amounts)]
    let places = steps.map { step, amounts in
      (step.isEmpty ? "" : "at \(step) ") + "on " + devices(amounts.map(\.identity).distinct)
    }
    return "\(amounts[0].text) " + places.joined(separator: " and ")
  }

  /// The devices alone where the heading of the cause states all else.
  private func devices(_ cases: [CaseIdentity]) -> String {
    let listing = CaseListing(cases: cases)
    return CaseListing(cases: cause.identities).isOfOneQuestion ? listing.devices : listing.text
  }
}

extension Change {
  /// How much is covered or off the screen now, in points; nil for what has no length.
  var extent: Double? {
    guard case .number(let length) = to else { return nil }
    return length
  }
}
