import SnapshotModel

/// Tells which of a snapshot's views the keyboard hides from the user's finger.
///
/// Only what a user types into or touches counts: that a background lies under the keyboard is no
/// news, that a field does is.
struct KeyboardCover {
  private static let touched: Set = [
    "UIButton", "UIDatePicker", "UIPickerView", "UISearchBar", "UISegmentedControl", "UISlider",
    "UIStepper", "UISwitch", "UITextField", "UITextView",
  ]

  let snapshot: Snapshot

  /// Whether the keyboard lies over any part of a view.
  func covers(_ view: ViewGeometry) -> Bool {
    guard let keyboard = snapshot.keyboard, !view.isHidden else { return false }
    guard Self.touched.contains(view.className) || view.path == snapshot.firstResponder else {
      return false
    }
    return view.windowFrame.overlaps(keyboard)
  }
}

extension Rect {
  /// Whether two rectangles share an area; touching edges share none.
  fileprivate func overlaps(_ other: Rect) -> Bool {
    x < other.x + other.width && other.x < x + width
      && y < other.y + other.height && other.y < y + height
  }
}
