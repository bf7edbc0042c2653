// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class HostController: UIViewController {
  var box: UIView!
  var journal: [String] = []
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let isLoaded = segue.destination.isViewLoaded
    journal.append("prepare \(segue.identifier ?? ""), loaded \(isLoaded), box \(box != nil)")
  }
  override func viewDidLoad() { journal.append("did load \(children.count)") }
}

final class InnerController: UIViewController {}
final class MainStack: UINavigationController {}

@MainActor @Suite struct ContainerTests {
  private func initial(_ scenes: [String]) throws -> UIViewController {
    try #require(try makeStoryboard(scenes).instantiateInitialViewController())
  }

  @Test func embeddedControllersFillTheirContainer() throws {
    try makeDevice().run {
      describe(HostController.self) { $0.add("box", \HostController.box) }
      let box = """
        <containerView id="box">\(frame(20, 100, 300, 200))<connections>
        <segue destination="two" kind="embed" identifier="inner" id="s1"/></connections>
        </containerView>
        """
      let host = """
        <viewController id="one" \(custom("HostController"))>\(rootView(box))
        <connections><outlet property="box" destination="box" id="o1"/></connections>
        </viewController>
        """
      let controller = try #require(
        try initial([host, plainScene("two", "InnerController")]) as? HostController
      )
      controller.loadViewIfNeeded()
      #expect(controller.journal == ["prepare inner, loaded false, box true", "did load 1"])
      let child = try #require(controller.children.first as? InnerController)
      #expect(child.view.superview === controller.box)
      #expect(child.view.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    }
  }

  private func relationship(_ name: String, _ destination: String) -> String {
    """
    <segue destination="\(destination)" kind="relationship" relationship="\(name)" \
    id="r-\(destination)"/>
    """
  }

  @Test func splitViewsHaveTheirColumns() throws {
    try makeDevice().run {
      let split = """
        <splitViewController id="one" allowDoubleColumnStyle="YES"><connections>
        \(relationship("masterViewController", "nav"))
        \(relationship("detailViewController", "two"))</connections></splitViewController>
        """
      let stack = """
        <navigationController id="nav" \(custom("MainStack"))><connections>
        \(relationship("rootViewController", "three"))</connections></navigationController>
        """
      let controller = try #require(
        try initial([split, stack, plainScene("two", "InnerController"), plainScene("three")])
          as? UISplitViewController
      )
      #expect(controller.style == .doubleColumn)
      let primary = controller.viewController(for: .primary) as? MainStack
      #expect(primary?.viewControllers.count == 1)
      #expect(controller.viewController(for: .secondary) is InnerController)
    }
  }

  @Test func tabsReferToOtherStoryboards() throws {
    try makeDevice().run {
      _ = try makeStoryboard(
        [plainScene("one", "InnerController", identifier: "inner")],
        name: "Other"
      )
      let tabs = """
        <tabBarController id="one"><connections>
        \(relationship("viewControllers", "two"))\(relationship("viewControllers", "ref"))
        </connections></tabBarController>
        """
      let reference = """
        <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="inner" id="ref"/>
        """
      let first = """
        <viewController id="two">\(rootView())
        <tabBarItem key="tabBarItem" title="First" tag="3" id="tab"/></viewController>
        """
      let controller = try #require(
        try initial([tabs, first, reference]) as? UITabBarController
      )
      #expect(controller.viewControllers?.last is InnerController)
      #expect(controller.viewControllers?.first?.tabBarItem.title == "First")
      #expect(controller.viewControllers?.first?.tabBarItem.tag == 3)
    }
  }

  @Test func missingScenesAreReported() throws {
    try makeDevice().run {
      let tabs = """
        <tabBarController id="one"><connections>\(relationship("viewControllers", "ref"))
        </connections></tabBarController>
        """
      let reference = "<viewControllerPlaceholder storyboardName=\"Gone\" id=\"ref\"/>"
      let controller = try #require(try initial([tabs, reference]) as? UITabBarController)
      #expect(controller.viewControllers?.count == 1)
      let problem = try #require(InterfaceProblems.current.all.first)
      #expect(problem.contains("the initial scene of Gone does not exist"))
    }
  }

  /// The second line of the document is the first of the scene's objects.
  @Test func missingClassesAreReported() throws {
    try makeDevice().run {
      let controller = try initial([plainScene("one", "Gone")])
      #expect(type(of: controller) == UIViewController.self)
      let problem = try #require(InterfaceProblems.current.all.first)
      #expect(
        problem.hasSuffix(
          "Main.storyboard:6:1: warning: unknown class 'Gone' of module 'PortStoryboardsTests'; "
            + "'one' has the class UIViewController"
        )
      )
    }
  }
}
