import Places
import UIKit
import XCTest

final class AccountTests: XCTestCase {
  private let account = Account()

  func testKeychainKeepsPassword() {
    XCTAssertTrue(account.store("secret"))
    XCTAssertEqual(account.password, "secret")
  }

  func testBiometryIsMissing() {
    var result: Bool?
    account.unlock { result = $0 }
    XCTAssertEqual(result, false)
  }

  func testNotificationsAreNotAllowed() {
    var result: Bool?
    account.askForNotifications { result = $0 }
    XCTAssertNil(result)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual(result, false)
  }

  func testRequestFailsInNextTurn() {
    var result: Error?
    account.load(URL(string: "https://example.com")!) { result = $0 }
    XCTAssertNil(result)
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 1))
    XCTAssertEqual((result as? URLError)?.code, .notConnectedToInternet)
  }
}
