import Foundation

/// The view that contains a presentation, from its beginning to its end.
final class UITransitionView: UIView {
  private weak var manager: UIPresentationController?

  init(frame: CGRect, manager: UIPresentationController) {
    self.manager = manager
    super.init(frame: frame)
    // What is behind a presentation is not read.
    accessibilityViewIsModal = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    guard let manager else { return super.layoutSubviews() }
    let device = SimulatedDevice.current
    device.attributing(toClassOf: manager) { manager.containerViewWillLayoutSubviews() }
    manager.placePresentedView()
    super.layoutSubviews()
    device.attributing(toClassOf: manager) { manager.containerViewDidLayoutSubviews() }
  }
}
