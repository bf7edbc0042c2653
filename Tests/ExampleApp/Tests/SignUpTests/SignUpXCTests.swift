import ScvdbTesting
import SignUp
import XCTest

/// The same test in XCTest.
final class SignUpXCTests: XCTestCase {
  func testSignUpOnATablet() async throws {
    try await expectLayout(of: "sign-up/tablet", devices: ["ipad-10"]) { SignUpViewController() }
  }
}
