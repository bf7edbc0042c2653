public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none
  case fade
  case slide
}

extension NSDirectionalRectEdge {
  /// The single edges, as bits.
  var bits: [UInt] {
    [Self.top, .leading, .bottom, .trailing].filter(contains).map(\.rawValue)
  }
}
