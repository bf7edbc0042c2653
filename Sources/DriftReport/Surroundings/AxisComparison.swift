import Reporting
package import SnapshotModel

/// A comparison of cases that differ only in one axis, such as the system.
package struct AxisComparison: Hashable, Sendable {
  /// The axis.
  package let axis: CaseAxis
  /// The value of the first side, in the form of the command line.
  package let from: String
  /// The value of the second side.
  package let to: String
  /// The first side's cases that the second side lacks with its value; they are not compared.
  package let unpairedInFrom: [CaseIdentity]
  /// The second side's cases that the first side lacks with its value; they are not compared.
  package let unpairedInTo: [CaseIdentity]

  package init(
    axis: CaseAxis,
    from: String,
    to: String,
    unpairedInFrom: [CaseIdentity] = [],
    unpairedInTo: [CaseIdentity] = []
  ) {
    self.axis = axis
    self.from = from
    self.to = to
    self.unpairedInFrom = unpairedInFrom
    self.unpairedInTo = unpairedInTo
  }
}

extension AxisComparison {
  /// The lines for the notes of a report.
  var lines: [String] {
    ["the compared cases differ only in the \(axis.noun): \(from) and \(to)"]
      + [(unpairedInFrom, to), (unpairedInTo, from)].compactMap { cases, missing in
        guard !cases.isEmpty else { return nil }
        return "\(counted(cases.count, "case")) not compared, without a case for the "
          + "\(axis.noun) \(missing): \(CaseListing(cases: cases).text)"
      }
  }
}
