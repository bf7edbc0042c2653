import Reporting
import ScenarioModel

/// A button or a custom control that is smaller than a fingertip.
///
/// UIKit's switches, steppers and other controls have fixed sizes.
struct SmallTapTarget: LintRule {
  let id = "small-tap-target"
  let severity = Severity.note
  let title = "A button is less than 44 points wide or high."
  let fix = "Make the button at least 44 x 44 pt, for example by its insets."

  let canFollowConflict = true

  /// The minimum in Apple's guidelines, in points.
  static let leastLength = 44.0

  func violations(about screen: ExaminedScreen) -> [Violation] {
    guard screen.subject.extent != .cell else { return [] }
    return screen.views.indices.compactMap { position in
      let view = screen.views[position]
      guard isChecked(view), !isInBar(position, screen), let frame = view.visibleFrame else {
        return nil
      }
      guard min(frame.width, frame.height) < Self.leastLength,
        !isSizedByClass(view, frame, screen)
      else { return nil }
      return Violation(
        view: view.node.id,
        message: "\(view.text) is \(frame.width.plain) x \(frame.height.plain) pt"
      )
    }
  }

  /// Whether only the app's class of a button determines the lengths that are too small.
  private func isSizedByClass(
    _ view: ExaminedView,
    _ frame: Rect,
    _ screen: ExaminedScreen
  ) -> Bool {
    let node = view.node
    guard view.kind == .button, node.properties.customClass != nil,
      !node.translatesAutoresizingMaskIntoConstraints
    else { return false }
    let small: [ConstraintNode.Attribute] =
      (frame.width < Self.leastLength ? [.width] : [])
      + (frame.height < Self.leastLength ? [.height] : [])
    return screen.constraints { $0.firstItem == node.id && small.contains($0.firstAttribute) }
      .isEmpty
  }

  private func isChecked(_ view: ExaminedView) -> Bool {
    guard view.isInteractive, !view.isInList else { return false }
    switch view.kind {
    case .control: return true
    case .button: return !Self.standardTypes.contains(view.node.properties.buttonType ?? "")
    default: return false
    }
  }

  /// Buttons with UIKit's own appearance and size.
  private static let standardTypes: Set = [
    "detailDisclosure", "infoLight", "infoDark", "contactAdd", "close",
  ]

  /// Bars forward touches beside a button to it.
  private func isInBar(_ position: Int, _ screen: ExaminedScreen) -> Bool {
    screen.views.indices.contains { bar in
      switch screen.views[bar].kind {
      case .navigationBar, .toolbar, .tabBar, .searchBar: screen.isView(bar, around: position)
      default: false
      }
    }
  }
}
