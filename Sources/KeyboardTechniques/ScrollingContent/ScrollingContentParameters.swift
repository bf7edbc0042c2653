package import LayoutEngine

/// The numbers of the technique, which may differ between revisions of an engine.
package struct ScrollingContentParameters: Hashable, Sendable {
  /// Seconds of quiet after which collected keyboard and scroll events are executed.
  package var filterDelay: TimeInterval = 0.1

  /// Seconds in which the content settles after an ordinary change of the keyboard.
  package var settleDuration: TimeInterval = 0.5

  /// The announced duration above which a keyboard rides on a push or pop, whose own animation
  /// then takes the content along: no waiting, no animation of ours.
  package var navigationThreshold: TimeInterval = 0.3

  package init() {}
}
