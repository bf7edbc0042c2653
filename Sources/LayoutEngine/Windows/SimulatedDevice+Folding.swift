package import DeviceCatalog
import Foundation

extension SimulatedDevice {
  /// Shows the application on the other display of a foldable device, as the user folds or unfolds
  /// it.
  ///
  /// Controllers and the keyboard behave as in a rotation. A device with one display stays unchanged.
  package func fold(to display: FoldableDisplay) {
    guard model.innerDisplay != nil, display != self.display else { return }
    record(.device(.display(from: self.display, to: display)))
    attributing(to: .system) {
      let duration = options.rotationDuration
      let transition = SceneTransition(of: self, duration: duration)
      change(to: model.metrics(in: orientation, on: display), by: transition) {
        self.display = display
      }
      scheduleEndOfRotation(after: duration) { transition.complete() }
    }
  }
}
