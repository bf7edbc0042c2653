import Reporting
import SnapshotModel

/// The numbers of a cause that differ between devices.
struct CauseNumbers {
  let cause: DriftCause

  /// The maximum number of listed numbers; the JSON report has all.
  private static let listed = 20

  /// A line for each number that differs between devices, in the order of the changes.
  ///
  /// In `y +12 on iphone-8 (portrait); +12, +2.5 on iphone-se-1 (landscape)`, the second device has
  /// different numbers at two steps.
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

  /// Returns the numbers of a change in each case, without duplicates, in the order of the steps.
  private func cases(at index: Int) -> [(identity: CaseIdentity, numbers: String)] {
    var amounts: [CaseIdentity: [String]] = [:]
    // The occurrences in one case usually follow each other.
    var (identity, own) = (cause.occurrences[0].identity, [String]())
    for occurrence in cause.occurrences {
      if occurrence.identity != identity {
        amounts[identity, default: []] += own
        (identity, own) = (occurrence.identity, [])
      }
      if let amount = amount(of: occurrence.difference.changes[index]) { own.append(amount) }
    }
    amounts[identity, default: []] += own
    return cause.identities.compactMap { identity in
      let own = amounts[identity, default: []].distinct
      return own.isEmpty ? nil : (identity, own.joined(separator: ", "))
    }
  }

  /// Returns the growth of a number, or the extent for a class with its own description; nil
  /// without a number.
  private func amount(of change: Change) -> String? {
    if change.kind.text == nil { return change.growth?.signed }
    return change.extent.map { "\($0.plain) pt" }
  }

  /// Returns the devices only if the heading of the cause already contains the rest.
  private func devices(_ cases: [CaseIdentity]) -> String {
    let listing = CaseListing(cases: cases)
    return CaseListing(cases: cause.identities).isOfOneQuestion ? listing.devices : listing.text
  }
}

extension Change {
  /// The covered or hidden length on the second side, in points; nil for changes without a length.
  var extent: Double? {
    guard case .number(let length) = to else { return nil }
    return length
  }
}
