import DeviceCatalog
import Foundation

/// A size change of all windows that fill the application's area.
@MainActor
final class SceneTransition {
  /// Unowned, because the device's clock retains the end of the transition.
  private unowned let device: SimulatedDevice
  private let windows: [UIWindow]
  private let coordinators: [TransitionCoordinator]

  init(
    of device: SimulatedDevice,
    duration: TimeInterval,
    targetTransform: CGAffineTransform = .identity
  ) {
    self.device = device
    windows = device.fillingWindows
    coordinators = windows.map { window in
      TransitionCoordinator(
        duration: duration,
        containerView: window,
        targetTransform: targetTransform
      )
    }
  }

  /// Notifies the controllers while the old sizes and insets still apply.
  func announce(area: CGRect, metrics: DeviceMetrics, horizontal: SizeClass) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: UIUserInterfaceSizeClass(horizontal)),
      UITraitCollection(verticalSizeClass: UIUserInterfaceSizeClass(metrics.verticalSizeClass)),
    ])
    for (window, coordinator) in zip(windows, coordinators) {
      window.announce(
        size: CGRect(origin: .zero, size: area.size).below(metrics.statusBarOverhang).size,
        PresentationSurroundings(
          size: area.size,
          safeArea: device.safeAreaInsets(ofWindowAt: area, on: metrics),
          traits: window.traitCollection.overridden(by: traits)
        ),
        with: coordinator
      )
    }
  }

  /// Applies the change and resizes the windows.
  func commit(_ change: () -> Void) {
    TraitChange.make(in: windows) {
      change()
      for window in windows { window.takeApplicationArea() }
    }
  }

  func runAlongsideAnimations() {
    for coordinator in coordinators { coordinator.runAlongsideAnimations() }
  }

  func complete() {
    for (window, coordinator) in zip(windows, coordinators) {
      for controller in window.rootChain { controller.end(coordinator) }
      coordinator.complete()
    }
  }
}

extension UIWindow {
  /// The root controller and the controllers presented over it.
  fileprivate var rootChain: [UIViewController] {
    rootViewController.map { [$0] + $0.presentedChain } ?? []
  }

  /// Notifies the controllers of their new surroundings, and the root controller of its new size.
  fileprivate func announce(
    size: CGSize,
    _ surroundings: PresentationSurroundings,
    with coordinator: TransitionCoordinator
  ) {
    guard let root = rootViewController else { return }
    root.activeTransition = coordinator
    let traits = surroundings.traits
    if traits != traitCollection { root.willTransition(to: traits, with: coordinator) }
    root.notifyTransition(to: size, with: coordinator)
    for controller in root.presentedChain {
      controller.notifyTransition(ofPresentationIn: surroundings, with: coordinator)
    }
  }

  /// Applies the size and safe area of the application's area to the window.
  fileprivate func takeApplicationArea() {
    let width = bounds.width
    frame = SimulatedDevice.current.applicationArea
    if TableMetrics.sideMargin(inWidth: width) != TableMetrics.sideMargin(inWidth: bounds.width) {
      layOutRowsAgain()
    }
    setNeedsSafeAreaUpdate()
    setNeedsLayout()
    for controller in rootViewController?.presentedChain ?? [] {
      controller.storedPresentationController?.placePresentedView()
    }
  }

  /// Lays out rows again.
  ///
  /// Their margins depend on the window's width, even in lists of unchanged width.
  func layOutRowsAgain() {
    walk { view in
      if let table = view as? UITableView { table.forgetRowHeights() }
      if view is UITableViewCell || view is UICollectionViewCell { view.setNeedsLayout() }
      return true
    }
  }
}

extension UIViewController {
  /// Forwards a transition of the surroundings that the controller is presented in.
  fileprivate func notifyTransition(
    ofPresentationIn surroundings: PresentationSurroundings,
    with coordinator: TransitionCoordinator
  ) {
    guard let manager = storedPresentationController, let rootView else { return }
    if activeTransition == nil { activeTransition = coordinator }
    let traits = surroundings.traits
    let device = SimulatedDevice.current
    if traits != manager.surroundingTraits {
      device.attributing(toClassOf: manager) {
        manager.willTransition(to: traits, with: coordinator)
      }
      willTransition(to: traits, with: coordinator)
    }
    device.attributing(toClassOf: manager) {
      manager.viewWillTransition(to: surroundings.size, with: coordinator)
    }
    let size =
      manager.placesPresentedView
      ? manager.systemFrame(in: surroundings).size
      : manager.size(forChildContentContainer: self, withParentContainerSize: surroundings.size)
    if size != rootView.bounds.size { notifyTransition(to: size, with: coordinator) }
  }
}
