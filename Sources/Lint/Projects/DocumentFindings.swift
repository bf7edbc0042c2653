import InterfaceBuilder
import ScenarioModel
import SnapshotModel

extension ScreenLinter {
  /// The findings about parts of documents that are left out or not followed.
  ///
  /// - Parameters:
  ///   - warnings: The warnings of the importer.
  ///   - subjects: The screens of the documents.
  ///   - stages: The stages of the check.
  /// - Returns: By location, for the rules of the linter.
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
  /// Nil for a warning about the use of a document that is in order.
  fileprivate init?(_ warning: ImportWarning) {
    guard warning.kind != .remark else { return nil }
    self.init(
      location: warning.location,
      message: warning.message,
      object: warning.object,
      isDamage: warning.kind == .damaged
    )
  }
}

extension [LintScreen] {
  /// The name of the last scene that begins before a location; empty for a location before all scenes.
  fileprivate func scene(with location: FileLocation) -> String {
    filter { $0.location.file == location.file && $0.location.line <= location.line }
      .max { $0.location.line < $1.location.line }?.name ?? ""
  }
}
