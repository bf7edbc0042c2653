import DriftReport
import Reporting
import SnapshotModel

/// The screens of a comparison along an axis, with both values side by side.
///
/// Each case shows its first checkpoint, because the findings show the others.
struct ComparedScreens {
  private var scenarios: [(name: String, pairs: [PageValues])] = []
  /// The number of cases that exceed the page's limit.
  private var omitted = 0
  private let drift: Drift

  /// Draws the screens of every compared case until the page is full.
  ///
  /// - Parameters:
  ///   - drift: The comparison; without an axis, no screen is drawn.
  ///   - from: The runs of the first side.
  ///   - to: The runs of the second side.
  ///   - drawn: The appearances of the screens on both sides.
  ///   - screens: The screens of the page.
  /// - Throws: The errors of reading a run.
  init(
    _ drift: Drift,
    from: RunCache,
    to: RunCache,
    _ drawn: PairedAppearances,
    on screens: inout PageScreens
  ) throws {
    self.drift = drift
    guard drift.axis != nil else { return }
    for identity in drift.comparedCases {
      guard let pair = try Self.pair(identity, drift, from, to, drawn, &screens) else {
        omitted += 1
        continue
      }
      if scenarios.last?.name != identity.scenario { scenarios.append((identity.scenario, [])) }
      scenarios[scenarios.count - 1].pairs.append(pair)
    }
  }

  /// The values of the template `compared`; empty without an axis.
  var values: [PageValues] {
    guard !scenarios.isEmpty || omitted > 0 else { return [] }
    return [
      [
        "omitted": omitted > 0 ? ["\(counted(omitted, "case")) left out: size limit reached"] : [],
        "scenarios": scenarios.map { scenario in
          [
            "scenario": scenario.name.escapedForLog,
            "caseCount": counted(scenario.pairs.count, "case"), "pairs": scenario.pairs,
          ] as PageValues
        },
      ]
    ]
  }

  private static func pair(
    _ identity: CaseIdentity,
    _ drift: Drift,
    _ from: RunCache,
    _ to: RunCache,
    _ drawn: PairedAppearances,
    _ screens: inout PageScreens
  ) throws -> PageValues? {
    let pair = try drawn.appearances(of: identity)
    let sides = [
      ("before", drift.from.name, from, pair.before), ("after", drift.to.name, to, pair.after),
    ]
    let figures = try sides.compactMap { word, side, cache, appearances -> PageValues? in
      guard let step = try cache.run(of: identity)?.steps.first(where: { $0.snapshot != nil }),
        let snapshot = step.snapshot,
        let screen = screens.values(
          of: snapshot,
          title: "\(side), \(identity) at \"\(step.detail)\"".escapedForLog,
          calling: drift.titles(for: identity),
          appearance: appearances[step.index]
        )
      else { return nil }
      return ["side": word, "sideName": side.escapedForLog, "screen": [screen], "reason": ""]
    }
    guard figures.count == 2 else { return nil }
    return ["case": identity.withoutScenario.escapedForLog, "screens": figures]
  }
}
