package import DriftReport
package import Reporting
import SnapshotModel

/// The cases of two sides that differ only in the value of an axis.
package struct AxisPairs {
  /// The first side's cases, each with the identity of its case on the second side.
  package let from: RecordingSide
  /// The second side's cases.
  package let to: RecordingSide
  /// The axis, its values, and the cases without a pair.
  package let axis: AxisComparison

  /// Pairs the cases of two sides; nil if no axis has different values on the sides.
  ///
  /// - Parameters:
  ///   - from: The first side and its selected cases.
  ///   - to: The second side and its selected cases.
  /// - Throws: A failure if the sides select different axes, or if no case has a pair.
  package init?(
    from: (side: DiffSide, cases: RecordingSide),
    to: (side: DiffSide, cases: RecordingSide)
  ) throws {
    guard let selectors = try Self.selectors(from.side, to.side),
      selectors.from.value != selectors.to.value
    else { return nil }
    // In one recording, both cases have the same scenario and screens.
    let isOneSide = selectors.from.side == selectors.to.side
    try self.init(
      from: from.cases,
      to: to.cases,
      axis: selectors.from.axis,
      values: (selectors.from.value, selectors.to.value),
      present: isOneSide ? [:] : try to.side.questionHashes()
    )
  }

  /// Pairs the cases of two sides, each with one value of an axis.
  ///
  /// - Parameters:
  ///   - from: The first side.
  ///   - to: The second side.
  ///   - axis: The axis.
  ///   - values: The values of the sides.
  ///   - present: The hashes of the second side's questions for all values; empty if the scenarios
  ///     and screens of the sides are certainly equal.
  /// - Throws: A failure if no case has a pair.
  init(
    from: RecordingSide,
    to: RecordingSide,
    axis: CaseAxis,
    values: (from: String, to: String),
    present: [CaseIdentity: QuestionHash] = [:]
  ) throws(Failure) {
    let targets = try Self.byRest(to, axis)
    let sources = try Self.byRest(from, axis)
    var (source, target) = (from, to)
    source.cases = from.cases.compactMap { old in
      guard let new = targets[CaseAxis.Rest(of: old.identity, without: axis)] else { return nil }
      let hash = present[old.identity]
      return RecordedCase(
        old,
        pairedWith: new.identity,
        inputsChanged: hash.map { $0 != old.questionHash } ?? false
      )
    }
    func isPaired(_ recorded: RecordedCase, _ others: [CaseAxis.Rest: RecordedCase]) -> Bool {
      others[CaseAxis.Rest(of: recorded.identity, without: axis)] != nil
    }
    target.cases = to.cases.filter { isPaired($0, sources) }
    guard !target.cases.isEmpty else {
      throw Failure(
        "no case of \(from.name) has a case of \(to.name) that differs only in the "
          + axis.noun,
        fix: "record scenarios with both values of the \(axis.noun)"
      )
    }
    self.from = source
    self.to = target
    self.axis = AxisComparison(
      axis: axis,
      from: values.from,
      to: values.to,
      unpairedInFrom: from.cases.filter { !isPaired($0, targets) }.map(\.identity).sorted(),
      unpairedInTo: to.cases.filter { !isPaired($0, sources) }.map(\.identity).sorted()
    )
  }

  /// Returns the selectors of two sides; nil if neither side has one.
  ///
  /// - Throws: A failure if only one side has a selector, or if the sides have different axes.
  package static func selectors(
    _ from: DiffSide,
    _ to: DiffSide
  ) throws(Failure) -> (from: AxisSelector, to: AxisSelector)? {
    guard let selector = from.selector ?? to.selector else { return nil }
    guard let old = from.selector, let new = to.selector, old.axis == new.axis else {
      let axis = selector.axis.rawValue
      throw Failure(
        "'\(from.name)' and '\(to.name)' do not have the same axis",
        fix: "give two values of it: scvdb diff \(axis):VALUE \(axis):VALUE"
      )
    }
    return (old, new)
  }

  /// Returns cases by their other properties.
  private static func byRest(
    _ side: RecordingSide,
    _ axis: CaseAxis
  ) throws(Failure) -> [CaseAxis.Rest: RecordedCase] {
    var cases: [CaseAxis.Rest: RecordedCase] = [:]
    for recorded in side.cases {
      let rest = CaseAxis.Rest(of: recorded.identity, without: axis)
      if let other = cases.updateValue(recorded, forKey: rest) {
        // A case without a system has the same system as a case that names it.
        throw Failure(
          "'\(other.identity)' and '\(recorded.identity)' have the same \(axis.noun)",
          at: side.name,
          fix: "compare one recording"
        )
      }
    }
    return cases
  }
}
