import SnapshotModel

/// What history and bisection follow of a view: where it is and, of a scroll view, how it scrolls.
///
/// Its safe area is left out, which changes where nothing is seen to move.
struct ViewNumbers: Hashable {
  let frame: Rect
  let windowFrame: Rect
  let isHidden: Bool
  let scroll: ScrollGeometry?

  init(_ view: ViewGeometry) {
    frame = view.frame
    windowFrame = view.windowFrame
    isHidden = view.isHidden
    scroll = view.scroll
  }

  /// The numbers in one line, different for different numbers.
  var words: String {
    var words = frame.words
    if windowFrame != frame { words += " in window \(windowFrame.words)" }
    if isHidden { words += " hidden" }
    if let scroll {
      words += " \(scroll.words)"
      if scroll.contentInset != scroll.adjustedContentInset {
        words += " inset \(scroll.contentInset.words)"
      }
    }
    return words
  }
}

extension ViewNumbers? {
  /// The numbers in one line, or that there is no such view.
  var words: String { self?.words ?? "not there" }
}

/// Whether a step is meant by the name of its checkpoint or by its number.
func isStep(_ index: Int, checkpoint: String?, called name: String) -> Bool {
  "\(index)" == name || checkpoint == name
}

extension ViewGeometry {
  /// Whether the view itself, and none around it, has a name or path, or ends in a part of one.
  func isCalled(_ name: String) -> Bool {
    path == name || path.hasSuffix("/" + name)
  }
}
