package import Foundation

/// What is still to be seen of the changes of one view.
///
/// Animations add up, as UIKit's do: each takes what it has changed back from the value in force,
/// and less of it as its time passes. So one that begins before another has ended goes on smoothly.
@MainActor
final class PresentedChanges {
  @MainActor
  private struct Change {
    let animation: RunningAnimation
    /// Old values less new ones.
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform()
    var alpha: CGFloat = 0
    /// Whether the change is of what is seen alone, and grows while its animation passes.
    var isDeparture = false

    /// The part of the change that is to be seen at this moment.
    var part: CGFloat { isDeparture ? 1 - animation.rest : animation.rest }
    var isOver: Bool { !isDeparture && animation.isOver }
  }

  private var changes: [Change] = []

  /// Whether nothing is seen elsewhere than it is.
  var isEmpty: Bool { changes.allSatisfy(\.isOver) }

  func add(bounds: CGRect, center: CGPoint, by animation: RunningAnimation) {
    add(Change(animation: animation, bounds: bounds, center: center))
  }

  func add(transform: CGAffineTransform, by animation: RunningAnimation) {
    add(Change(animation: animation, transform: transform))
  }

  func add(alpha: CGFloat, by animation: RunningAnimation) {
    add(Change(animation: animation, alpha: alpha))
  }

  func addDeparture(by distance: CGPoint, in animation: RunningAnimation) {
    add(Change(animation: animation, center: distance, isDeparture: true))
  }

  func endDepartures() { changes.removeAll(where: \.isDeparture) }

  private func add(_ change: Change) {
    changes.removeAll(where: \.isOver)
    changes.append(change)
  }

  /// What is seen of a geometry that is in force.
  func presented(_ geometry: LayerGeometry) -> LayerGeometry {
    changes.reduce(into: geometry) { seen, change in
      let rest = change.part
      guard rest != 0 else { return }
      seen.bounds.origin.x += change.bounds.minX * rest
      seen.bounds.origin.y += change.bounds.minY * rest
      seen.bounds.size.width += change.bounds.size.width * rest
      seen.bounds.size.height += change.bounds.size.height * rest
      seen.position.x += change.center.x * rest
      seen.position.y += change.center.y * rest
      seen.transform = seen.transform.adding(change.transform, times: rest)
    }
  }

  func presented(alpha: CGFloat) -> CGFloat {
    changes.reduce(alpha) { $0 + $1.alpha * $1.part }
  }
}

extension UIView {
  /// Remembers a change of the geometry that is made inside an animation.
  func willBeSeen(from bounds: CGRect, center: CGPoint) {
    guard let animation = SimulatedDevice.current.animation.seen else { return }
    // Sizes by themselves: a rectangle of negative size would be turned round.
    var difference = CGRect.zero
    difference.origin = bounds.origin - storedBounds.origin
    difference.size = CGSize(
      width: bounds.size.width - storedBounds.size.width,
      height: bounds.size.height - storedBounds.size.height
    )
    changesToSee().add(bounds: difference, center: center - storedCenter, by: animation)
  }

  /// Remembers a change of the transform that is made inside an animation.
  func willBeSeen(from transform: CGAffineTransform) {
    guard let animation = SimulatedDevice.current.animation.seen else { return }
    let difference = transform.adding(storedTransform, times: -1)
    changesToSee().add(transform: difference, by: animation)
  }

  /// Remembers a change of the transparency that is made inside an animation.
  func willBeSeen(from alpha: CGFloat) {
    guard let animation = SimulatedDevice.current.animation.seen else { return }
    changesToSee().add(alpha: alpha - self.alpha, by: animation)
  }

  /// Has the view be seen coming from a distance to where it is, in the animation around.
  func willBeSeenArriving(from distance: CGPoint) {
    guard let animation = SimulatedDevice.current.animation.seen else { return }
    changesToSee().add(bounds: .zero, center: distance, by: animation)
  }

  /// Has the view be seen going away by a distance, in the animation around, though it stays where
  /// it is; ``endDeparture()`` shows it there again.
  func willBeSeenLeaving(by distance: CGPoint) {
    guard let animation = SimulatedDevice.current.animation.seen else { return }
    changesToSee().addDeparture(by: distance, in: animation)
  }

  /// Shows the view where it is.
  func endDeparture() { presentedChanges?.endDepartures() }

  private func changesToSee() -> PresentedChanges {
    if let presentedChanges { return presentedChanges }
    let changes = PresentedChanges()
    presentedChanges = changes
    return changes
  }

  /// Whether anything of the view is seen elsewhere than it is.
  var isSeenChanging: Bool { presentedChanges.map { !$0.isEmpty } ?? false }

  /// The geometry as it is seen at this moment, in the middle of animations.
  var presentedGeometry: LayerGeometry { presentedChanges?.presented(geometry) ?? geometry }

  /// The transparency as it is seen at this moment.
  var presentedAlpha: CGFloat { presentedChanges?.presented(alpha: alpha) ?? alpha }

  /// The frame as it is seen at this moment, in the superview's coordinates.
  package var presentedFrame: CGRect { presentedGeometry.frame }

  /// The bounds as they are seen at this moment, in the window's coordinates.
  package var presentedWindowFrame: CGRect {
    presentedGeometry.bounds.applying(transformToRoot { $0.presentedGeometry })
  }
}

extension UIScrollView {
  /// The offset as it is seen at this moment, in the middle of animations.
  package var presentedContentOffset: CGPoint { presentedGeometry.bounds.origin }
}

extension CGAffineTransform {
  fileprivate func adding(_ other: CGAffineTransform, times factor: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: a + other.a * factor,
      b: b + other.b * factor,
      c: c + other.c * factor,
      d: d + other.d * factor,
      tx: tx + other.tx * factor,
      ty: ty + other.ty * factor
    )
  }
}
