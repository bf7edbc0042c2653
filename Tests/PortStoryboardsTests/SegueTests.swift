import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class StartController: UIViewController {
  var journal: [String] = []
  var allows = true
  func returned(_ segue: UIStoryboardSegue) {
    journal.append("returned from \(type(of: segue.source))")
  }
  func touched(_ sender: UIGestureRecognizer) { journal.append("touched") }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    journal.append("should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    journal.append("prepare \(segue.identifier ?? "") \(type(of: segue))")
  }
}

final class EndController: UIViewController {}

final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

@MainActor @Suite struct SegueTests {
  private func button(_ segue: String) -> String {
    """
    <button id="button">\(frame(0, 0, 50, 40))<connections>\(segue)</connections></button>
    """
  }

  private func start(_ segue: String, objects: String = "", connections: String = "") -> String {
    """
    <viewController id="one" \(custom("StartController"))>
    \(rootView(button(segue), connections: connections))</viewController>\(objects)
    """
  }

  private let end = """
    <viewController id="two" \(custom("EndController"))><view key="view" id="end">
    \(frame(0, 0, 414, 896))<subviews><button id="back">\(frame(0, 0, 50, 40))<connections>
    <segue destination="exit" kind="unwind" identifier="back" unwindAction="returned:" id="u1"/>
    </connections></button></subviews></view></viewController><exit id="exit"/>
    """

  private func makeStart(_ scene: String) throws -> (UINavigationController, StartController) {
    describe(StartController.self) {
      $0.add(Selector("returned:", of: StartController.returned(_:)))
      $0.add(Selector("touched:", of: StartController.touched(_:)))
    }
    let controller = try #require(
      try makeStoryboard([scene, end]).instantiateInitialViewController() as? StartController
    )
    return (UINavigationController(rootViewController: controller), controller)
  }

  private func tap(_ controller: UIViewController) {
    for case let button as UIButton in controller.view.subviews {
      button.sendActions(for: .touchUpInside)
    }
  }

  @Test func buttonsAskBeforeTheirSegue() throws {
    try makeDevice().run {
      let (stack, controller) = try makeStart(
        start("<segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"s1\"/>")
      )
      controller.allows = false
      tap(controller)
      #expect(controller.journal == ["should go"])
      #expect(stack.viewControllers.count == 1)
      controller.performSegue(withIdentifier: "go", sender: nil)
      #expect(controller.journal == ["should go", "prepare go UIStoryboardSegue"])
      #expect(stack.topViewController is EndController)
    }
  }

  @Test func unwindingPopsToTheAction() throws {
    try makeDevice().run {
      let (stack, controller) = try makeStart(
        start("<segue destination=\"two\" kind=\"show\" identifier=\"go\" id=\"s1\"/>")
      )
      let window = show(stack)
      tap(controller)
      let end = try #require(stack.topViewController)
      tap(end)
      #expect(controller.journal.last == "returned from EndController")
      #expect(stack.viewControllers == [controller])
      withExtendedLifetime(window) {}
    }
  }

  @Test func unwindingDismissesPresentations() throws {
    try makeDevice().run {
      let segue = """
        <segue destination="two" kind="presentation" modalPresentationStyle="fullScreen" \
        identifier="go" id="s1"/>
        """
      let (stack, controller) = try makeStart(start(segue))
      let window = show(stack)
      tap(controller)
      let end = try #require(controller.presentedViewController)
      #expect(end.modalPresentationStyle == .fullScreen)
      SimulatedDevice.current.clock.advance(by: 1)
      tap(end)
      SimulatedDevice.current.clock.advance(by: 1)
      #expect(controller.journal.last == "returned from EndController")
      #expect(controller.presentedViewController == nil)
      withExtendedLifetime(window) {}
    }
  }

  @Test func seguesHaveTheApplicationsClass() throws {
    try makeDevice().run {
      let segue = """
        <segue destination="two" kind="custom" identifier="fade" \(custom("FadeSegue")) id="s1"/>
        """
      let (stack, controller) = try makeStart(start(segue))
      tap(controller)
      #expect(controller.journal == ["should fade", "prepare fade FadeSegue"])
      #expect(stack.topViewController is EndController)
    }
  }

  @Test func recognizersBelongToTheirViews() throws {
    try makeDevice().run {
      let recognizer = """
        <tapGestureRecognizer numberOfTapsRequired="2" id="tap"><connections>
        <action selector="touched:" destination="one" id="a1"/></connections>
        </tapGestureRecognizer>
        """
      let outlet = """
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="g1"/>
        """
      let (_, controller) = try makeStart(
        start("", objects: recognizer, connections: outlet)
      )
      let tap = try #require(
        controller.view.gestureRecognizers?.first as? UITapGestureRecognizer
      )
      #expect(tap.numberOfTapsRequired == 2)
      tap.state = .ended
      #expect(controller.journal == ["touched"])
    }
  }
}
