package import LayoutEngine

/// What differs between revisions of the technique; the defaults are the current one's.
package struct ScrollingContentParameters: Hashable, Sendable {
  /// What keeps content from shrinking while the keyboard is up, unless it is to be resized.
  package enum ContentHeightRule: Hashable, Sendable {
    /// Up to 1.1.0: the least height is the safe area's and, on top, the additional bottom inset.
    case compensation

    /// Between 1.1.0 and 1.2.0: the least height is that of the scroll view's frame, keyboard or
    /// not.
    case scrollViewFrame

    /// 1.2.0: the height that the content had when the keyboard came.
    case exactPin

    /// From 1.2.1 on: at least that height.
    case minimumPin
  }

  /// Seconds of quiet after which collected keyboard and scroll events are executed.
  package var filterDelay: TimeInterval = 0.1

  /// Seconds in which the content settles after an ordinary change of the keyboard.
  package var settleDuration: TimeInterval = 0.5

  /// The announced duration above which a keyboard rides on a push or pop, whose own animation
  /// then takes the content along: no waiting, no animation of ours.
  package var navigationThreshold: TimeInterval = 0.3

  /// The rule that keeps content from shrinking while the keyboard is up.
  package var contentHeight = ContentHeightRule.minimumPin

  /// Whether a request to see exactly a view means the view, whatever its size is by then; not in
  /// 1.0.0.
  package var requestsFollowViews = true

  /// Whether keyboard frames are those of the application's key window, so that a host in no window
  /// follows them, too; up to 1.6.1.
  package var usesKeyWindow = false

  /// Whether content without a size is reported when it is inserted, and not each time that it is
  /// about to appear; in 1.0.0.
  package var reportsSizeAtInsertion = false

  package init() {}
}
