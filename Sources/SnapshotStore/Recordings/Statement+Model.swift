import SnapshotModel

// Model values with several columns, always in the same order.

extension Statement {
  func engine() -> EngineIdentity {
    EngineIdentity(name: text(), version: text(), fingerprint: text())
  }

  func caseIdentity() -> CaseIdentity {
    CaseIdentity(
      scenario: text(),
      device: text(),
      orientation: text(),
      technique: text(),
      system: optionalText(),
      settings: optionalText()
    )
  }
}
