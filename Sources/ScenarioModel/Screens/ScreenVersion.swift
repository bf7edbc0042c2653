/// The parts of a case that affect the reading of its screens from documents.
package struct ScreenVersion: Hashable, Sendable {
  /// The size classes at the start of the case.
  package var sizeClasses: SizeClasses
  /// The language; nil for the texts of the document itself.
  package var language: Language?

  package init(sizeClasses: SizeClasses, language: Language? = nil) {
    self.sizeClasses = sizeClasses
    self.language = language
  }

  /// Makes the version that a case shows.
  package init(of item: ScenarioCase) {
    sizeClasses = item.device.sizeClasses(in: item.orientation, width: item.user.width)
    language = item.user.language
  }

  /// Makes the version that a question shows, at the start of its run.
  package init(of question: CaseQuestion) {
    let width = question.scenario.simulation?.applicationWidth ?? .full
    sizeClasses = question.device.sizeClasses(in: question.orientation, width: width)
    language = question.scenario.matrix.languages?.first
  }
}
