public import Foundation

extension UIView {
  /// Calls a closure after each change of the geometry, until the result is released.
  package func observeGeometry(_ check: @escaping () -> Void) -> NSKeyValueObservation {
    let observers = self.observers ?? KeyValueObservers()
    self.observers = observers
    let observation = NSKeyValueObservation(check)
    observers.add(observation)
    return observation
  }
}

/// An observation, which continues until it is invalidated or released.
public final class NSKeyValueObservation: NSObject {
  private var check: (() -> Void)?

  /// Makes an observation that retains a closure until it ends.
  package init(_ check: @escaping () -> Void) { self.check = check }

  public func invalidate() { check = nil }

  fileprivate func announceChange() { check?() }
}

/// The observations of one view, in the order of their creation.
final class KeyValueObservers {
  private struct Entry {
    weak var observation: NSKeyValueObservation?
  }

  private var entries: [Entry] = []

  fileprivate func add(_ observation: NSKeyValueObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  /// Notifies the observations of changed values.
  @MainActor func announceChanges() {
    SimulatedDevice.current.attributing(to: .application) {
      for entry in entries { entry.observation?.announceChange() }
    }
  }
}
