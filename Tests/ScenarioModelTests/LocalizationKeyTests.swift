import ScenarioModel
import Testing

/// Texts of public documents; the keys are in the tables of their apps.
@Suite struct LocalizationKeyTests {
  @Test(arguments: [
    "general_continue", "onboarding_consent_body_1", "SIGN_UP_TITLE", "signUp.title",
    "TinkerStrings.Action.Cancel", "channel.backup", "account.sign-in",
  ])
  func joinedWordsAreKey(text: String) {
    #expect(text.isLocalizationKey)
  }

  @Test(arguments: [
    "", "Continue", "Sign-in", "Loading...", "e.g.", "v1.5.1", "v.2.0", "Vx.x", "10.232", "24.79ºC",
    "DD.MM.YYYY", "_Send", "snake_", "api.openstreetmap.org", "www.example.com", "Rocket.Chat",
    "IMG_2003.jpeg", "jdoe@example.com", "https://wav.es/xPAK3z", "sign_up title",
  ])
  func otherTextIsNoKey(text: String) {
    #expect(!text.isLocalizationKey)
  }
}
