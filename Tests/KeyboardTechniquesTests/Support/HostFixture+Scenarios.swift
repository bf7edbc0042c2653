import DeviceCatalog
import LayoutEngine
import Testing

/// Runs a scenario and records an issue, with all numbers of the step, for each wrong number.
///
/// The exact numbers must match to a thousandth of a point. A device that rounds to its pixels
/// may be off by one of them.
func run(
  _ scenario: Scenario,
  roundsToPixels: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let setup = scenario.setup
  let device = try scenario.fixture.device(
    orientation: setup.orientation,
    keyboard: setup.keyboard,
    landscape: setup.landscapeKeyboard,
    roundsToPixels: roundsToPixels
  )
  let tolerance = 0.001 + (roundsToPixels ? 1 / device.model.scale : 0)
  device.run {
    let fixture = HostFixture(scenario, on: device)
    for (index, step) in scenario.steps.enumerated() {
      fixture.perform(step)
      guard let failure = fixture.failure(about: step, tolerance: tolerance) else { continue }
      Issue.record(
        "\(scenario.id), step \(index + 1), at \(device.clock.now) s:\(failure)",
        sourceLocation: sourceLocation
      )
    }
  }
}

extension HostFixture {
  /// Returns the mismatch of a step's numbers; nil if they match.
  fileprivate func failure(about step: Step, tolerance: Double) -> String? {
    switch step {
    case .expect(let expected): failure(about: expected, tolerance: tolerance)
    case .applied(let expected) where applied != expected:
      "\n  applied \(applied), expected \(expected)"
    default: nil
    }
  }

  private func failure(about expected: [Measure: Double], tolerance: Double) -> String? {
    let rows = expected.sorted { $0.key.description < $1.key.description }.map { measure, value in
      let actual = measure.value(on: self)
      let isMet = abs(actual - value) <= tolerance
      let line = "\n  \(isMet ? " " : "!") \(measure): \(actual), expected \(value)"
      return (isMet: isMet, line: line)
    }
    return rows.allSatisfy(\.isMet) ? nil : rows.map(\.line).joined()
  }
}
