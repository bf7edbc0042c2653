import Foundation

/// A controller with a view that left the window, because another controller covers it.
struct ReplacedPresenter {
  let controller: UIViewController
  /// The former superview, where the view returns.
  weak var home: UIView?
}

extension UIPresentationController {
  /// Whether the system computes the frame and updates it with the surroundings.
  var placesPresentedView: Bool { presentationStyle != .custom }

  /// The inherited traits around the presentation, which determine the adapted style.
  var surroundingTraits: UITraitCollection {
    containerView?.superview?.traitCollection ?? presentingViewController.traitCollection
  }

  /// Returns the style after adaptation to traits.
  func style(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let adapted = adaptivePresentationStyle(for: traits)
    return adapted == .none ? presentationStyle : adapted
  }

  /// Returns the delegate's style for traits, or the system's style.
  func adaptedStyle(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let style = presentationStyle
    guard style == .pageSheet || style == .formSheet || style == .popover else { return .none }
    let asked = SimulatedDevice.current.attributing(to: .application) {
      delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
    }
    if let asked, asked != .automatic { return asked }
    guard traits.horizontalSizeClass == .compact else { return .none }
    guard SimulatedDevice.current.options.hasCards else { return .fullScreen }
    return style == .pageSheet ? .none : .pageSheet
  }

  /// Returns the frame for the adapted style, in the container's coordinates.
  func systemFrame(in surroundings: PresentationSurroundings) -> CGRect {
    let all = CGRect(origin: .zero, size: surroundings.size)
    let style = style(in: surroundings.traits)
    return switch style {
    case .pageSheet, .formSheet: sheetLayout(style, in: surroundings).frame
    case .popover: popoverFrame(in: surroundings) ?? all
    default: all
    }
  }

  /// Stores the presented view's frame and the traits for it.
  ///
  /// A custom presentation controller computes the frame once, before the view is added.
  func takeRestingFrame() {
    guard placesPresentedView || restingFrame == nil else { return }
    takeTraits()
    SimulatedDevice.current.attributing(toClassOf: self) {
      restingFrame = frameOfPresentedViewInContainerView
    }
  }

  /// Whether the presented view is a card: a sheet that does not fill the container.
  var isCard: Bool {
    guard let containerView, placesPresentedView else { return false }
    let surroundings = PresentationSurroundings(of: containerView)
    let style = style(in: surroundings.traits)
    guard style == .pageSheet || style == .formSheet else { return false }
    let layout = sheetLayout(style, in: surroundings)
    return layout.hasCards && (layout.isAttached || !surroundings.isCompactInWidth)
  }

  /// Sets the presented view's current frame unless the application places the view.
  func placePresentedView() {
    guard placesPresentedView, let view = viewInContainer else { return }
    takeRestingFrame()
    move(view)
    view.setNeedsSafeAreaUpdate()
  }

  /// Moves the presented view a distance below its resting position.
  func displace(by distance: CGFloat) {
    displacement = distance
    if let view = viewInContainer { move(view) }
  }

  private var viewInContainer: UIView? {
    presentedView.flatMap { $0.superview === containerView ? $0 : nil }
  }

  private func move(_ view: UIView) {
    guard let frame = restingFrame?.offsetBy(dx: 0, dy: displacement), frame != view.frame else {
      return
    }
    view.frame = frame
  }

  /// The distance that moves the presented view completely below the container.
  var displacementOfAbsence: CGFloat {
    guard let containerView, let restingFrame, movesVertically else { return 0 }
    return max(0, containerView.bounds.maxY - restingFrame.minY)
  }

  /// Whether the view enters from below and leaves in the same direction.
  private var movesVertically: Bool {
    presentedViewController.modalTransitionStyle == .coverVertical
      && style(in: surroundingTraits) != .popover
  }

  /// The safe area of the presented view at rest, which it keeps while it moves.
  ///
  /// Nil for a custom presentation controller, and before the view is in the container.
  var safeAreaOfPresentedView: UIEdgeInsets? {
    guard placesPresentedView, let containerView, let restingFrame else { return nil }
    let inherited = containerView.unsafeInsets.reaching(
      into: restingFrame,
      of: containerView.bounds
    )
    return inherited + addedInsets(in: PresentationSurroundings(of: containerView))
  }

  /// Updates the frame after the keyboard moved.
  ///
  /// Landscape form sheets, popovers and small detents avoid the keyboard.
  func keyboardDidMove() {
    guard placesPresentedView, let containerView, restingFrame != nil else { return }
    let frame = systemFrame(in: PresentationSurroundings(of: containerView))
    guard frame != restingFrame else { return }
    let device = SimulatedDevice.current
    device.attributing(to: .system) {
      UIView.animate(
        withDuration: device.options.keyboardDuration,
        delay: 0,
        options: UIView.AnimationOptions(
          rawValue: UInt(UIView.AnimationCurve.keyboard.rawValue) << 16
        ),
        animations: { placePresentedView() }
      )
    }
  }

  /// Sets the container's traits for the style: form sheets and popovers are compact in width.
  private func takeTraits() {
    guard let containerView else { return }
    var traits: UITraitCollection?
    switch style(in: surroundingTraits) {
    case .formSheet, .popover: traits = UITraitCollection(horizontalSizeClass: .compact)
    default: break
    }
    traits = traits?.overridden(by: overrideTraitCollection) ?? overrideTraitCollection
    guard traits != containerView.ownTraits else { return }
    containerView.changingTraits { containerView.ownTraits = traits }
  }
}

extension UIViewController {
  /// The controllers that this one presents, in order of presentation.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.storedPresented).dropFirst())
  }

  /// The outermost container of this controller.
  var rootmost: UIViewController {
    var controller = self
    while let parent = controller.parent { controller = parent }
    return controller
  }
}
