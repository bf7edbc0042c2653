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

  func note(_ call: String) { calls.append(call) }
}

/// A controller that logs its life-cycle calls, with whether they were animated.
final class WitnessController: UIViewController {
  private var name = ""
  private var log: CallLog?

  /// Whether layout and safe area calls are logged, too.
  var notesLayout = false

  /// An additional action in `viewWillAppear`.
  var willAppear: () -> Void = {}

  convenience init(_ name: String, _ log: CallLog) {
    self.init()
    self.name = name
    self.log = log
    title = name
  }

  private func note(_ call: String, _ animated: Bool? = nil) {
    let flag = animated.map { $0 ? " 1" : " 0" } ?? ""
    log?.note("\(name) \(call)\(flag)")
  }

  override func viewDidLoad() { note("viewDidLoad") }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", animated)
    willAppear()
  }

  override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }

  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }

  override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }

  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }

  override func viewSafeAreaInsetsDidChange() {
    if notesLayout { note("viewSafeAreaInsetsDidChange") }
  }

  override func viewWillLayoutSubviews() {
    if notesLayout { note("viewWillLayoutSubviews") }
  }

  override func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    note("viewWillTransition to \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongsideTransition: { [weak self] _ in
        let width = self?.view.bounds.width ?? 0
        self?.note("alongside at width \(Int(width))")
      },
      completion: { [weak self] _ in self?.note("completion") }
    )
  }

  override func willMove(toParent parent: UIViewController?) {
    if notesLayout { note(parent == nil ? "willMove out" : "willMove in") }
  }

  override func didMove(toParent parent: UIViewController?) {
    if notesLayout { note(parent == nil ? "didMove out" : "didMove in") }
  }
}
