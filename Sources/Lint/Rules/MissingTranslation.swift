import Reporting
import ScenarioModel

/// Texts that are not in the user's language.
struct MissingTranslation: LintRule {
  let id = "missing-translation"
  let severity = Severity.warning
  let title = "A text has no translation into a language of the app."
  let fix = "Add the text to the strings file of the language."
  let isSameInSizeClasses = true
  let isSameOnDevices = true

  func violations(about screen: ExaminedScreen) -> [Violation] {
    violations(
      by: screen.subject.sources.compactMapValues(\.untranslatedText),
      of: "the document",
      in: screen
    ) + violations(by: screen.subject.untranslatedTexts, of: "the scenario", in: screen)
  }

  /// Code fills the cells that a list makes from a prototype.
  private func isInPrototype(_ view: String, of screen: ExaminedScreen) -> Bool {
    var pending = screen.subject.screen.allNodes.filter {
      ($0.kind == .tableViewCell || $0.kind == .collectionViewCell)
        && $0.properties.reuseIdentifier != nil
    }
    while let node = pending.popLast() {
      if node.id == view { return true }
      pending += node.subviews
    }
    return false
  }

  private func violations(
    by texts: [String: String],
    of owner: String,
    in screen: ExaminedScreen
  ) -> [Violation] {
    texts.sorted { $0.key < $1.key }.compactMap { id, text in
      guard let view = screen.view(id: id)?.node, !text.isSampleText,
        !isInPrototype(id, of: screen)
      else { return nil }
      let title = view.title(writtenAt: screen.subject.sources[id])
      return Violation(view: id, message: "\(title.quoted) has the text '\(text)' of \(owner)")
    }
  }
}
