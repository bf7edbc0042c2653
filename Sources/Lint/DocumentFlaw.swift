package import ScenarioModel

/// A part of a document that is omitted or not followed, on every stage.
package struct DocumentFlaw: Sendable {
  /// The location of the part in the document.
  package var location: FileLocation
  /// The part and the effect of its absence, in one sentence.
  package var message: String
  /// The id of the object with the part; nil for the document as a whole.
  package var object: String?
  /// Whether an app omits the part too.
  package var isDamage: Bool

  package init(location: FileLocation, message: String, object: String?, isDamage: Bool) {
    self.location = location
    self.message = message
    self.object = object
    self.isDamage = isDamage
  }

  private var rule: any LintRule { isDamage ? DamagedDocument() : UnsupportedPart() }

  /// Makes a finding of the flaw.
  ///
  /// - Parameters:
  ///   - rules: The rules of the linter.
  ///   - scene: The name of the scene with the part; empty for the document as a whole.
  ///   - stages: The stages of the check.
  /// - Returns: The finding; nil without its rule.
  package func finding(
    by rules: [any LintRule],
    inScene scene: String,
    on stages: [ScreenStage]
  ) -> LintFinding? {
    guard let rule = rules.first(where: { $0.id == rule.id }) else { return nil }
    let name = object ?? ""
    var finding = LintFinding(
      rule: rule,
      scene: scene,
      source: location,
      view: name,
      viewName: name,
      viewTitle: name.isEmpty ? "document" : name,
      occurrences: stages.map { LintFinding.Occurrence(stage: $0, message: message) }
    )
    finding.isAboutDocument = true
    return finding
  }
}
