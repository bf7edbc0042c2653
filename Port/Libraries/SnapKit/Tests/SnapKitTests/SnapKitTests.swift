import SnapKit
import Testing
import UIKit

/// Frames that the documentation of SnapKit implies; the container has 200 x 100 points.
@MainActor @Suite struct SnapKitTests {
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let box = UIView()

  init() { container.addSubview(box) }

  private var frame: CGRect {
    container.layoutIfNeeded()
    return box.frame
  }

  /// 200 - 2 * 10 and 100 - 2 * 10 points.
  @Test func insetsMoveEdgesInward() {
    box.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    #expect(frame == CGRect(x: 10, y: 10, width: 180, height: 80))
    #expect(!box.translatesAutoresizingMaskIntoConstraints)
  }

  /// 1 + 2 points fewer in the height, 3 + 4 in the width.
  @Test func edgesHaveTheirInsets() {
    let insets = UIEdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
    box.snp.makeConstraints { $0.edges.equalTo(container).inset(insets) }
    #expect(frame == CGRect(x: 3, y: 1, width: 193, height: 97))
  }

  /// (200 - 40) / 2 = 80 points, and (100 - 20) / 2 + 5 = 45.
  @Test func constantsAreSizes() {
    box.snp.makeConstraints { make in
      make.size.equalTo(CGSize(width: 40, height: 20))
      make.center.equalToSuperview().offset(CGPoint(x: 0, y: 5))
    }
    #expect(frame == CGRect(x: 80, y: 45, width: 40, height: 20))
  }

  /// Half of 200 points, and a fourth of them as the height.
  @Test func otherAttributesAreFactors() {
    box.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      make.width.equalTo(container.snp.width).multipliedBy(0.5)
      make.height.equalTo(container.snp.width).dividedBy(4)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// A number is the distance from the superview for positions.
  @Test func positionsWithoutItemRelateToSuperview() {
    box.snp.makeConstraints { make in
      make.left.top.equalTo(7)
      make.right.bottom.lessThanOrEqualToSuperview()
      make.width.height.equalTo(300).priority(.low)
    }
    #expect(frame == CGRect(x: 7, y: 7, width: 193, height: 93))
  }

  @Test func updatesChangeConstants() {
    var width: Constraint?
    box.snp.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
      width = make.width.equalTo(20).constraint
    }
    box.snp.updateConstraints { $0.height.equalTo(30) }
    width?.update(offset: 50)
    #expect(frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(container.constraints.count + box.constraints.count == 4)
  }

  @Test func remakingRemovesOldConstraints() {
    box.snp.makeConstraints { $0.edges.equalToSuperview() }
    box.snp.remakeConstraints { make in
      make.left.top.equalTo(container.safeAreaLayoutGuide)
      make.width.height.equalTo(5)
    }
    #expect(frame == CGRect(x: 0, y: 0, width: 5, height: 5))
    box.snp.removeConstraints()
    #expect(container.constraints.isEmpty)
  }

  @Test func marginsPairWithEdges() {
    container.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.snp.makeConstraints { $0.edges.equalTo(container.snp.margins) }
    #expect(frame == CGRect(x: 2, y: 1, width: 194, height: 96))
  }
}
