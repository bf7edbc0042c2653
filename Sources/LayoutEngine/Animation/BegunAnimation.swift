package import Foundation

/// An animation that was begun and is not committed yet.
@MainActor
package struct BegunAnimation {
  package let identifier: String?
  /// Seconds.
  package var duration: TimeInterval = 0.2
  /// Seconds.
  package var delay: TimeInterval = 0
  package var curve = UIView.AnimationCurve.easeInOut
  package weak var delegate: AnyObject?
  package var willStart: Selector?
  package var didStop: Selector?

  /// The animation around this one.
  package var outer: (duration: TimeInterval, running: RunningAnimation?) = (0, nil)

  package init(identifier: String?) { self.identifier = identifier }
}
