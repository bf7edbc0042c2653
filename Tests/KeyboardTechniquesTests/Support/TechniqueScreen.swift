import DeviceCatalog
import KeyboardTechniques
import LayoutEngine

/// A screen of a technique as a window's root, with fields in its content.
@MainActor
final class TechniqueScreen {
  let device: SimulatedDevice
  let window = UIWindow()
  let host: UIViewController
  let content: UIView
  private let readScrollView: () -> UIScrollView

  init(
    _ host: UIViewController,
    _ content: UIView,
    on device: SimulatedDevice,
    scrollView: @escaping () -> UIScrollView
  ) {
    self.device = device
    self.host = host
    self.content = content
    readScrollView = scrollView
    window.rootViewController = host
    window.makeKeyAndVisible()
    device.clock.settle()
  }

  var scrollView: UIScrollView { readScrollView() }
  var offset: CGFloat { scrollView.contentOffset.y }

  /// The vertical range of legal offsets.
  var legal: [CGFloat] { [scrollView.legalOffsets.minimum.y, scrollView.legalOffsets.maximum.y] }

  var fields: [UITextField] { content.subviews.compactMap { $0 as? UITextField } }

  /// The lower edge of a view in the window.
  func screenBottom(of view: UIView) -> CGFloat { view.convert(view.bounds, to: nil).maxY }

  func wait(_ seconds: Double) { device.clock.advance(by: seconds) }
}

/// An application's own host that forwards all calls to closures.
final class ForwardingController: UIViewController {
  var didLoad: () -> Void = {}
  var willAppear: () -> Void = {}
  var didAppear: () -> Void = {}
  var willDisappear: () -> Void = {}
  var willTransition: (CGSize, any UIViewControllerTransitionCoordinator) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    didLoad()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    willDisappear()
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    willTransition(size, coordinator)
  }
}
