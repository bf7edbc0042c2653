import Foundation
package import Reporting
import ScenarioModel
package import SnapshotModel

/// The cases of a side with one value of an axis: `system:18`, or `system:18@label:before`.
package struct AxisSelector: Hashable, Sendable {
  /// The axis.
  package let axis: CaseAxis
  /// The value in the form of cases: `18.0` for `18`.
  package let value: String
  /// The name of the side with the cases.
  package let side: String

  /// Parses `AXIS:VALUE` or `AXIS:VALUE@SIDE`; nil if the name does not begin with an axis.
  ///
  /// Without a side, the cases of `latest` are selected.
  ///
  /// - Parameter name: The name of a side.
  /// - Throws: A failure for a missing value or side.
  package init?(_ name: String) throws(Failure) {
    guard let colon = name.firstIndex(of: ":"),
      let axis = CaseAxis(rawValue: String(name[..<colon]))
    else { return nil }
    let parts = name[name.index(after: colon)...]
      .split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.allSatisfy({ !$0.isEmpty }) else {
      throw Failure(
        "'\(name)' is not a side",
        fix: "write \(axis.rawValue):VALUE, or \(axis.rawValue):VALUE@SIDE"
      )
    }
    self.axis = axis
    value = axis.canonicalValue(String(parts[0]))
    side = parts.count == 2 ? String(parts[1]) : "latest"
  }

  /// Returns whether a case has the value.
  func matches(_ identity: CaseIdentity) -> Bool { axis.value(of: identity) == value }

  /// Refuses a value without a case.
  ///
  /// - Parameter cases: All cases of the side.
  /// - Throws: A failure with the existing values.
  func checkMatches(_ cases: [CaseIdentity]) throws(Failure) {
    guard !cases.contains(where: matches) else { return }
    // Versions of iOS in their order.
    let known = Set(cases.map(axis.value)).sorted {
      $0.compare($1, options: .numeric) == .orderedAscending
    }
    throw Failure(
      "no case of \(side) has the \(axis.noun) '\(value)'",
      at: "\(axis.rawValue):\(value)",
      hint: known.isEmpty ? nil : "there are cases of \(known.joined(separator: ", "))",
      otherwise: "record cases first"
    )
  }
}

extension AxisSelector {
  /// Returns the selector that a misspelled name suggests; nil without a similar axis.
  static func nearest(to name: String) -> String? {
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let axes = CaseAxis.allCases.map(\.rawValue)
    return nearestSpelling(to: String(name[..<colon]), among: axes).map { $0 + name[colon...] }
  }
}
