import KeyboardTechniques
import LayoutEngine
import ScenarioModel

extension CasePlayer {
  /// Assigns a content offset as code would, without clamping it.
  func scroll(view name: String?, to offset: Point, animated: Bool) throws(EngineError) {
    let scrollView = try scrollView(named: name)
    scrollView.setContentOffset(CGPoint(offset), animated: animated)
  }

  /// Scrolls a view to visible, with the methods of the technique or of UIKit.
  func scrollToVisible(_ request: VisibilityRequest) throws(EngineError) {
    let scrollView = try scrollView(named: request.scrollView)
    guard let scrollView = scrollView as? ScrollingContentScrollView else {
      return try scrollToVisible(request, in: scrollView)
    }
    let margin = request.margin.map { CGFloat($0) }
    let animated = request.animated
    switch request.target {
    case .rect(let rect):
      scrollView.scrollRectToVisible(CGRect(rect), animated: animated, margin: margin)
    case .frame(of: let name):
      let view = try view(named: name)
      let rect = scrollView.convert(view.bounds, from: view)
      scrollView.scrollRectToVisible(rect, animated: animated, margin: margin)
    case .view(let name):
      let view = try view(named: name)
      scrollView.scrollViewToVisible(view, animated: animated, margin: margin)
    case .firstResponder:
      scrollView.scrollFirstResponderToVisible(animated: animated, margin: margin)
    }
  }

  private func scrollToVisible(
    _ request: VisibilityRequest,
    in scrollView: UIScrollView
  ) throws(EngineError) {
    guard request.margin == nil else {
      throw failure("the scroll view keeps no margin free", .fix("leave 'margin' out"))
    }
    let target: UIView?
    switch request.target {
    case .rect(let rect):
      return scrollView.scrollRectToVisible(CGRect(rect), animated: request.animated)
    case .frame(of: let name), .view(let name): target = try view(named: name)
    case .firstResponder: target = device.firstResponderView
    }
    guard let target, target.isDescendant(of: scrollView) else { return }
    let rect = scrollView.convert(target.bounds, from: target)
    scrollView.scrollRectToVisible(rect, animated: request.animated)
  }
}
