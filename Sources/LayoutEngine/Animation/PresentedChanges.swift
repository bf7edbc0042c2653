package import Foundation

/// The changes of one view that are not fully visible yet.
///
/// Animations add up, as in UIKit. Each one adds a shrinking part of the difference between the old
/// and the new value to the model value. So an animation that begins before another has ended
/// starts smoothly.
@MainActor
final class PresentedChanges {
  @MainActor
  private struct Change {
    let animation: RunningAnimation
    /// Old values minus new ones.
    var bounds = CGRect.zero
    var center = CGPoint.zero
    var transform = CGAffineTransform()
    var alpha: CGFloat = 0
    /// Whether the change affects only the presented values and grows with time.
    var isDeparture = false

    /// The factor of the change in the presented values at this moment.
    var part: CGFloat { isDeparture ? 1 - animation.rest : animation.rest }
    var isOver: Bool { !isDeparture && animation.isOver }
  }

  private var changes: [Change] = []

  /// Whether the presented values equal the model values.
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

  /// Returns the presented geometry for a model geometry.
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
  /// Records a change of the geometry for the current animation.
  func recordPresentedChange(from bounds: CGRect, center: CGPoint) {
    guard let animation = SimulatedDevice.current.seenAnimation else { return }
    // Each size separately: `CGRect` would normalize a negative size.
    var difference = CGRect.zero
    difference.origin = bounds.origin - storedBounds.origin
    difference.size = CGSize(
      width: bounds.size.width - storedBounds.size.width,
      height: bounds.size.height - storedBounds.size.height
    )
    makePresentedChanges().add(bounds: difference, center: center - storedCenter, by: animation)
  }

  /// Records a change of the transform for the current animation.
  func recordPresentedChange(from transform: CGAffineTransform) {
    guard let animation = SimulatedDevice.current.seenAnimation else { return }
    let difference = transform.adding(storedTransform, times: -1)
    makePresentedChanges().add(transform: difference, by: animation)
  }

  /// Records a change of `alpha` for the current animation.
  func recordPresentedChange(from alpha: CGFloat) {
    guard let animation = SimulatedDevice.current.seenAnimation else { return }
    makePresentedChanges().add(alpha: alpha - self.alpha, by: animation)
  }

  /// Shows the view arriving from a distance, in the current animation.
  func presentArrival(from distance: CGPoint) {
    guard let animation = SimulatedDevice.current.seenAnimation else { return }
    makePresentedChanges().add(bounds: .zero, center: distance, by: animation)
  }

  /// Shows the view moving away by a distance, in the current animation.
  ///
  /// Its frame does not change, and ``endDeparture()`` shows the frame again.
  func presentDeparture(by distance: CGPoint) {
    guard let animation = SimulatedDevice.current.seenAnimation else { return }
    makePresentedChanges().addDeparture(by: distance, in: animation)
  }

  /// Shows the view at its frame again.
  func endDeparture() { presentedChanges?.endDepartures() }

  private func makePresentedChanges() -> PresentedChanges {
    if let presentedChanges { return presentedChanges }
    let changes = PresentedChanges()
    presentedChanges = changes
    return changes
  }

  /// Whether the presented values differ from the model values.
  var hasPresentedChanges: Bool { presentedChanges.map { !$0.isEmpty } ?? false }

  /// The geometry on screen at this moment, during animations.
  var presentedGeometry: LayerGeometry { presentedChanges?.presented(geometry) ?? geometry }

  /// The `alpha` on screen at this moment.
  var presentedAlpha: CGFloat { presentedChanges?.presented(alpha: alpha) ?? alpha }

  /// The frame on screen at this moment, in the superview's coordinates.
  package var presentedFrame: CGRect { presentedGeometry.frame }

  /// The bounds on screen at this moment, in the window's coordinates.
  package var presentedWindowFrame: CGRect {
    presentedGeometry.bounds.applying(transformToRoot { $0.presentedGeometry })
  }
}

extension UIScrollView {
  /// The offset on screen at this moment, during animations.
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
