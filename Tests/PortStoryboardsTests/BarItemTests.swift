// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import LayoutTestSupport
import PortSupport
import Testing

final class BarController: UIViewController {
  var saveItem: UIBarButtonItem!
  var heading: UILabel!
  var journal: [String] = []
  func save(_ sender: UIBarButtonItem) { journal.append("save \(sender === saveItem)") }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    journal.append("prepare \(segue.identifier ?? "") \(sender is UIBarButtonItem)")
  }
}

@MainActor @Suite struct BarItemTests {
  private let scene = """
    <viewController id="one" title="Page" \(custom("BarController"))>
    \(rootView())
    <toolbarItems><barButtonItem systemItem="flexibleSpace" id="space"/>
    <barButtonItem title="Share" tag="4" id="share"/></toolbarItems>
    <navigationItem key="navigationItem" title="Bar" prompt="Hint" id="item">
    <barButtonItem key="backBarButtonItem" title="Back" id="back"/>
    <label key="titleView" text="Heading" id="heading">\(frame(0, 0, 90, 20))</label>
    <leftBarButtonItems><barButtonItem systemItem="add" id="add"><connections>
    <segue destination="two" kind="show" identifier="more" id="s1"/></connections>
    </barButtonItem><barButtonItem title="Off" enabled="NO" id="off"/></leftBarButtonItems>
    <barButtonItem key="rightBarButtonItem" title="Save" style="done" id="save"><connections>
    <action selector="save:" destination="one" id="a1"/></connections></barButtonItem>
    </navigationItem>
    <connections><outlet property="saveItem" destination="save" id="o1"/>
    <outlet property="heading" destination="heading" id="o2"/></connections></viewController>
    """

  private func makeController() throws -> BarController {
    describe(BarController.self) {
      $0.add("saveItem", \BarController.saveItem)
      $0.add("heading", \BarController.heading)
      $0.add(Selector("save:", of: BarController.save(_:)))
    }
    return try #require(
      try makeStoryboard([scene, plainScene("two")]).instantiateInitialViewController()
        as? BarController
    )
  }

  @Test func controllerHasItemsBeforeItsView() throws {
    try makeDevice().run {
      let controller = try makeController()
      #expect(!controller.isViewLoaded)
      let item = controller.navigationItem
      #expect(item.title == "Bar")
      #expect(item.prompt == "Hint")
      #expect(item.leftBarButtonItems?.map(\.title) == [nil, "Off"])
      #expect(item.leftBarButtonItems?.map(\.isEnabled) == [true, false])
      #expect(item.leftBarButtonItem?.systemItem == .add)
      #expect(item.rightBarButtonItem?.style == .done)
      #expect(item.backBarButtonItem?.title == "Back")
      #expect(controller.toolbarItems?.map(\.title) == [nil, "Share"])
      #expect(controller.toolbarItems?.last?.tag == 4)
    }
  }

  @Test func itemsHaveOutletsActionsAndSegues() throws {
    try makeDevice().run {
      let controller = try makeController()
      let stack = UINavigationController(rootViewController: controller)
      let window = show(stack)
      #expect(controller.navigationItem.titleView === controller.heading)
      controller.navigationItem.rightBarButtonItem?.touch()
      controller.navigationItem.leftBarButtonItem?.touch()
      #expect(controller.journal == ["save true", "prepare more true"])
      #expect(stack.viewControllers.count == 2)
      withExtendedLifetime(window) {}
    }
  }
}
