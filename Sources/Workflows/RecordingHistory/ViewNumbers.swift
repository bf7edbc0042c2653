import Reporting
package import SnapshotModel

/// What history and bisection follow of a view: where it is and, of a scroll view, how it scrolls.
///
/// Its safe area is left out, which changes where nothing is seen to move.
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
  /// The numbers in one line, or that there is no such view.
  package var text: String { self?.text ?? "not there" }
}
