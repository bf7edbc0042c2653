package import ScenarioModel

/// The widths of the screen where a sweep found a finding.
package struct FindingWidths: Sendable {
  /// The stage, except for the width.
  package var stage: ScreenStage
  /// The tested widths, in points.
  package var range: ClosedRange<Double>
  /// The ranges of widths where the finding occurs, in ascending order; never empty.
  package var spans: [ClosedRange<Double>]

  package init(stage: ScreenStage, range: ClosedRange<Double>, spans: [ClosedRange<Double>]) {
    self.stage = stage
    self.range = range
    self.spans = spans
  }

  /// For example `at widths 320...331 of 320...1366 (iphone-se-1 portrait)`.
  package var text: String {
    "at widths \(spans.map(\.words).joined(separator: ", ")) of \(range.words) (\(stage.text))"
  }
}

extension ClosedRange<Double> {
  fileprivate var words: String {
    lowerBound == upperBound ? lowerBound.plain : "\(lowerBound.plain)...\(upperBound.plain)"
  }
}
