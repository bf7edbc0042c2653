public import Foundation

/// Manages a controller that is shown over another, from its presentation to its dismissal.
///
/// Of the standard styles all cover the whole window. A controller of an application's own, from
/// its ``UIViewControllerTransitioningDelegate`` with the style `custom`, decides where the
/// presented view lies.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  /// Not retained, because it retains its manager.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// The controller that is shown, or an empty one after that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Makes the manager of a presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller over which the other is shown.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The view in which the presentation takes place, from its beginning to its end.
  open internal(set) var containerView: UIView?

  /// The object that adapts the presentation and hears of its dismissal by a user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits that are laid over those of the presented controller.
  open var overrideTraitCollection: UITraitCollection?

  /// The view that is shown.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the shown view lies, in the container's coordinates: over all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenting controller's view leaves while it is covered.
  open var shouldRemovePresentersView: Bool { false }

  /// Whether a full-screen presentation stays one inside another controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// The style in place of ``presentationStyle`` in the present traits; the same here.
  open var adaptivePresentationStyle: UIModalPresentationStyle { presentationStyle }

  /// Called when the transition onto the screen begins.
  open func presentationTransitionWillBegin() {}
  /// Called when the transition onto the screen has ended.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called when the transition off the screen begins.
  open func dismissalTransitionWillBegin() {}
  /// Called when the transition off the screen has ended.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  // MARK: As an environment and a container

  /// The traits that hold for the presentation.
  open var traitCollection: UITraitCollection {
    (containerView?.traitCollection ?? UIScreen.main.traitCollection)
      .overridden(by: overrideTraitCollection)
  }

  /// Called when the traits have changed, which nothing does here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller would like another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when constraints give the presented controller another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller's view in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when the container is about to change its size.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called when the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

/// Adapts a presentation and hears of its dismissal by a user, which happens to none here.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style in other traits; not asked here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// The style in given traits; not asked here.
  func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Whether a user may dismiss the controller.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Tells that a user begins to dismiss the controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells that a user has dismissed the controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells that a user was kept from dismissing the controller.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  )
}

extension UIAdaptivePresentationControllerDelegate {
  /// The system's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .automatic }
  /// The system's own.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController,
    traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .automatic }
  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

/// The view in which a presentation of an application's own takes place.
final class PresentationContainer: UIView {
  unowned let controller: UIPresentationController

  init(frame: CGRect, controller: UIPresentationController) {
    self.controller = controller
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    controller.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }
}
