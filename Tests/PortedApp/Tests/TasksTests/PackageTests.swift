import Styles
import XCTest

@testable import Tasks

final class PackageTests: XCTestCase {
  func testPackagesOfTheTeamAreRewrittenAsWell() throws {
    let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let tap = try XCTUnwrap(card.gestureRecognizers?.first as? UITapGestureRecognizer)
    tap.state = .ended
    XCTAssertEqual(card.layer.cornerRadius, 10)
    XCTAssertEqual(card.styleCount, 1)
    XCTAssertEqual(card.taken, [.round])
  }

  func testTheirPropertiesAreObserved() {
    let card = Card(frame: .zero)
    var styles: [Style?] = []
    let observation = card.observe(\.style, options: .new) { _, change in
      styles.append(change.newValue)
    }
    card.style = .round
    XCTAssertEqual(styles, [.round])
    observation.invalidate()
  }
}
