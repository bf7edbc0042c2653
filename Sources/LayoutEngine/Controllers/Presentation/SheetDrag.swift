import Foundation

/// A drag that moves a sheet up or down, to dismiss it or select another detent.
///
/// A downward drag at the lowest detent begins the dismissal unless the controller or its delegate
/// refuses. The dismissal is canceled if the drag ends too early. After the drag the sheet
/// decelerates like scrolled content and rests at the nearest detent.
@MainActor
final class SheetDrag {
  private let presented: UIViewController
  private let manager: UIPresentationController
  private var dismissal: ModalTransition?
  /// Whether the drag may dismiss the sheet; nil until the delegate has been called.
  private var mayDismiss: Bool?
  private(set) var isUnderWay = false

  /// Creates the drag of the sheet around a view; nil if the view is not in a resting sheet.
  init?(around view: UIView) {
    let container = sequence(first: view, next: \.superview).first { $0 is UITransitionView }
    let chain = view.window?.rootViewController?.presentedChain ?? []
    guard let container, SimulatedDevice.current.options.hasCards,
      let presented = chain.first(where: {
        $0.storedPresentationController?.containerView === container
      }),
      let manager = presented.storedPresentationController,
      presented.presentationTransition == nil, presented.storedPresented == nil,
      [.pageSheet, .formSheet].contains(manager.style(in: manager.surroundingTraits))
    else { return nil }
    self.presented = presented
    self.manager = manager
  }

  private var device: SimulatedDevice { .current }
  private var sheet: UISheetPresentationController? { manager as? UISheetPresentationController }

  // MARK: Resting positions

  /// A resting position, by its distance below the current one.
  private struct Rest {
    let detent: UISheetPresentationController.Detent
    let displacement: CGFloat
  }

  /// The resting positions, the highest first.
  private var rests: [Rest] {
    guard let sheet, let container = manager.containerView, let resting = manager.restingFrame
    else {
      return []
    }
    let surroundings = PresentationSurroundings(of: container)
    let layout = sheet.sheetLayout(manager.style(in: surroundings.traits), in: surroundings)
    guard layout.isAttached else { return [] }
    return sheet.activeDetents(in: layout).reversed().map { detent, height in
      var other = layout
      other.detent = height
      return Rest(detent: detent, displacement: other.frame.minY - resting.minY)
    }
  }

  private var highest: CGFloat { rests.first?.displacement ?? 0 }
  private var lowest: CGFloat { rests.last?.displacement ?? 0 }

  // MARK: Dragging

  /// Returns whether the sheet follows a first movement instead of the touched scroll views.
  ///
  /// It follows a movement down if their content is at its top. It follows a movement up if there
  /// is a larger detent, and if no scroll view is touched or scrolling expands the sheet.
  func canFollow(_ movement: CGPoint, before scrollViews: [UIScrollView]) -> Bool {
    guard abs(movement.y) > abs(movement.x) else { return false }
    if movement.y > 0 {
      return scrollViews.allSatisfy { $0.contentOffset.y <= $0.legalOffsets.minimum.y }
    }
    let expands = sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false
    return highest < 0 && (expands || scrollViews.isEmpty)
  }

  func begin() { isUnderWay = true }

  /// Moves the sheet a distance below its resting position.
  ///
  /// It never moves above the highest detent.
  func move(by distance: CGFloat) {
    device.attributing(to: .system) {
      let displacement = max(highest, distance)
      if displacement > lowest { beginDismissal() }
      guard mayDismiss ?? true else { return manager.displace(by: min(displacement, lowest)) }
      manager.displace(by: displacement)
    }
  }

  /// Ends the drag with a velocity in points per second.
  func end(velocity: CGFloat) {
    isUnderWay = false
    device.attributing(to: .system) {
      // The velocity decreases by 0.2 % each millisecond.
      let target = manager.displacement + velocity * 0.499
      let absence = manager.displacementOfAbsence
      if dismissal != nil, target > (lowest + absence) / 2 { return finish() }
      cancel()
      rest(near: target)
      if mayDismiss == false {
        device.attributing(to: .application) {
          manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
        }
      }
    }
  }

  // MARK: Dismissal

  /// Checks once whether the sheet may be dismissed, then begins the dismissal.
  private func beginDismissal() {
    guard mayDismiss == nil else { return }
    let isAllowed =
      !presented.isModalInPresentation
      && device.attributing(to: .application) {
        manager.delegate?.presentationControllerShouldDismiss(manager) ?? true
      }
    mayDismiss = isAllowed
    guard isAllowed, let window = manager.containerView?.window,
      let presenter = presented.storedPresenter
    else { return }
    device.attributing(to: .application) {
      manager.delegate?.presentationControllerWillDismiss(manager)
    }
    let dismissal = ModalTransition(
      of: presented,
      over: presenter,
      manager: manager,
      in: window,
      isDismissal: true,
      animated: true,
      isInteractive: true
    )
    self.dismissal = dismissal
    dismissal.beginDismissing()
  }

  private func finish() {
    guard let dismissal else { return }
    let coordinator = dismissal.coordinator
    coordinator.interactionDidEnd(at: fraction, isCancelled: false)
    dismissal.restorePresentersFirstResponder()
    coordinator.runAlongsideAnimations { dismissal.moveAway() }
    device.clock.schedule(after: remainingTime(of: coordinator)) { [manager, device] in
      dismissal.endDismissing(completion: nil)
      device.attributing(to: .application) {
        manager.delegate?.presentationControllerDidDismiss(manager)
      }
    }
  }

  /// The progress of the dismissal, from 0 to 1.
  private var fraction: CGFloat {
    min(1, manager.displacement / max(1, manager.displacementOfAbsence))
  }

  /// Returns the remaining duration of a transition after an interactive part.
  private func remainingTime(of coordinator: TransitionCoordinator) -> TimeInterval {
    coordinator.transitionDuration * TimeInterval(1 - coordinator.percentComplete)
  }

  private func cancel() {
    guard let dismissal else { return }
    let coordinator = dismissal.coordinator
    coordinator.interactionDidEnd(at: fraction, isCancelled: true)
    let time = coordinator.transitionDuration - remainingTime(of: coordinator)
    device.clock.schedule(after: time) { dismissal.cancelDismissing() }
  }

  /// Moves the sheet to the detent nearest to a displacement.
  private func rest(near target: CGFloat) {
    let nearest = rests.min { abs($0.displacement - target) < abs($1.displacement - target) }
    UIView.animate(withDuration: device.options.presentationDuration) {
      guard let nearest, nearest.displacement != 0, let sheet else {
        return manager.displace(by: 0)
      }
      manager.displacement = 0
      sheet.selectedDetentIdentifier = nearest.detent.identifier
      manager.placePresentedView()
    }
    guard let nearest, nearest.displacement != 0, let sheet else { return }
    device.attributing(to: .application) {
      (sheet.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }
  }
}
