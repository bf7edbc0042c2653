import Foundation

/// The animations of one layer, in the order of their addition.
@MainActor
struct LayerAnimations {
  private var entries: [(key: String, animation: CAAnimation, end: VirtualClock.EventID?)] = []
  private var count = 0

  var keys: [String] { entries.map(\.key) }

  subscript(key: String) -> CAAnimation? { entries.first { $0.key == key }?.animation }

  /// Begins an animation, and replaces the one with the same key.
  mutating func add(_ animation: CAAnimation, forKey key: String?, of layer: CALayer) {
    count += 1
    let key = key ?? "animation \(count)"
    remove(key)
    let time = animation.timeToEnd
    var end: VirtualClock.EventID?
    if time.isFinite {
      CATransaction.include(time)
      end = SimulatedDevice.current.clock.schedule(after: time) { [weak layer] in
        layer?.animationDidEnd(animation, forKey: key)
      }
    }
    entries.append((key, animation, end))
    animation.delegate?.animationDidStart(animation)
  }

  /// Removes an animation before its end.
  mutating func remove(_ key: String) {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return }
    let entry = entries.remove(at: index)
    guard let end = entry.end else { return }
    SimulatedDevice.current.clock.cancel(end)
    entry.animation.delegate?.animationDidStop(entry.animation, finished: false)
  }

  mutating func removeAll() {
    for key in keys { remove(key) }
  }

  /// Ends an animation after its duration.
  mutating func end(_ animation: CAAnimation, forKey key: String) {
    if let index = entries.firstIndex(where: { $0.key == key && $0.animation === animation }) {
      if animation.isRemovedOnCompletion {
        entries.remove(at: index)
      } else {
        entries[index].end = nil
      }
    }
    animation.delegate?.animationDidStop(animation, finished: true)
  }
}
