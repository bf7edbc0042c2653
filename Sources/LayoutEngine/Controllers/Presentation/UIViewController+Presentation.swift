import Foundation

extension UIViewController {
  /// Creates the presentation controller for the style.
  func makePresentationController() -> UIPresentationController {
    switch modalPresentationStyle {
    case .custom:
      transitioningDelegate?.presentationController(
        forPresented: self,
        presenting: presentingViewController,
        source: presentingViewController ?? self
      ) ?? UIPresentationController(presentedViewController: self, presenting: nil)
    case .popover:
      UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      UISheetPresentationController(presentedViewController: self, presenting: nil)
    default: UIPresentationController(presentedViewController: self, presenting: nil)
    }
  }

  /// Returns the controller that presents for this one.
  ///
  /// This is the outermost container. For the context styles it is the nearest controller that
  /// defines a presentation context.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return rootmost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  /// Presents a controller unless this one, or a container around it, already presents one.
  func show(presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let style = presented.modalPresentationStyle
    let presenter = presenter(for: style)
    guard presentedViewController == nil, presented.storedPresenter == nil, presented !== presenter,
      let window = viewIfLoaded?.window, let presenterView = presenter.viewIfLoaded
    else { return }
    presenter.storedPresented = presented
    presented.storedPresenter = presenter
    guard let manager = presented.presentationController else { return }
    let isInContext = style == .currentContext || style == .overCurrentContext
    let host = isInContext ? presenterView.superview ?? window : window
    let transition = ModalTransition(
      of: presented,
      over: presenter,
      manager: manager,
      in: window,
      isDismissal: false,
      animated: animated
    )
    SimulatedDevice.current.attributing(to: .system) {
      transition.present(
        in: host,
        frame: isInContext ? presenterView.frame : window.bounds,
        completion: completion
      )
    }
  }

  /// Dismisses the controller that this one presents, with all controllers above it.
  ///
  /// If its transition is still running, the transition ends first.
  func hidePresented(animated: Bool, completion: (() -> Void)?) {
    guard let presented = storedPresented, let manager = presented.storedPresentationController,
      let window = manager.containerView?.window
    else { return }
    if let running = presented.presentationTransition {
      guard !running.leads(away: presented) else { return }
      _ = running.animate(alongsideTransition: nil) { [self] _ in
        hidePresented(animated: animated, completion: completion)
      }
      return
    }
    let transition = ModalTransition(
      of: presented,
      over: self,
      manager: manager,
      in: window,
      isDismissal: true,
      animated: animated
    )
    SimulatedDevice.current.attributing(to: .system) { transition.dismiss(completion: completion) }
  }
}
