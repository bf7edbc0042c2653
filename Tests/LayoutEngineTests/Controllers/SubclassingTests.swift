import LayoutEngine
import Testing

/// Subclasses of controllers and windows as applications write them; the test is that they compile.
@Suite struct SubclassingTests {
  final class WithoutInitializer: UIViewController {
    var value = 1
  }

  final class WithDesignatedInitializer: UIViewController {
    let value: Int

    init(value: Int) {
      self.value = value
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      preconditionFailure("not archived")
    }
  }

  final class WithPlainInitializer: UIViewController {
    let value: Int

    init() {
      value = 2
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      preconditionFailure("not archived")
    }
  }

  final class WithConvenienceInitializer: UIViewController {
    private(set) var value = 0

    convenience init(value: Int) {
      self.init()
      self.value = value
    }
  }

  final class Stack: UINavigationController {
    let value: Int

    init(value: Int) {
      self.value = value
      super.init(rootViewController: UIViewController())
    }

    required init?(coder: NSCoder) {
      preconditionFailure("not archived")
    }
  }

  final class PlainStack: UINavigationController {
    override var prefersStatusBarHidden: Bool { true }
  }

  final class Window: UIWindow {
    override init(windowScene: UIWindowScene) {
      super.init(windowScene: windowScene)
    }

    required init?(coder: NSCoder) {
      preconditionFailure("not archived")
    }
  }

  @Test func everySubclassFormCanBeCreated() throws {
    try makeDevice().run {
      #expect(WithoutInitializer().value == 1)
      #expect(WithDesignatedInitializer(value: 3).value == 3)
      #expect(WithPlainInitializer().value == 2)
      #expect(WithConvenienceInitializer(value: 4).value == 4)
      #expect(WithConvenienceInitializer(nibName: "Form", bundle: nil).nibName == "Form")
      #expect(Stack(value: 5).viewControllers.count == 1)
      #expect(PlainStack(rootViewController: UIViewController()).viewControllers.count == 1)
      let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(scene.map { Window(windowScene: $0).frame } == UIScreen.main.bounds)
    }
  }

  @Test func loadViewRunsOnceAndSetsView() throws {
    final class Loader: UIViewController {
      var loads = 0
      let own = UIView()

      override func loadView() { view = own }

      override func viewDidLoad() { loads += 1 }
    }
    try makeDevice().run {
      let controller = Loader()
      #expect(!controller.isViewLoaded)
      #expect(controller.viewIfLoaded == nil)
      controller.loadViewIfNeeded()
      controller.loadViewIfNeeded()
      #expect(controller.view === controller.own)
      #expect(controller.loads == 1)
    }
  }

  @Test func unsetTraitsAreUnspecified() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    let regular = UITraitCollection(verticalSizeClass: .regular)
    #expect(compact.verticalSizeClass == .unspecified)
    #expect(compact.userInterfaceIdiom == .unspecified)
    let both = UITraitCollection(traitsFrom: [compact, regular])
    #expect(both.horizontalSizeClass == .compact)
    #expect(both.verticalSizeClass == .regular)
    #expect(both.displayScale == 0)
    #expect(both.containsTraits(in: compact))
    #expect(!compact.containsTraits(in: both))
    #expect(both == UITraitCollection(traitsFrom: [regular, compact]))
  }
}
