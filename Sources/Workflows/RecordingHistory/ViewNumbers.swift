import Reporting
package import SnapshotModel

/// The numbers of a view in history and bisection: its position and, for a scroll view, its
/// scrolling.
///
/// The safe area is excluded, because it may change without a visible effect.
package struct ViewNumbers: Hashable {
  /// See ``ViewGeometry/frame``.
  package let frame: Rect
  /// See ``ViewGeometry/windowFrame``.
  package let windowFrame: Rect
  /// See ``ViewGeometry/isHidden``.
  package let isHidden: Bool
  /// See ``ViewGeometry/scroll``.
  package let scroll: ScrollGeometry?

  init(_ view: ViewGeometry) {
    frame = view.frame
    windowFrame = view.windowFrame
    isHidden = view.isHidden
    scroll = view.scroll
  }

  /// The numbers in one line, different for different numbers.
  package var text: String {
    var text = frame.text
    if windowFrame != frame { text += " in window \(windowFrame.text)" }
    if isHidden { text += " hidden" }
    if let scroll {
      text += " \(scroll.text)"
      if scroll.contentInset != scroll.adjustedContentInset {
        text += " inset \(scroll.contentInset.text)"
      }
    }
    return text
  }
}

extension ViewNumbers? {
  /// The numbers in one line, or a text for a missing view.
  package var text: String { self?.text ?? "absent" }
}
