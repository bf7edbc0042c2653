import Reporting
import ScenarioModel

/// A focused text input below the keyboard that the user cannot scroll into view.
struct KeyboardHidesField: LintRule {
  let id = "keyboard-hides-field"
  let severity = Severity.error
  let title = "The keyboard covers the focused field, and no scroll view brings it into view."
  let fix =
    "Put the fields into a scroll view, and let its bottom inset or edge follow the keyboard; "
    + "'scvdb techniques' lists techniques."

  /// The tolerated overlap at the edge of a field, in points.
  private static let slack = 4.0

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard !screen.subject.followsKeyboard else { return [] }
    return screen.fields.compactMap { field in
      guard isChecked(field.view, on: screen), let keyboard = field.snapshot.keyboard else {
        return nil
      }
      let reach = TouchReach(field.snapshot)
      guard reach.heightUnderKeyboard(field.geometry) > 0,
        field.geometry.windowFrame.maxY - keyboard.y > Self.slack
      else { return nil }
      let isFixed = !field.geometry.isScrolled(in: field.snapshot)
      guard isFixed || reach.isOutOfReach(field.geometry) else { return nil }
      var violation = Violation(
        view: field.view.node.id,
        message: message(field, keyboard, isFixed)
      )
      if let library = screen.subject.keyboardLibrary {
        violation.severity = .note
        violation.message += "; \(library) may move it above the keyboard"
      }
      return violation
    }
  }

  /// Another rule reports fields that are off the screen without a keyboard.
  private func isChecked(_ field: ExaminedView, on screen: ExaminedScreen) -> Bool {
    guard field.isShown, field.takesTouches, !isMovedByCode(field, on: screen) else { return false }
    guard field.scrollView == nil else { return field.visibleFrame != nil }
    return field.visibleFrame.map { screen.window.holds($0, within: 1) } ?? false
  }

  /// Whether the field is inside a custom scroll view, or inside a view with `keyboard` in the name
  /// of its custom class.
  private func isMovedByCode(_ field: ExaminedView, on screen: ExaminedScreen) -> Bool {
    var current = field.parent
    while let position = current {
      let view = screen.views[position]
      if let name = view.node.properties.customClass {
        if view.kind == .scrollView || name.contains("eyboard") { return true }
      }
      current = view.parent
    }
    return false
  }

  private func message(
    _ field: ExaminedScreen.FocusedField,
    _ keyboard: Rect,
    _ isFixed: Bool
  ) -> String {
    let frame = field.geometry.windowFrame
    return "\(field.view.text) with the focus spans y \(frame.y.plain)-"
      + "\(frame.maxY.plain), the keyboard begins at \(keyboard.y.plain), and "
      + (isFixed ? "no scroll view is around it" : "its scroll view does not scroll that far")
  }
}
