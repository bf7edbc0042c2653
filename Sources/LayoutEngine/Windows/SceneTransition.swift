import DeviceCatalog
import Foundation

/// A change of the size of all windows that fill the application's part of the screen.
@MainActor
final class SceneTransition {
  /// Not retained, because its clock keeps the end of the transition.
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

  /// Notifies the controllers, while the old sizes and insets are still in place.
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
          safeArea: UIWindow.safeAreaInsets(ofWindowAt: area, on: metrics),
          traits: window.traitCollection.overridden(by: traits)
        ),
        with: coordinator
      )
    }
  }

  /// Makes the change, and gives the windows their new size.
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
  /// The root controller, and what is presented over it.
  fileprivate var rootChain: [UIViewController] {
    rootViewController.map { [$0] + $0.presentedChain } ?? []
  }

  /// Notifies the controllers of what will be around them, and the root of the size that it will
  /// have.
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

  /// Takes the present size and safe area of the application's part of the screen.
  fileprivate func takeApplicationArea() {
    let width = bounds.width
    frame = SimulatedDevice.current.applicationArea
    let margins = TableMetrics()
    if margins.sideMargin(inWidth: width) != margins.sideMargin(inWidth: bounds.width) {
      layOutRowsAgain()
    }
    setNeedsSafeAreaUpdate()
    setNeedsLayout()
    for controller in rootViewController?.presentedChain ?? [] {
      controller.storedPresentationController?.placePresentedView()
    }
  }

  /// Lays rows out with other margins, which depend on the window's width, in lists of unchanged width too.
  func layOutRowsAgain() {
    walk { view in
      if let table = view as? UITableView { table.forgetRowHeights() }
      if view is UITableViewCell || view is UICollectionViewCell { view.setNeedsLayout() }
      return true
    }
  }
}

extension UIViewController {
  /// Forwards a transition of what it is presented in.
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
