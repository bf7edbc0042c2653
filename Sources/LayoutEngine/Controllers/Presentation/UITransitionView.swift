import Foundation

/// The view that contains a presentation, from beginning to end.
final class UITransitionView: UIView {
  private weak var manager: UIPresentationController?

  init(frame: CGRect, manager: UIPresentationController) {
    self.manager = manager
    super.init(frame: frame)
    // VoiceOver ignores the views behind a presentation.
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
