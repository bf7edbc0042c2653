import XCTest

@testable import Tasks

/// The texts in the language of the test run: each expected text is from the language's strings
/// file, else from a less specific language, else from English.
final class LanguageTests: XCTestCase {
  private struct Expected {
    var title = "Things to do"
    var none = "None"
    /// For 0, 1, 2 and 5 things of 7.
    var done = ["Nothing of 7", "1 thing of 7", "2 things of 7", "5 things of 7"]
    var lines = "Tasks: 2 lines"
    /// For 1 and 2 in a string catalog.
    var left = ["1 thing left", "2 things left"]
    var missing = "Missing"
    /// The buttons of the storyboard; one of them is translated.
    var buttons = ["Save", "More"]
    var isRightToLeft = false
    /// Without a choice, the machine's language.
    var language: String?
    var userLanguage: String?
  }

  private static let expected: [String: Expected] = [
    "": Expected(),
    "de": Expected(
      title: "Zu tun",
      lines: "Tasks: 2 Zeilen",
      left: ["noch 1 Ding", "noch 2 Dinge"],
      buttons: ["Sichern", "More"],
      language: "de",
      userLanguage: "de"
    ),
    "pt-BR": Expected(
      title: "Tarefas",
      none: "Nada",
      language: "pt-BR",
      userLanguage: "pt-BR"
    ),
    "pt-PT": Expected(title: "Tarefas", none: "Nenhuma", language: "pt", userLanguage: "pt-PT"),
    // In Polish 1 is `one`, 2 `few`, 0 and 5 `many`.
    "pl": Expected(
      done: ["0 rzeczy! z 7", "1 rzecz z 7", "2 rzeczy z 7", "5 rzeczy! z 7"],
      language: "pl",
      userLanguage: "pl"
    ),
    "ar": Expected(
      title: "المهام",
      isRightToLeft: true,
      language: "ar",
      userLanguage: "ar"
    ),
    "doubleLengthPseudolanguage": Expected(
      title: "Things to do Things to do",
      none: "None None",
      done: [
        "Nothing of 7 Nothing of 7", "1 thing of 7 1 thing of 7", "2 things of 7 2 things of 7",
        "5 things of 7 5 things of 7",
      ],
      lines: "Tasks: 2 lines Tasks: 2 lines",
      left: ["1 thing left 1 thing left", "2 things left 2 things left"],
      missing: "Missing Missing",
      buttons: ["Save Save", "More More"],
      language: "en",
      userLanguage: "en"
    ),
    "rightToLeftPseudolanguage": Expected(isRightToLeft: true, language: "en", userLanguage: "en"),
  ]

  private func expected() throws -> Expected {
    let language = ProcessInfo.processInfo.environment["SCVDB_LANGUAGE"] ?? ""
    return try XCTUnwrap(Self.expected[language], "nothing is expected in \(language)")
  }

  func testTextsAreInTheLanguage() throws {
    let expected = try expected()
    XCTAssertEqual(Badges.title, expected.title)
    XCTAssertEqual(Badges.untranslated, expected.none)
    XCTAssertEqual(Summary().title, expected.lines)
    XCTAssertEqual(Texts.missing, expected.missing)
  }

  func testNumbersHaveTheirVariants() throws {
    let expected = try expected()
    let counts = [0, 1, 2, 5]
    XCTAssertEqual(counts.map { Texts.done($0, of: 7) }, expected.done)
    XCTAssertEqual(counts.map { Texts.doneByFunction($0, 7) }, expected.done)
    XCTAssertEqual(counts.map { Texts.doneInLocale($0, of: 7) }, expected.done)
    XCTAssertEqual([1, 2].map { Summary().rest($0) }, expected.left)
  }

  func testInterfaceFilesAreInTheLanguage() throws {
    let expected = try expected()
    let window = UIWindow(frame: UIScreen.main.bounds)
    let stack = try XCTUnwrap(ProfileController.make())
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let profile = try XCTUnwrap(stack.topViewController as? ProfileController)
    let titles = profile.buttons.map { $0.title(for: .normal) }
    XCTAssertEqual(titles, expected.buttons)
    // Below the field, at its leading edge.
    let edge: (CGRect) -> CGFloat = { expected.isRightToLeft ? $0.maxX : $0.minX }
    XCTAssertEqual(edge(profile.moreButton.frame), edge(profile.nameField.frame), accuracy: 0.001)
  }

  func testDirectionIsThatOfTheLanguage() throws {
    let isRightToLeft = try expected().isRightToLeft
    let direction = UIApplication.shared.userInterfaceLayoutDirection
    XCTAssertEqual(direction == .rightToLeft, isRightToLeft)
    let traits = UIScreen.main.traitCollection
    XCTAssertEqual(traits.layoutDirection == .rightToLeft, isRightToLeft)
  }

  func testLanguagesAreThoseOfTheUser() throws {
    let expected = try expected()
    guard let language = expected.language else { return }
    XCTAssertEqual(Texts.language, language)
    XCTAssertEqual(Texts.userLanguage, expected.userLanguage)
  }
}
