import LayoutEngine
import Testing

@MainActor @Suite struct StoryboardTests {
  final class ListController: UIViewController {
    var journal: [String] = []
    override func awakeFromNib() { journal.append("awake") }
    override func viewDidLoad() { journal.append("loaded \(view.tag)") }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      journal.append("prepare \(segue.identifier ?? "") for \(sender ?? "")")
      (segue.destination as? DetailController)?.text = "set"
    }
  }

  final class DetailController: UIViewController {
    var text = ""
    init(text: String) {
      self.text = text
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Returns a storyboard with a list as its initial scene, and a segue to a detail.
  private func makeStoryboard() -> UIStoryboard {
    let list = StoryboardScene(
      makeController: { ListController() },
      makeView: { _ in
        let view = UIView()
        view.tag = 7
        return view
      },
      segues: [.init(identifier: "open", kind: .show, destination: "detail")]
    )
    let detail = StoryboardScene(makeController: { DetailController(text: "made") })
    UIStoryboard.setSource(
      { $0 == "detail" ? detail : $0 == nil ? list : nil },
      forStoryboardNamed: "Main"
    )
    return UIStoryboard(name: "Main", bundle: nil)
  }

  @Test func sceneCreatesItsControllerAndView() throws {
    try makeDevice().run {
      let storyboard = makeStoryboard()
      let list = try #require(storyboard.instantiateInitialViewController() as? ListController)
      #expect(list.storyboard === storyboard)
      list.loadViewIfNeeded()
      #expect(list.journal == ["awake", "loaded 7"])
    }
  }

  @Test func applicationCanCreateController() throws {
    try makeDevice().run {
      let storyboard = makeStoryboard()
      let own: DetailController = storyboard.instantiateViewController(identifier: "detail") { _ in
        DetailController(text: "own")
      }
      #expect(own.text == "own")
      let made: DetailController = storyboard.instantiateViewController(identifier: "detail")
      #expect(made.text == "made")
    }
  }

  @Test func seguePreparesAndShowsDestination() throws {
    try makeDevice().run {
      let list = try #require(
        makeStoryboard().instantiateInitialViewController() as? ListController
      )
      let stack = UINavigationController(rootViewController: list)
      list.performSegue(withIdentifier: "open", sender: "row 3")
      let detail = try #require(stack.topViewController as? DetailController)
      #expect(detail.text == "set")
      #expect(list.journal == ["awake", "prepare open for row 3"])
    }
  }

  @Test func nibBecomesControllersView() throws {
    try makeDevice().run {
      let content = UIView()
      UINib.setSource({ _ in [content] }, forNibNamed: "Form")
      #expect(UIViewController(nibName: "Form", bundle: nil).view === content)
      #expect(Bundle.main.loadNibNamed("Form", owner: nil)?.first as? UIView === content)
      #expect(Bundle.main.loadNibNamed("Other", owner: nil) == nil)
    }
  }
}
