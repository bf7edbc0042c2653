public import Foundation

/// Manages a controller that is shown over another, from its presentation to its dismissal.
///
/// The style, adapted to the traits around, decides where the presented view lies: sheets and
/// popovers lie as ``SheetLayout`` and ``PopoverLayout`` have them, everything else fills the
/// container. A controller of an application's own, from its
/// ``UIViewControllerTransitioningDelegate`` with the style `custom`, decides that itself, once.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  /// Not retained, because it retains its manager.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// Where the presented view lies when nothing moves it; nil before it is in the container.
  var restingFrame: CGRect?

  /// How far the presented view is below its resting frame: on its way, or in a finger's hand.
  var displacement: CGFloat = 0

  /// The controller whose view has left because it is covered, with what its view was in.
  var replaced: ReplacedPresenter?

  /// The controller that is shown, or an empty one after that is gone.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

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

  /// The view that contains the presentation, from its beginning to its end.
  open internal(set) var containerView: UIView?

  /// The object that adapts the presentation and is notified of its dismissal by a user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits that are laid over those of the presented controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { containerView?.setNeedsLayout() }
  }

  open var presentedView: UIView? { presentedViewController.view }

  /// Where the shown view lies, in the container's coordinates: as the adapted style has it unless
  /// overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { systemFrame(in: PresentationSurroundings(of: $0)) } ?? .zero
  }

  /// Whether the presenting controller's view leaves while it is covered.
  open var shouldRemovePresentersView: Bool {
    switch style(in: surroundingTraits) {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether a full-screen presentation stays one inside another controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style; `automatic` is a page sheet, and was the full screen before iOS 13.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    guard style == .automatic else { return style }
    return SimulatedDevice.current.options.hasCards ? .pageSheet : .fullScreen
  }

  /// The style that replaces ``presentationStyle`` in the present traits; `none` for that one
  /// itself.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundingTraits)
  }

  /// The style that replaces ``presentationStyle`` in given traits; `none` for that one itself.
  ///
  /// The delegate is asked first. Otherwise sheets and popovers fill a compact width as page
  /// sheets, and as full screens before iOS 13.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptedStyle(in: traitCollection) }

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

  // MARK: For subclasses in this module

  /// The layout as a sheet of one of the two styles.
  func sheetLayout(
    _ style: UIModalPresentationStyle,
    in surroundings: PresentationSurroundings
  ) -> SheetLayout {
    SheetLayout(
      style: style,
      surroundings: surroundings,
      hasCards: SimulatedDevice.current.options.hasCards,
      preferredSize: preferredContentSize
    )
  }

  /// The frame as a popover; nil where the manager knows of no source.
  func popoverFrame(in surroundings: PresentationSurroundings) -> CGRect? { nil }

  /// What the presentation adds to the safe area of the presented view.
  func addedInsets(in surroundings: PresentationSurroundings) -> UIEdgeInsets { .zero }

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
  ) {
    containerView?.setNeedsLayout()
  }

  /// Called when constraints give the presented controller another size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// The size of the presented controller's view in a container of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard placesPresentedView, let containerView else { return parentSize }
    var surroundings = PresentationSurroundings(of: containerView)
    surroundings.size = parentSize
    return systemFrame(in: surroundings).size
  }

  /// Called when the container is about to change its size, before the presented controller is
  /// notified of its own.
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
