import ScvdbTesting
import SignUp
import Testing

@Suite struct SignUpLayoutTests {
  /// To accept another layout: `SCVDB_RECORD=1 swift test`, then look at the change and commit it.
  @Test func signUpMakesRoomForTheKeyboard() async throws {
    try await expectLayout(
      of: "sign-up",
      devices: ["iphone-8", "iphone-16"],
      steps: [
        .checkpoint("at rest"),
        .focus("passwordField"), .wait(0.5), .checkpoint("keyboard up"),
        .resign, .wait(0.5), .checkpoint("keyboard gone"),
      ]
    ) {
      UINavigationController(rootViewController: SignUpViewController())
    }
  }
}
