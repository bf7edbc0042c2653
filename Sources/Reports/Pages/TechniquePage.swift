import DriftReport
package import Reporting
package import SnapshotModel

/// One screen with every keyboard technique as a page for browsers: one file that needs neither
/// network nor other files.
///
/// The page has a table of devices by techniques for each question, and the screens of each device.
package struct TechniquePage {
  private let comparison: TechniqueComparison
  private let engine: EngineIdentity
  private let screens: [FocusScreen]
  private let failures: [String]

  /// The maximum size of the drawings, in bytes.
  private static let room = 2_500_000
  /// The maximum length of a text in UTF-16 code units; a name can be very long.
  private static let longest = 1000

  /// - Parameters:
  ///   - comparison: The outcome of each technique in each case.
  ///   - engine: The engine that computed the outcomes.
  ///   - screens: The screens to draw, at most one per case.
  ///   - failures: The cases without a result, with the reason.
  package init(
    _ comparison: TechniqueComparison,
    by engine: EngineIdentity,
    screens: [FocusScreen],
    failures: [String]
  ) {
    self.comparison = comparison
    self.engine = engine
    self.screens = screens
    self.failures = failures
  }

  /// The page.
  package var text: String {
    var pageScreens = PageScreens(room: Self.room)
    let drawn = drawnStages(on: &pageScreens)
    return PageTemplates.page(
      "techniques",
      [
        "comparison": Self.safe(subject),
        "verdict": Self.safe(comparison.visibilityConclusion.withCapital),
        "remarks": [Self.safe(comparison.restorationConclusion.withCapital)],
        "failures": failures.map(Self.safe),
        "hasFailures": !failures.isEmpty,
        "techniques": comparison.techniques.map(Self.safe),
        "tables": TechniqueTable.all.map(values),
        "hasStages": !drawn.isEmpty,
        "stages": drawn,
      ].merging(pageScreens.pageValues) { $1 }
    )
  }

  private static func safe(_ text: String) -> String { text.escapedForLog.cut(toUnits: longest) }

  /// The compared techniques and cases, and the engine.
  private var subject: String {
    let scenarios = comparison.outcomes.map(\.identity.scenario).distinct
    let screen = scenarios.count == 1 ? scenarios[0] : counted(scenarios.count, "scenario")
    return "comparing \(counted(comparison.techniques.count, "keyboard technique")) "
      + "in \(counted(comparison.caseCount, "case")) of \(screen), \(engine.text)"
  }

  // MARK: Tables

  private func values(of table: TechniqueTable) -> PageValues {
    [
      "id": table.id, "heading": table.heading, "caption": table.caption,
      "rows": comparison.stages.enumerated().map { number, stage -> PageValues in
        [
          "stage": Self.safe(stage.text), "anchor": Self.anchor(number),
          "isDrawn": screens.contains { $0.stage == stage },
          "cells": comparison.techniques.map { technique in
            values(of: comparison.outcome(on: stage, under: technique).map(table.cell))
          },
        ]
      },
      "totals": table.totals.map { [values(of: $0)] } ?? [],
    ]
  }

  private func values(of cell: TechniqueTable.Cell?) -> PageValues {
    let cell = cell ?? TechniqueTable.Cell(.none, "case failed")
    return [
      "state": cell.state.rawValue, "word": cell.word, "details": Self.safe(cell.details),
      "hasDetails": !cell.details.isEmpty,
    ]
  }

  private func values(of totals: TechniqueTable.Totals) -> PageValues {
    let total = totals.total(comparison)
    return [
      "label": totals.label,
      "counts": comparison.techniques.map { "\(totals.count(comparison, $0)) of \(total)" },
    ]
  }

  // MARK: Screens

  private static func anchor(_ number: Int) -> String { "stage\(number + 1)" }

  /// Draws the screens of each device.
  private func drawnStages(on pageScreens: inout PageScreens) -> [PageValues] {
    let groups = Dictionary(grouping: screens, by: \.stage)
    let isOneScenario = screens.map(\.identity.scenario).distinct.count == 1
    return comparison.stages.enumerated().compactMap { number, stage in
      guard let group = groups[stage] else { return nil }
      let hiding = group.filter(\.isHidden).map(\.identity.technique).distinct
      return [
        "anchor": Self.anchor(number), "stage": Self.safe(stage.text),
        "hiding": hiding.isEmpty ? "" : Self.safe("hidden under " + hiding.joined(separator: ", ")),
        "figures": group.map { figure(of: $0, namesScenario: !isOneScenario, on: &pageScreens) },
      ]
    }
  }

  private func figure(
    of screen: FocusScreen,
    namesScenario: Bool,
    on pageScreens: inout PageScreens
  ) -> PageValues {
    let identity = screen.identity
    let drawing = pageScreens.values(
      of: screen.snapshot,
      title: Self.safe("\(identity) at \"\(screen.checkpoint)\""),
      marking: screen.isHidden ? [screen.field.path] : [],
      appearance: screen.appearance
    )
    return [
      "technique": Self.safe(identity.technique),
      "scenario": Self.safe(identity.scenario), "isNamed": namesScenario,
      "sight": screen.isHidden ? "hidden by \(screen.field.hiddenBy.plain)" : "visible",
      "badge": screen.isHidden ? "error" : "clear",
      "screen": drawing.map { [$0] } ?? [],
    ]
  }
}
