import DriftReport
import Reporting
import SnapshotModel

/// A table of scenarios by devices with the worst severity of each pair.
struct Overview {
  private struct Key: Hashable {
    let scenario: String
    let device: String
  }

  private struct Cell {
    var cases = 0
    var findings = 0
    var worst: Severity?
    /// The anchor of the pair's first item.
    var anchor = ""
  }

  private let scenarios: [String]
  private let devices: [String]
  private let menus: CaseMenus
  /// The text of a cell without findings.
  private let allClear: String
  private var cells: [Key: Cell] = [:]

  init(_ cases: [CaseIdentity], _ menus: CaseMenus, allClear: String) {
    scenarios = cases.map(\.scenario).distinct.sorted()
    devices = cases.map(\.device).distinct.sorted()
    self.menus = menus
    self.allClear = allClear
    for identity in cases { cells[Self.key(identity), default: Cell()].cases += 1 }
  }

  /// Adds findings of some cases.
  mutating func add(
    _ severity: Severity,
    anchor: String,
    about cases: [CaseIdentity],
    findings: Int = 1
  ) {
    for key in cases.map(Self.key).distinct {
      var cell = cells[key] ?? Cell()
      if cell.findings == 0 { cell.anchor = anchor }
      cell.findings += findings
      cell.worst = max(cell.worst ?? severity, severity)
      cells[key] = cell
    }
  }

  private static func key(_ identity: CaseIdentity) -> Key {
    Key(scenario: identity.scenario, device: identity.device)
  }

  /// The table of all scenarios, those with findings first.
  var values: PageValues { table(scenarios.filter(isFound) + scenarios.filter { !isFound($0) }) }

  /// The table of the scenarios with findings; empty without any.
  var found: [PageValues] { tables(scenarios.filter(isFound)) }

  /// The table of the scenarios without findings; empty without any.
  var clear: [PageValues] { tables(scenarios.filter { !isFound($0) }) }

  private func isFound(_ scenario: String) -> Bool {
    devices.contains { cells[Key(scenario: scenario, device: $0)]?.worst != nil }
  }

  private func tables(_ scenarios: [String]) -> [PageValues] {
    scenarios.isEmpty ? [] : [table(scenarios)]
  }

  /// Returns the values of the template `overview`.
  private func table(_ scenarios: [String]) -> PageValues {
    [
      "isFound": scenarios.contains(where: isFound),
      "devices": devices.map(\.escapedForLog),
      "rows": scenarios.map { scenario -> PageValues in
        [
          "scenario": scenario.escapedForLog,
          "cells": devices.map { values(of: Key(scenario: scenario, device: $0)) },
        ]
      },
    ]
  }

  private func values(of key: Key) -> PageValues {
    let cell = cells[key] ?? Cell()
    let identity = CaseIdentity(
      scenario: key.scenario,
      device: key.device,
      orientation: "",
      technique: ""
    )
    let state = cell.worst?.rawValue ?? (cell.cases > 0 ? "clear" : "missing")
    return [
      "state": state, "isLinked": cell.worst != nil, "anchor": cell.anchor,
      "word": cell.worst?.rawValue ?? (cell.cases > 0 ? allClear : "no case"),
      "count": cell.worst != nil
        ? counted(cell.findings, "finding") : cell.cases > 0 ? counted(cell.cases, "case") : "",
    ].merging(menus.tokens(of: [identity])) { $1 }
  }
}
