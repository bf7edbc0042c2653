public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation that shows or hides the status bar.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

extension NSDirectionalRectEdge {
  /// The individual edges, as bits.
  var bits: [UInt] {
    [Self.top, .leading, .bottom, .trailing].filter(contains).map(\.rawValue)
  }
}
