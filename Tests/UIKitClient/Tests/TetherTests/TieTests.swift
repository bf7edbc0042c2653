import XCTest

@testable import Tether

class TieTests: XCTestCase {
  let container = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let one = UIView()
  let two = UIView()

  override func setUp() {
    super.setUp()
    container.addSubview(one)
    container.addSubview(two)
  }

  var tethered: [TetherConstraint] {
    container.constraints.compactMap { $0 as? TetherConstraint }.filter { $0.isActive }
  }

  func testMakingTiesDisablesTheMaskAndLaysOut() {
    one.tether.make { make in
      make.edges.equal(to: container).inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }
    XCTAssertFalse(one.translatesAutoresizingMaskIntoConstraints)
    XCTAssertEqual(tethered.count, 4)
    container.layoutIfNeeded()
    // 400 - 20 - 40 wide, 300 - 10 - 30 high.
    XCTAssertEqual(one.frame, CGRect(x: 20, y: 10, width: 340, height: 260))
  }

  func testUpdatingChangesTheConstantInPlace() {
    one.tether.make { make in
      make.size.equal(to: CGSize(width: 50, height: 60))
      make.left.equal(to: 5)
      make.top.equal(to: 7.5)
    }
    XCTAssertEqual(one.constraints.count, 2)
    XCTAssertEqual(tethered.count, 2)
    one.tether.update { $0.left.equal(to: 25) }
    XCTAssertEqual(tethered.count, 2)
    container.layoutIfNeeded()
    XCTAssertEqual(one.frame.minX, 25)
    XCTAssertEqual(one.frame.minY, 7.5, accuracy: 0.5)
  }

  func testRemakingRemovesWhatWasThere() {
    one.tether.make { $0.edges.equalToSuperview() }
    one.tether.remake { $0.center.equalToSuperview() }
    XCTAssertEqual(tethered.count, 2)
    one.tether.remove()
    XCTAssertEqual(tethered.count, 0)
    XCTAssertTrue(one.ties.isEmpty)
  }

  func testPreparedTiesWaitForActivation() {
    let ties = one.tether.prepare { $0.margins.equal(to: two).priority(.defaultLow) }
    XCTAssertTrue(container.constraints.isEmpty)
    ties.forEach { $0.activate() }
    XCTAssertEqual(tethered.map { $0.priority }, Array(repeating: .defaultLow, count: 4))
    XCTAssertEqual(tethered.first?.secondAttribute, .topMargin)
    ties.forEach { $0.deactivate() }
    XCTAssertTrue(container.constraints.isEmpty)
  }

  func testGuidesAreTiedLikeViews() {
    let guide = UILayoutGuide()
    container.addLayoutGuide(guide)
    guide.tether.make { make in
      make.left.equal(to: 100)
      make.top.equalToSuperview()
      make.size.equal(to: CGSize(width: 80, height: 40))
    }
    one.tether.make { $0.edges.equal(to: guide) }
    container.layoutIfNeeded()
    XCTAssertEqual(guide.layoutFrame, CGRect(x: 100, y: 0, width: 80, height: 40))
    XCTAssertEqual(one.frame, guide.layoutFrame)
  }

  func testTheOldLayoutGuidesAreItems() {
    let controller = UIViewController()
    controller.view.addSubview(one)
    one.tether.make { make in
      make.top.equal(to: controller.topLayoutGuide)
      make.bottom.equal(to: controller.bottomLayoutGuide)
    }
    let constraints = controller.view.constraints.compactMap { $0 as? TetherConstraint }
    XCTAssertEqual(constraints.map { $0.secondAttribute }, [.bottom, .top])
    XCTAssertTrue(constraints[0].secondItem === controller.topLayoutGuide)
  }

  func testAnUpperBoundAloneIsWhereAViewEnds() {
    one.tether.make { make in
      make.top.atMost(23).priority(UILayoutPriority(751))
      make.width.atLeast(40)
      make.height.atMost(90)
    }
    container.layoutIfNeeded()
    // A position on its only bound; a size at its lower bound, or zero without one.
    XCTAssertEqual(one.frame, CGRect(x: 0, y: 23, width: 40, height: 0))
  }

  func testLabelsSayWhereAConstraintWasMade() {
    one.tether.make { $0.width.equal(to: 10) }
    let constraint = one.constraints[0] as? TetherConstraint
    XCTAssertEqual(constraint?.label?.hasPrefix("TieTests.swift#"), true)
    XCTAssertEqual(constraint?.description.contains("width == 10"), true)
  }

  func testOperatorsMakeActiveConstraints() {
    let width = (one.widthAnchor <> 120) ~ .defaultHigh
    let edge = one.leadingAnchor <> container.leadingAnchor
    XCTAssertEqual(width.priority.rawValue, 750)
    XCTAssertTrue(width.isActive && edge.isActive)
    XCTAssertEqual(edge.firstAnchor, one.leadingAnchor)
  }

  func testNothingKeepsViewsAlive() {
    weak var weakView: UIView?
    autoreleasepool {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      child.tether.make { $0.edges.equalToSuperview() }
      weakView = child
    }
    XCTAssertNil(weakView)
  }
}
