import XCTest

@testable import Tasks

final class KeyValueTests: XCTestCase {
  func testOwnPropertiesAreObserved() {
    let controller = ProgressController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.log, ["title none"])
    controller.progress.fraction = 0.5
    XCTAssertEqual(controller.log.last, "fraction 0.0 0.5")
    XCTAssertEqual(controller.barWidth, 50)
    controller.progress.title = "Copy"
    XCTAssertEqual(controller.log.last, "title Copy")
    XCTAssertEqual(controller.progress.titleCount, 1)
    controller.stop()
    controller.progress.fraction = 1
    controller.progress.title = "Over"
    XCTAssertEqual(controller.log.count, 3)
  }

  func testKeyPathsOfSeveralKeysAreFollowed() {
    let controller = ProgressController()
    controller.loadViewIfNeeded()
    let step = WorkProgress()
    controller.progress.step = step
    XCTAssertEqual(controller.log.last, "step 0.0")
    step.fraction = 0.25
    XCTAssertEqual(controller.log.last, "step 0.25")
    controller.progress.step = nil
    XCTAssertEqual(controller.log.last, "step -1.0")
    step.fraction = 1
    XCTAssertEqual(controller.log.last, "step -1.0")
  }

  func testGeometryOfUIKitIsObserved() {
    let controller = ProgressController()
    controller.loadViewIfNeeded()
    controller.scrollView.contentSize = CGSize(width: 10, height: 300)
    XCTAssertEqual(controller.log.last, "content 300.0 300.0")
  }

  func testSafeAreaIsObserved() {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let before = controller.view.safeAreaInsets.left
    var lefts: [CGFloat?] = []
    let observation = controller.view.observe(\.safeAreaInsets, options: [.new]) { _, change in
      lefts.append(change.newValue?.left)
    }
    controller.additionalSafeAreaInsets.left = 12
    window.layoutIfNeeded()
    XCTAssertEqual(lefts, [before + 12])
    observation.invalidate()
  }

  func testValuesDependOnOthers() {
    let progress = WorkProgress()
    var texts: [String] = []
    let observation = progress.observe(\.summary, options: [.new, .old]) { _, change in
      texts.append("\(change.oldValue ?? "") > \(change.newValue ?? "")")
    }
    progress.fraction = 1
    progress.title = "Move"
    XCTAssertEqual(texts, ["Work: 0 % > Work: 100 %", "Work: 100 % > Move: 100 %"])
    observation.invalidate()
  }

  func testChangesAreAnnouncedBefore() {
    let progress = WorkProgress()
    var priors: [Bool] = []
    let observation = progress.observe(\.units, options: .prior) { _, change in
      priors.append(change.isPrior)
    }
    progress.units = -3
    XCTAssertEqual(priors, [true, false])
    progress.setValue(4, forKey: "unitCount")
    XCTAssertEqual(priors, [true, false, true, false])
    XCTAssertEqual(progress.units, 4)
    observation.invalidate()
  }

  func testValuesAreSetByTheirKeys() {
    let settings = WorkSettings()
    settings.setValuesForKeys(["name": "a", "maximum": 3, "scale": 2, "size": 5])
    settings.setValue(nil, forKey: "note")
    XCTAssertEqual(settings.text, "a 3 2.0 -")
    XCTAssertEqual(settings.value(forKey: "size") as? Int, 5)
    XCTAssertEqual(settings.value(forKey: "maximum") as? Int, 3)
    let view = UIView()
    view.setValue(true, forKey: "hidden")
    XCTAssertTrue(view.isHidden)
    // A key that UIKit does not document.
    view.setValue(16, forKey: "cornerRadiusOfSections")
    XCTAssertNil(view.value(forKey: "cornerRadiusOfSections"))
    let progress = WorkProgress()
    progress.step = WorkProgress()
    progress.setValue(0.5, forKeyPath: "step.fraction")
    XCTAssertEqual(progress.value(forKeyPath: "step.fraction") as? Double, 0.5)
  }

  func testKeysAreThoseOfObjectiveC() {
    XCTAssertEqual(#keyPath(WorkProgress.units), "unitCount")
    XCTAssertEqual(#keyPath(WorkProgress.step.fraction), "step.fraction")
  }
}
