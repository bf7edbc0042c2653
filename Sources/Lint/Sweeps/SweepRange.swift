package import ScenarioModel

/// Numbers from one to another in equal steps; the last step may be shorter.
package struct SweepRange: Hashable, Sendable {
  /// The first stop.
  package let from: Double
  /// The last stop, which is always included.
  package let to: Double
  /// The distance between stops, greater than 0.
  package let step: Double

  /// The maximum number of stops in a sweep.
  package static let mostStops = 100_000.0

  /// An error in the text or the numbers of a range.
  package struct Mistake: ReportedError, CustomStringConvertible {
    package let report: FailureReport

    init(_ problem: String, at option: String? = nil, fix: String) {
      report = FailureReport(problem, at: option, fix: fix)
    }

    /// The location, problem and fix, one per line.
    package var description: String { report.description }
  }

  /// Reads a range.
  ///
  /// - Parameters:
  ///   - text: The first and the last number: `320...1366`.
  ///   - step: The distance between two stops.
  ///   - limits: The valid numbers.
  /// - Throws: `Mistake`.
  package init(
    _ text: String,
    step: Double = 1,
    within limits: ClosedRange<Double>
  ) throws(Mistake) {
    let numbers = text.split(separator: "...", omittingEmptySubsequences: false).map {
      Double($0)
    }
    guard numbers.count == 2, let from = numbers[0], let to = numbers[1] else {
      throw Mistake("'\(text)' is not a range", fix: "write it like 320...1366")
    }
    guard limits.contains(from), limits.contains(to), from <= to else {
      throw Mistake(
        "'\(text)' is not a range from a smaller to a larger number between "
          + "\(limits.lowerBound.plain) and \(limits.upperBound.plain)",
        fix: "write two such numbers, like \(limits.lowerBound.plain)...\(limits.upperBound.plain)"
      )
    }
    guard step > 0, (to - from) / step < Self.mostStops else {
      throw Mistake(
        "a step of \(step.plain) is not above 0, or makes more than "
          + "\(Self.mostStops.plain) stops of \(text)",
        at: "--step",
        fix: "give a larger --step"
      )
    }
    (self.from, self.to, self.step) = (from, to, step)
  }

  /// The stops, in ascending order, with both ends.
  package var values: [Double] {
    let count = Int(((to - from) / step).rounded(.down))
    let values = (0...count).map { canonicalPoints(from + Double($0) * step) }
    return values.last == to ? values : values + [to]
  }

  /// The two ends: `320...1366`.
  package var text: String { "\(from.plain)...\(to.plain)" }
}
