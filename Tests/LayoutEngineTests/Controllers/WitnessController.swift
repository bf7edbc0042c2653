import LayoutEngine

/// The log of controllers' calls, in order: `B viewWillAppear 1`.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  /// Returns the calls since the last call of this function.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func record(_ call: String) { calls.append(call) }
}

/// A controller that logs its life-cycle calls, with whether they were animated.
final class WitnessController: UIViewController {
  private var name = ""
  private var log: CallLog?

  /// Whether layout and safe area calls are logged, too.
  var recordsLayout = false

  /// An additional action in `viewWillAppear`.
  var willAppear: () -> Void = {}

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    self.name = name
    self.log = log
    title = name
  }

  private func record(_ call: String, _ animated: Bool? = nil) {
    let flag = animated.map { $0 ? " 1" : " 0" } ?? ""
    log?.record("\(name) \(call)\(flag)")
  }

  override func viewDidLoad() { record("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    record("viewWillAppear", animated)
    willAppear()
  }

  override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing", animated) }

  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear", animated) }

  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear", animated) }

  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear", animated) }

  override func viewSafeAreaInsetsDidChange() {
    if recordsLayout { record("viewSafeAreaInsetsDidChange") }
  }

  override func viewWillLayoutSubviews() {
    if recordsLayout { record("viewWillLayoutSubviews") }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    record("viewWillTransition to \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        let width = self?.view.bounds.width ?? 0
        self?.record("alongside at width \(Int(width))")
      },
      completion: { [weak self] _ in self?.record("completion") }
    )
  }

  override func willMove(toParent parent: UIViewController?) {
    if recordsLayout { record(parent == nil ? "willMove out" : "willMove in") }
  }

  override func didMove(toParent parent: UIViewController?) {
    if recordsLayout { record(parent == nil ? "didMove out" : "didMove in") }
  }
}
