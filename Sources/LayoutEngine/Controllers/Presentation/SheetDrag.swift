import Foundation

/// A finger that draws a sheet down or up, and so dismisses it or chooses another detent.
///
/// A sheet at its lowest detent that is drawn further down is on its way out: the dismissal begins,
/// unless the controller or its delegate objects, and is taken back if the finger leaves too early.
/// Where the finger leaves, the sheet goes on as far as content flung with that speed would, and
/// rests at the nearest detent.
@MainActor
final class SheetDrag {
  private let presented: UIViewController
  private let manager: UIPresentationController
  private var dismissal: ModalTransition?
  /// Nil until it has been asked.
  private var mayDismiss: Bool?
  private(set) var isUnderWay = false

  /// Makes the drag of the sheet around a view, if that is in one and the sheet is at rest.
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

  /// A position where the sheet may come to rest, by its distance below the present one.
  private struct Rest {
    let detent: UISheetPresentationController.Detent
    let displacement: CGFloat
  }

  /// The positions where the sheet can rest, the highest first.
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

  // MARK: The finger

  /// Whether the sheet follows a first movement instead of the scroll views that were touched: down
  /// where their content is at its top, up where there is a larger detent.
  func canFollow(_ movement: CGPoint, before scrollViews: [UIScrollView]) -> Bool {
    guard abs(movement.y) > abs(movement.x) else { return false }
    if movement.y > 0 {
      return scrollViews.allSatisfy { $0.contentOffset.y <= $0.legalOffsets.minimum.y }
    }
    let expands = sheet?.prefersScrollingExpandsWhenScrolledToEdge ?? false
    return highest < 0 && (expands || scrollViews.isEmpty)
  }

  func begin() { isUnderWay = true }

  /// Moves so far below the resting position; above the highest detent nothing follows.
  func move(by distance: CGFloat) {
    device.attributing(to: .system) {
      let displacement = max(highest, distance)
      if displacement > lowest { beginDismissal() }
      guard mayDismiss ?? true else { return manager.displace(by: min(displacement, lowest)) }
      manager.displace(by: displacement)
    }
  }

  /// Lets go, with a velocity in points a second.
  func end(velocity: CGFloat) {
    isUnderWay = false
    device.attributing(to: .system) {
      // Slowed down by 0.2 % in each millisecond.
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

  /// Asks, once, whether the sheet may go, and begins its dismissal.
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
    dismissal.moveFocusBack()
    coordinator.runAlongsideAnimations { dismissal.moveAway() }
    device.clock.schedule(after: remainingTime(of: coordinator)) { [manager, device] in
      dismissal.endDismissing(completion: nil)
      device.attributing(to: .application) {
        manager.delegate?.presentationControllerDidDismiss(manager)
      }
    }
  }

  /// How far the sheet is on its way out, from 0 to 1.
  private var fraction: CGFloat {
    min(1, manager.displacement / max(1, manager.displacementOfAbsence))
  }

  /// How long a transition goes on that a finger has led so far.
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

  /// Goes to the detent that is nearest to a displacement.
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
