import DriftReport
import ScenarioModel
import SnapshotModel

/// A label or a button whose text does not fit.
struct TruncatedText: LintRule {
  let id = "truncated-text"
  let severity = DriftSeverity.warning
  let title = "A label or a button has no room for all of its text."
  let remedy =
    "Give the text more lines or room, raise its compression resistance, or let it shrink."

  func complaints(about screen: ExaminedScreen) -> [Complaint] {
    guard screen.subject.extent == .whole else { return [] }
    return screen.findings.filter { $0.kind == .truncatedText }.compactMap { finding in
      guard let view = screen.view(at: finding.view), !view.isInList,
        let frame = view.visibleFrame, view.hasText, !shrinks(view), !view.hasSampleText
      else { return nil }
      return Complaint(
        view: view.node.id,
        message: "\(view.words) is \(frame.width.plain) by \(frame.height.plain) points large, "
          + "too small for '\(view.node.properties.text ?? "")'"
      )
    }
  }

  private func shrinks(_ view: ExaminedView) -> Bool { view.source?.shrinksText ?? false }
}

extension ExaminedView {
  /// Whether the text is one that Interface Builder or somebody has put in place of a real one.
  fileprivate var hasSampleText: Bool {
    let text = (node.properties.text ?? "").lowercased()
    return ["label", "button", "title"].contains(text) || text.contains("lorem ipsum")
  }
}
