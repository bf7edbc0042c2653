import XCTest

@testable import Tasks

final class ResourceTests: XCTestCase {
  /// 60 by 90 pixels at three a point, or 40 by 60 at two.
  func testImagesHaveTheirSizes() {
    XCTAssertEqual(Badges.star?.size, CGSize(width: 20, height: 30))
    XCTAssertEqual(Badges.star?.scale, UIScreen.main.scale)
    XCTAssertEqual(Badges.dot?.size, CGSize(width: 4, height: 4))
    XCTAssertEqual(Badges.line?.size, CGSize(width: 24, height: 2))
    XCTAssertNil(Badges.other)
  }

  func testLiteralsHaveValues() {
    // swift-format-ignore: NoPlaygroundLiterals
    XCTAssertEqual(#imageLiteral(resourceName: "star").size, CGSize(width: 20, height: 30))
    // swift-format-ignore: NoPlaygroundLiterals
    let color: UIColor = #colorLiteral(red: 1, green: 0.2, blue: 0, alpha: 1)
    XCTAssertEqual(color.cgColor, Badges.brand?.cgColor)
  }

  func testImagesDecideLayout() {
    let badge = BadgeView(frame: .zero)
    XCTAssertEqual(badge.imageView.intrinsicContentSize.width, 20)
    XCTAssertEqual(badge.systemLayoutSizeFitting(.zero).height, 30)
  }

  func testColorsHaveTheirParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    XCTAssertEqual(Badges.brand?.getRed(&red, green: &green, blue: &blue, alpha: &alpha), true)
    XCTAssertEqual([red, green, blue, alpha], [1, 0.2, 0, 1])
    XCTAssertEqual(Badges.note?.cgColor, UIColor.systemGreen.cgColor)
  }

  func testTextsAreInEnglish() {
    XCTAssertEqual(Badges.title, "Things to do")
    XCTAssertEqual(Badges.count(3), "3 things")
    XCTAssertEqual(Badges.untranslated, "None")
  }
}
