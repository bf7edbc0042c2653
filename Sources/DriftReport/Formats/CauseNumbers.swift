import Reporting
import SnapshotModel

/// Which device has which number, where a cause has other numbers on other devices.
struct CauseNumbers {
  let cause: DriftCause

  /// Numbers that are listed at most; the JSON report has all.
  private static let listed = 20

  /// A line for each number that is not the same everywhere, in the order of the changes:
  /// `y +12 on iphone-8 (portrait); +12, +2.5 on iphone-se-1 (landscape)`, where the second device has one
  /// number at one step and another later.
  var lines: [String] {
    cause.first.changes.indices.compactMap { index in
      let groups = grouped(cases(at: index), by: \.numbers)
      guard groups.count > 1 else { return nil }
      let change = cause.first.changes[index]
      let places = groups.prefix(Self.listed).map { group in
        "\(group.key) on \(devices(group.elements.map(\.identity)))"
      }
      let more = groups.count - places.count
      return "\(change.kind.text ?? change.property) " + places.joined(separator: "; ")
        + (more > 0 ? "; and \(counted(more, "other number"))" : "")
    }
  }

  /// The numbers of a change in each case, each once, in the order of the steps.
  private func cases(at index: Int) -> [(identity: CaseIdentity, numbers: String)] {
    var amounts: [CaseIdentity: [String]] = [:]
    for occurrence in cause.occurrences {
      guard let amount = amount(of: occurrence.difference.changes[index]) else { continue }
      amounts[occurrence.identity, default: []].append(amount)
    }
    return cause.identities.compactMap { identity in
      amounts[identity].map { (identity, $0.distinct.joined(separator: ", ")) }
    }
  }

  /// By how much a number changed, or how much there is of what has a class of its own; nil for no
  /// number.
  private func amount(of change: Change) -> String? {
    if change.kind.text == nil { return change.growth?.signed }
    return change.extent.map { "\($0.plain) pt" }
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
