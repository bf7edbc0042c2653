import SnapshotModel

// Model values with several columns, always in the same order.

extension EngineIdentity {
  /// The columns that ``Statement/engine()`` reads.
  static let columns = EngineRow.table.qualifiedColumns
}

extension CaseIdentity {
  /// The columns that ``Statement/caseIdentity()`` reads.
  static let columns = "scenario.name, device.name, \(ownColumns)"

  /// The columns of `scenario_case` among them.
  static let ownColumns = """
    scenario_case.orientation, scenario_case.technique, nullif(scenario_case.system, ''),
    scenario_case.settings
    """

  /// Joins the names to `scenario_case`.
  static let names = """
    JOIN scenario ON scenario.id = scenario_case.scenario_id
    JOIN device ON device.id = scenario_case.device_id
    """
}

extension Statement {
  func engine() throws(StoreError) -> EngineIdentity { try values(of: EngineRow.self).engine }

  func questionHash() -> QuestionHash { QuestionHash(text: text()) }

  func userSettings() throws(StoreError) -> UserSettings {
    try UserSettings.read(from: self, QualifiedName(table: "scenario_case", column: "settings"))
  }

  func caseIdentity() throws(StoreError) -> CaseIdentity {
    CaseIdentity(
      scenario: text(),
      device: text(),
      orientation: text(),
      technique: text(),
      system: optionalText(),
      settings: try userSettings()
    )
  }
}
