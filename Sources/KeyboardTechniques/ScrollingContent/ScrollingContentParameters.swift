package import LayoutEngine

/// The differences between revisions of the technique; the defaults are the current revision's.
package struct ScrollingContentParameters: Hashable, Sendable {
  /// The rule that keeps content from shrinking for the keyboard, unless it is to be resized.
  package enum ContentHeightRule: Hashable, Sendable {
    /// Up to 1.1.0: the minimum height is the safe area's height plus the additional bottom inset.
    case compensation

    /// Between 1.1.0 and 1.2.0: the minimum height is the height of the scroll view's frame, with
    /// or without a keyboard.
    case scrollViewFrame

    /// 1.2.0: the height of the content when the keyboard was shown.
    case exactPin

    /// From 1.2.1 on: at least that height.
    case minimumPin
  }

  /// The quiet period before collected keyboard and scroll events are executed, in seconds.
  package var filterDelay: TimeInterval = 0.1

  /// The duration of the content's animation after an ordinary keyboard change, in seconds.
  package var settleDuration: TimeInterval = 0.5

  /// The longest announced duration, in seconds, of a keyboard without a push or pop.
  ///
  /// A longer duration belongs to a push or pop. Its animation then moves the content, without a
  /// wait and without an animation of the technique.
  package var navigationThreshold: TimeInterval = 0.3

  /// The rule that keeps content from shrinking while the keyboard is up.
  package var contentHeight = ContentHeightRule.minimumPin

  /// Whether a request for a view's exact frame follows the view when its size changes.
  ///
  /// False in 1.0.0.
  package var requestsFollowViews = true

  /// Whether keyboard frames are in the coordinates of the application's key window.
  ///
  /// A host in no window then follows them, too. True up to 1.6.1.
  package var usesKeyWindow = false

  /// Whether content without a size is reported at its insertion and not each time it appears.
  ///
  /// True in 1.0.0.
  package var reportsSizeAtInsertion = false

  package init() {}
}
