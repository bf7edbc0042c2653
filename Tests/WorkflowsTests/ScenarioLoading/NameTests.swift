import Testing
import Workflows

@Suite struct NameTests {
  @Test(arguments: [
    ("SignUpForm", ["sign", "up", "form"]), ("sign_up form", ["sign", "up", "form"]),
    ("SIGN-UP/Form", ["sign", "up", "form"]), ("URLField", ["url", "field"]), ("…", []),
    ("Café 2", ["café", "2"]),
  ])
  func textIsSplitIntoWords(text: String, words: [String]) {
    #expect(SafeName(text).words == words)
  }

  @Test func wordsAreJoined() {
    #expect(SafeName("SignUpForm").hyphenated == "sign-up-form")
    #expect(SafeName("SignUpForm").camelCased == "signUpForm")
    #expect(SafeName("").hyphenated == nil)
  }

  @Test func nameIsUsedOnce() {
    var claims = NameClaims()
    #expect(claims.claim(["a", "b"]) == "a")
    #expect(claims.claim(["A", "b"]) == "b")
    #expect(claims.claim(["a", "b"]) == "b-2")
    #expect(claims.claim(["b"]) == "b-3")
  }
}
