import ArgumentParser
import Lint
import SnapshotModel

extension SweepRange {
  /// Returns the range of an option.
  ///
  /// - Throws: `ValidationError`, which names the option, or `--step` for its number.
  static func typed(
    _ text: String,
    _ option: String,
    step: Double = 1,
    within limits: ClosedRange<Double>
  ) throws -> SweepRange {
    do {
      return try SweepRange(text, step: step, within: limits)
    } catch {
      let report = error.report
      throw ValidationError(report.location == nil ? report.inside(option) : report)
    }
  }
}
