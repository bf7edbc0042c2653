import Foundation

extension UIViewController {
  /// The manager that the style asks for.
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

  /// The controller that presents where this one is asked to: the outermost container or, for the
  /// styles of a context, the nearest that defines one.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return rootmost }
    var controller = self
    while !controller.definesPresentationContext, let parent = controller.parent {
      controller = parent
    }
    return controller
  }

  /// Shows a controller, unless this one, or a container around it, presents one already.
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

  /// Takes away what this controller presents, with all that is presented over that.
  ///
  /// While a transition of that is under way, its end comes first.
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
