import Reporting
import ScenarioModel
import SnapshotModel

/// A label or a button with text that does not fit.
struct TruncatedText: LintRule {
  let id = "truncated-text"
  let severity = Finding.Kind.truncatedText.severity
  let title = "The text of a label or a button is truncated."
  let fix =
    "Give the text more lines or room, raise its compression resistance, or let it shrink."

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent == .whole, !screen.hasConflict else { return [] }
    let truncated = screen.views(with: .truncatedText).compactMap { view in
      view.judgedFrame.map { frame in
        Violation(
          view: view.node.id,
          message: "\(view.text) is \(frame.width.plain) x \(frame.height.plain) pt, "
            + "too small for '\(view.node.properties.text ?? "")'"
        )
      }
    }
    let known = Set(truncated.map(\.view))
    return truncated
      + screen.views.compactMap { view in
        known.contains(view.node.id) ? nil : cut(view, by: screen)
      }
  }

  /// A text that begins on the screen and continues beside it.
  private func cut(_ view: ExaminedView, by screen: ExaminedScreen) -> Violation? {
    guard view.isLabel, view.hasContent, view.wasDrawnInside, view.scrollView == nil,
      !view.isInList,
      let frame = view.judgedFrame, let seen = frame.intersection(screen.window),
      seen.width < frame.width - Self.tolerance, seen.width < view.leastTextWidth(in: frame)
    else { return nil }
    return Violation(
      view: view.node.id,
      message: "\(view.text) spans x \(frame.x.plain)-\(frame.maxX.plain), and the screen ends at "
        + "\(screen.window.maxX.plain), in '\(view.node.properties.text ?? "")'"
    )
  }

  /// The tolerated empty space beside the last letter, in points.
  private static let tolerance = 4.0
}

extension ExaminedView {
  /// The frame to check; nil for a view with text that cannot be checked.
  fileprivate var judgedFrame: Rect? {
    guard let frame = visibleFrame, hasText, !adaptsText, !hasSampleText, hasSystemFont,
      !hasOversizedImage(in: frame)
    else { return nil }
    return frame
  }

  /// A lower bound for the text's width, because a label may be wider than its text.
  ///
  /// The height of a line is about 1.2 times the font size. In few texts, the average width of the
  /// letters is less than 0.42 times the font size.
  fileprivate func leastTextWidth(in frame: Rect) -> Double {
    let lines = (node.properties.text ?? "").split(whereSeparator: \.isNewline)
    let isOneLine = node.properties.numberOfLines ?? 1 == 1
    let lineHeight = isOneLine ? frame.height : min(frame.height, Self.usualLineHeight)
    return Double(lines.map(\.count).max() ?? 0) * lineHeight * 0.42 / 1.2
  }

  /// The line height of the 17-point system font, in points.
  private static let usualLineHeight = 20.5

  /// Buttons may have empty space at their sides.
  fileprivate var isLabel: Bool { node.kind == .label }

  /// Whether the text shrinks to fit, or a custom class shows it.
  fileprivate var adaptsText: Bool {
    source?.shrinksText ?? false || node.properties.customClass != nil
  }

  /// Whether the text is a placeholder: Interface Builder's own, sample text, or a translation key.
  fileprivate var hasSampleText: Bool {
    let text = (node.properties.text ?? "").lowercased()
    let isKey = !text.contains(" ") && text.contains { $0 == "_" || $0 == "." }
    // Empty lines reserve space.
    return isKey || text.last?.isNewline ?? false || text.isSampleText
  }

  /// Whether the widths of the letters are exact to the point.
  fileprivate var hasSystemFont: Bool {
    let fonts = [node.properties.font] + (node.properties.fragments ?? []).map(\.font)
    return fonts.compactMap(\.self).allSatisfy { $0.name.lowercased().contains("system") }
  }

  /// Whether code, or the button itself, shows the image smaller.
  fileprivate func hasOversizedImage(in frame: Rect) -> Bool {
    node.properties.imageSize.map { $0.height > frame.height } ?? false
  }
}
