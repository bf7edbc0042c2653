import Foundation

extension UIScrollView {
  /// Scales the delegate's view about its top left corner, which becomes the content's corner.
  func zoom(toScale scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let scale = max(minimumZoomScale, min(maximumZoomScale, scale))
    guard scale != view.transform.a else { return }
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = .zero
    contentSize = view.frame.size
    notifyDelegate { $0.scrollViewDidZoom(self) }
  }

  /// Zooms as long as an animated scroll takes, and notifies the delegate of the start, the change
  /// and, when that time has passed on the clock, the end.
  func zoomAnimated(toScale scale: CGFloat) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    let device = SimulatedDevice.current
    notifyDelegate { $0.scrollViewWillBeginZooming(self, with: view) }
    device.animate(duration: ScrollAnimation.duration) { zoomScale = scale }
    device.clock.schedule(after: ScrollAnimation.duration) { [weak self, weak view] in
      guard let self else { return }
      notifyDelegate { $0.scrollViewDidEndZooming(self, with: view, atScale: self.zoomScale) }
    }
  }
}
