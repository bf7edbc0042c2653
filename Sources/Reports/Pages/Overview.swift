import DriftReport
import Reporting
import SnapshotModel

/// A table of scenarios by devices with the worst severity of each pair.
struct Overview {
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
  /// The cells of all scenarios, row by row.
  private var cells: [Cell]
  /// The rows of the scenarios and the columns of the devices.
  private let rows, columns: [String: Int]

  init(_ cases: some Collection<CaseIdentity>, _ menus: CaseMenus, allClear: String) {
    scenarios = cases.lazy.map(\.scenario).distinct.sorted()
    devices = cases.lazy.map(\.device).distinct.sorted()
    rows = Dictionary(uniqueKeysWithValues: zip(scenarios, scenarios.indices))
    columns = Dictionary(uniqueKeysWithValues: zip(devices, devices.indices))
    self.menus = menus
    self.allClear = allClear
    cells = Array(repeating: Cell(), count: scenarios.count * devices.count)
    for identity in cases {
      if let index = index(of: identity) { cells[index].cases += 1 }
    }
  }

  /// Adds findings of some cases.
  mutating func add(
    _ severity: Severity,
    anchor: String,
    about cases: [CaseIdentity],
    findings: Int = 1
  ) {
    for index in cases.compactMap(index).distinct {
      if cells[index].findings == 0 { cells[index].anchor = anchor }
      cells[index].findings += findings
      cells[index].worst = max(cells[index].worst ?? severity, severity)
    }
  }

  /// Returns the index of the cell for a case; nil if the table lacks it.
  private func index(of identity: CaseIdentity) -> Int? {
    guard let row = rows[identity.scenario], let column = columns[identity.device] else {
      return nil
    }
    return row * devices.count + column
  }

  /// The table of all scenarios, those with findings first.
  var values: PageValues { table(rows(areFound: true) + rows(areFound: false)) }

  /// The table of the scenarios with findings; empty without any.
  var found: [PageValues] { tables(rows(areFound: true)) }

  /// The table of the scenarios without findings; empty without any.
  var clear: [PageValues] { tables(rows(areFound: false)) }

  private func rows(areFound: Bool) -> [Int] {
    scenarios.indices.filter { isFound($0) == areFound }
  }

  private func isFound(_ row: Int) -> Bool { cells(of: row).contains { $0.worst != nil } }

  private func cells(of row: Int) -> ArraySlice<Cell> {
    cells[(row * devices.count)...].prefix(devices.count)
  }

  private func tables(_ rows: [Int]) -> [PageValues] { rows.isEmpty ? [] : [table(rows)] }

  /// Returns the values of the template `overview`.
  private func table(_ rows: [Int]) -> PageValues {
    [
      "isFound": rows.contains(where: isFound), "devices": devices.map(\.escapedForLog),
      // The values of many cells take much more memory than their markup.
      "rows": rows.map { PageTemplates.part("overview-row", values(ofRow: $0)) },
    ]
  }

  private func values(ofRow row: Int) -> PageValues {
    [
      "scenario": scenarios[row].escapedForLog,
      "cells": zip(devices, cells(of: row)).map { values(of: $1, scenarios[row], $0) },
    ]
  }

  private func values(of cell: Cell, _ scenario: String, _ device: String) -> PageValues {
    let identity = CaseIdentity(
      scenario: scenario,
      device: device,
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
