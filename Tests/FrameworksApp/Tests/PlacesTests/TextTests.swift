import Places
import UIKit
import XCTest

final class TextTests: XCTestCase {
  func testSubclassInheritsAlertInitializer() {
    let sheet = Texts.sheet("Title")
    XCTAssertEqual(sheet.title, "Title")
    XCTAssertEqual(sheet.preferredStyle, .actionSheet)
  }

  /// The texts of Apple's documentation of the styles, for 9 hours, 41 minutes and 30 seconds.
  func testDurationsMatchDocumentation() {
    let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
    XCTAssertEqual(Texts.duration(seconds, .positional), "9:41:30")
    XCTAssertEqual(Texts.duration(seconds, .abbreviated), "9h 41m 30s")
    XCTAssertEqual(Texts.duration(seconds, .short), "9 hr, 41 min, 30 sec")
    XCTAssertEqual(Texts.duration(seconds, .full), "9 hours, 41 minutes, 30 seconds")
    XCTAssertEqual(Texts.duration(seconds, .brief), "9hr 41min 30sec")
    XCTAssertEqual(Texts.duration(65, .positional), "1:05")
  }

  /// The example of FIPS 180-4.
  func testDigestMatchesStandard() {
    let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    XCTAssertEqual(Texts.digest("abc"), expected)
    XCTAssertEqual(Texts.fingerprint("abc"), expected)
  }

  func testGroupEndsAfterItsBlocks() {
    var events: [String] = []
    let append = { (event: String) in { events.append(event) } }
    Texts.both(append("a"), append("b"), then: append("end"))
    XCTAssertEqual(events, [])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(events, ["a", "b", "end"])
  }

  func testHostedViewKeepsItsFrame() {
    let controller = BadgeController()
    controller.loadViewIfNeeded()
    XCTAssertEqual(controller.children.count, 1)
    XCTAssertEqual(
      controller.children.first?.view.frame,
      CGRect(x: 0, y: 0, width: 20, height: 20)
    )
  }
}
