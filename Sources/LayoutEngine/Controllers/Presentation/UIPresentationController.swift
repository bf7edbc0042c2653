public import Foundation

/// Manages a presented controller, from its presentation to its dismissal.
///
/// The style, adapted to the surrounding traits, determines the presented view's frame.
/// ``SheetLayout`` and ``PopoverLayout`` place sheets and popovers; every other style fills the
/// container. With the style `custom`, the presentation controller of a
/// ``UIViewControllerTransitioningDelegate`` computes the frame once.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  /// Weak, because the presented controller retains its presentation controller.
  private weak var presented: UIViewController?
  private weak var presenting: UIViewController?

  /// The presented view's frame at rest; nil before the view is in the container.
  var restingFrame: CGRect?

  /// The presented view's distance below its resting frame during a transition or drag, in points.
  var displacement: CGFloat = 0

  /// The controller whose view was removed because it is covered, with the view's former superview.
  var replaced: ReplacedPresenter?

  /// The presented controller, or an empty one after it was released.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that presents the other one.
  open var presentingViewController: UIViewController {
    presenting ?? presentedViewController.presentingViewController ?? presentedViewController
  }

  /// The view that contains the presentation, from beginning to end.
  open internal(set) var containerView: UIView?

  /// The object that adapts the presentation and receives its dismissal by the user.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The traits that override the presented controller's traits.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { containerView?.setNeedsLayout() }
  }

  open var presentedView: UIView? { presentedViewController.view }

  /// The presented view's frame in the container's coordinates.
  ///
  /// The adapted style determines it unless a subclass overrides the property.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { systemFrame(in: PresentationSurroundings(of: $0)) } ?? .zero
  }

  /// Whether the presenting controller's view is removed while it is covered.
  open var shouldRemovePresentersView: Bool {
    switch style(in: surroundingTraits) {
    case .fullScreen, .currentContext: true
    default: false
    }
  }

  /// Whether a full-screen presentation stays full screen inside another controller.
  open var shouldPresentInFullscreen: Bool { true }

  /// The style of the presentation.
  ///
  /// `automatic` is a page sheet, and full screen before iOS 13.
  open var presentationStyle: UIModalPresentationStyle {
    let style = presentedViewController.modalPresentationStyle
    guard style == .automatic else { return style }
    return SimulatedDevice.current.options.hasCards ? .pageSheet : .fullScreen
  }

  /// The style that replaces ``presentationStyle`` in the current traits; `none` if the style does
  /// not change.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    adaptivePresentationStyle(for: surroundingTraits)
  }

  /// Returns the style that replaces ``presentationStyle`` in traits; `none` if it does not change.
  ///
  /// The delegate decides first. Otherwise sheets and popovers become page sheets in a compact
  /// width, and full screen before iOS 13.
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

  /// Returns the layout of a sheet with one of the two styles.
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

  /// Returns the frame of a popover; nil without a source.
  func popoverFrame(in surroundings: PresentationSurroundings) -> CGRect? { nil }

  /// Returns the insets that the presentation adds to the presented view's safe area.
  func addedInsets(in surroundings: PresentationSurroundings) -> UIEdgeInsets { .zero }

  // MARK: As an environment and a container

  /// The traits of the presentation.
  open var traitCollection: UITraitCollection {
    (containerView?.traitCollection ?? UIScreen.main.traitCollection)
      .overridden(by: overrideTraitCollection)
  }

  /// Called when the traits have changed; does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented controller's preferred size has changed.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Called when constraints change the presented controller's size.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented controller's view for a size of the container.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard placesPresentedView, let containerView else { return parentSize }
    var surroundings = PresentationSurroundings(of: containerView)
    surroundings.size = parentSize
    return systemFrame(in: surroundings).size
  }

  /// Called before the container's size changes and before the presented controller receives the
  /// same call.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}
