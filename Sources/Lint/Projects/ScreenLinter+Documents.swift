import InterfaceBuilder
import ScenarioModel

extension ScreenLinter {
  /// Returns the findings about parts of documents that are omitted or not followed.
  ///
  /// - Parameters:
  ///   - warnings: The warnings of the importer.
  ///   - subjects: The screens of the documents.
  ///   - stages: The stages of the check.
  /// - Returns: The findings by location, for the rules of the linter.
  func findings(
    about warnings: [ImportWarning],
    of subjects: [LintSubject],
    on stages: [ScreenStage]
  ) -> [LintFinding] {
    let screens = subjects.compactMap(\.questions.first?.screen)
    return warnings.compactMap { warning in
      DocumentFlaw(warning)?.finding(
        by: rules,
        inScene: screens.scene(with: warning.location),
        on: stages
      )
    }
  }
}

extension DocumentFlaw {
  /// Makes a flaw; nil for a warning about a use of a valid document.
  fileprivate init?(_ warning: ImportWarning) {
    guard warning.kind.isFlaw else { return nil }
    self.init(
      location: warning.location,
      message: warning.message,
      object: warning.object,
      isDamage: warning.kind == .damaged
    )
  }
}

extension [LintScreen] {
  /// Returns the name of the last scene that begins before a location; empty without one.
  fileprivate func scene(with location: FileLocation) -> String {
    filter { $0.location.file == location.file && $0.location.line <= location.line }
      .max { $0.location.line < $1.location.line }?.name ?? ""
  }
}
