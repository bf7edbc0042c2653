import DeviceCatalog
import ScenarioModel
import SnapshotModel
import Testing

/// Parses the choices of users, as axes of a matrix.
@Suite struct UserSettingsTests {
  private func scenario(_ matrix: String, simulation: String = "{}") throws -> Scenario {
    let text = """
      screens: { form: { view: {} } }
      technique: none
      simulation: \(simulation)
      matrix: \(matrix)
      steps: [checkpoint: end]
      """
    return try ScenarioFile.parse(text: text, file: "s.yaml", name: "s").scenario
  }

  private static let settings = [
    UserSettings(),
    UserSettings(language: Language(tag: "de"), textSize: .accessibilityLarge),
    UserSettings(language: Language(tag: "ar"), direction: .leftToRight, boldText: true),
    UserSettings(direction: .rightToLeft, width: .points(507.5)),
    UserSettings(language: Language(tag: "zh-Hant"), width: .slideOver),
    UserSettings(language: Language(tag: "accentedPseudolanguage"), width: .half),
  ]

  /// The usual value of a setting has no word.
  @Test func nameListsUnusualSettings() {
    #expect(
      Self.settings.map(\.name) == [
        nil, "de accessibilityLarge", "ar leftToRight boldText", "rightToLeft 507.5pt",
        "zh-Hant slideOver", "accentedPseudolanguage half",
      ]
    )
    #expect(UserSettings(language: Language(tag: "ar"), direction: .rightToLeft).name == "ar")
    #expect(Self.settings.map { UserSettings(named: $0.name) } == Self.settings)
    #expect(UserSettings(named: "de nonsense!") == nil)
  }

  /// Arabic, Hebrew, Persian and Urdu are right-to-left; a script overrides a language.
  @Test(arguments: [
    ("ar", true), ("he", true), ("fa-IR", true), ("ur", true), ("de", false), ("zh-Hant", false),
    ("az-Arab", true), ("ks-Deva", false), ("pa_Arab", true),
    ("rightToLeftPseudolanguage", true), ("accentedPseudolanguage", false),
  ])
  func languagesHaveDirections(tag: String, isFromTheRight: Bool) throws {
    let language = try #require(Language(tag: tag))
    #expect((language.direction == .rightToLeft) == isFromTheRight)
  }

  @Test(arguments: ["", "d", "german language", "de-", "12", "deutsch", "../de"])
  func invalidLanguageTagIsRefused(tag: String) {
    #expect(Language(tag: tag) == nil)
  }

  /// Two languages, two sizes; a phone has one width, an iPad two: 4 and 8.
  @Test func everyCombinationIsACase() throws {
    let scenario = try scenario(
      """
      { devices: [iphone-8, ipad-10], orientations: [landscape], languages: [base, de],
        textSizes: [large, small], widths: { splitView: [1, 1/2] } }
      """
    )
    let names = scenario.cases().map { "\($0.device.id) \($0.user.name ?? "-")" }
    #expect(
      names == [
        "iphone-8 -", "iphone-8 small", "iphone-8 de", "iphone-8 de small",
        "ipad-10 -", "ipad-10 half", "ipad-10 small", "ipad-10 small half",
        "ipad-10 de", "ipad-10 de half", "ipad-10 de small", "ipad-10 de small half",
      ]
    )
  }

  /// Only iPadOS 26 splits a screen in halves in portrait.
  @Test func oldSystemsAllowHalvesInLandscapeOnly() throws {
    let scenario = try scenario(
      "{ devices: [ipad-9], systems: [18, 26], widths: { splitView: [1/3, 1/2, 2/3] } }"
    )
    let cases = scenario.cases().map { item in
      "\(item.system.major) \(item.orientation.rawValue) \(item.user.name ?? "-")"
    }
    #expect(
      cases == [
        "18 portrait oneThird", "18 portrait twoThirds",
        "18 landscape oneThird", "18 landscape half", "18 landscape twoThirds",
        "26 portrait oneThird", "26 portrait half", "26 portrait twoThirds",
        "26 landscape oneThird", "26 landscape half", "26 landscape twoThirds",
      ]
    )
  }

  /// A user without choices has the same question as a matrix without such lists.
  @Test func settingsBecomeSimulation() throws {
    let axes = try scenario(
      "{ devices: [ipad-10], directions: [leftToRight, rightToLeft], boldText: true, widths: [640] }"
    )
    let shown = axes.cases().map { axes.shown(to: $0.user).simulation }
    #expect(shown.map { $0?.layoutDirection } == [nil, .rightToLeft, nil, .rightToLeft])
    #expect(shown.allSatisfy { $0?.boldText == true && $0?.applicationWidth == .points(640) })
    let plain = try scenario("{ devices: [iphone-8] }")
    let sized = try scenario("{ devices: [iphone-8], textSizes: [large] }")
    let user = try #require(sized.cases().first).user
    #expect(sized.shown(to: user).simulation == plain.simulation)
    #expect(sized.shown(to: user).matrix == plain.matrix)
  }

  @Test(arguments: [
    ("{ devices: [iphone-8], widths: [half] }", "{}", "phones show one application at a time"),
    (
      "{ devices: [ipad-7], orientations: [portrait], widths: [full, half] }", "{}",
      "no case has the width 'half': iPads have no half split in portrait before iPadOS 26"
    ),
    (
      "{ devices: [ipad-air-2], systems: [8.1], widths: [slideOver] }", "{}",
      "no case has the width 'slideOver': iPads show one application at a time before iOS 9"
    ),
    ("{ devices: [iphone-8], textSizes: [huge] }", "{}", "there is no text size 'huge'"),
    ("{ devices: [iphone-8], languages: [x] }", "{}", "must be the tag of a language"),
    ("{ devices: [ipad-10], widths: { splitView: [3/4] } }", "{}", "no part of a Split View '3/4'"),
    ("{ devices: [ipad-10], widths: [half, half] }", "{}", "contains 'half' twice"),
    ("{ devices: [ipad-10], widths: [{ width: 700 }] }", "{}", "is missing the key 'height'"),
    ("{ devices: [ipad-10], widths: [{ width: 700, height: 0 }] }", "{}", "from 1 to 4000"),
    ("{ devices: [ipad-10], widths: [{ width: 700, height: 500, z: 1 }] }", "{}", "'z'"),
    (
      "{ devices: [iphone-8], textSizes: [small] }", "{ contentSizeCategory: large }",
      "'simulation' sets 'contentSizeCategory', but 'matrix' varies it"
    ),
  ])
  func mistakesAreNamed(matrix: String, simulation: String, message: String) throws {
    let error = try #require(throws: ScenarioErrors.self) {
      try scenario(matrix, simulation: simulation)
    }
    #expect("\(error)".contains(message), "\(error)")
  }

  /// Every pair of values in the 2 x 2 x 3 x 4 x 2 combinations on phones and iPads is kept.
  ///
  /// The longest two lists have 12 pairs, and a case has one of them, so there are at least 12
  /// cases.
  @Test func pairwiseCoversAllPairs() throws {
    let all = """
      devices: [iphone-8, ipad-10], languages: [base, de, ar], textSizes: [small, large, extraLarge,
      accessibilityLarge], boldText: [true, false], widths: [full, half]
      """
    let whole = try scenario("{ \(all) }").cases()
    let chosen = try scenario("{ \(all), pairwise: true }").cases()
    #expect(pairs(of: chosen) == pairs(of: whole))
    #expect((12...24).contains(chosen.count), "\(chosen.count) of \(whole.count)")
    #expect(chosen == whole.filter(chosen.contains))
    #expect(try scenario("{ \(all), pairwise: true }").cases() == chosen)
    let portrait = CaseFilter(orientations: [.portrait])
    #expect(
      try scenario("{ \(all), pairwise: true }").cases(matching: portrait)
        == chosen.filter { $0.orientation == .portrait }
    )
  }

  /// A single case has no pair of values.
  @Test func pairwiseKeepsSingleCase() throws {
    let axes = "devices: [iphone-8], orientations: [portrait]"
    let cases = try scenario("{ \(axes), pairwise: true }").cases()
    #expect(cases.map(\.device.id) == ["iphone-8"])
  }

  /// 100 languages and 200 widths have 20,000 pairs, each in one case.
  ///
  /// Counting the pairs of all cases again for each choice would take 400 million steps.
  @Test func longListsArePairedInOnePass() throws {
    let axes = Self.axes(languages: 100, widths: 200)
    let scenario = try scenario(
      "{ devices: [ipad-10], orientations: [portrait], \(axes), pairwise: true }"
    )
    #expect(scenario.cases().count == 20_000)
  }

  private static func axes(languages: Int, widths: Int) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let tags = letters.flatMap { first in letters.map { first + $0 } }.prefix(languages)
    let widths = (0..<widths).map { "\(400 + Double($0) / 4)" }
    return
      "languages: [\(tags.joined(separator: ", "))], widths: [\(widths.joined(separator: ", "))]"
  }

  /// 1,200,000 cases: 2 orientations, 600 languages and 1000 widths.
  @Test func casesAreCountedBeforeTheyAreMade() throws {
    let axes = Self.axes(languages: 600, widths: 1000)
    let error = try #require(throws: ScenarioErrors.self) {
      try scenario("{ devices: [ipad-10], \(axes) }")
    }
    #expect(error.first.problem == .tooManyCases(1_200_000))
    let few = try scenario(
      "{ devices: [ipad-10, iphone-8], languages: [de, en, fr], boldText: [true, false],"
        + " widths: [full, half] }"
    )
    // A phone has one width.
    #expect(few.matrix.caseCount == 2 * 3 * 2 * (2 + 1))
    var matrix = Matrix(devices: ["ipad-10"], orientations: [.portrait])
    matrix.boldText = Array(repeating: true, count: 1 << 16)
    matrix.directions = Array(repeating: .leftToRight, count: 1 << 16)
    matrix.textSizes = Array(repeating: .small, count: 1 << 16)
    matrix.widths = Array(repeating: .full, count: 1 << 16)
    #expect(matrix.caseCount == .max)
  }

  private func pairs(of cases: [ScenarioCase]) -> Set<[String]> {
    var pairs: Set<[String]> = []
    for item in cases {
      let values = [
        item.device.id, item.orientation.rawValue, "l \(item.user.language?.tag ?? "")",
        "t \(item.user.textSize)", "b \(item.user.boldText)", "w \(item.user.width)",
      ]
      for first in values.indices {
        for second in values.indices.dropFirst(first + 1) {
          pairs.insert([values[first], values[second]])
        }
      }
    }
    return pairs
  }

  @Test func windowsRoundTrip() throws {
    let matrix = """
      { devices: [ipad-10], widths: [700, { width: 700, height: 500, x: 200, y: 100 },
        { width: 640, height: 480.5 }, { width: 600, height: 400, y: 0 }] }
      """
    let scenario = try scenario(matrix)
    let windows: [WindowPlace] = [
      WindowPlace(width: 700, height: 500, x: 200, y: 100),
      WindowPlace(width: 640, height: 480.5), WindowPlace(width: 600, height: 400, y: 0),
    ]
    #expect(scenario.matrix.widths == [.points(700)] + windows.map(ApplicationWidth.window))
    let text = scenario.text()
    #expect(try ScenarioFile.parse(text: text, file: "t.yaml", name: "s").scenario == scenario)
  }

  /// Cases and engines use these names for windows.
  @Test(arguments: [
    ("700x500-200-100", WindowPlace(width: 700, height: 500, x: 200, y: 100)),
    ("640x480.5", WindowPlace(width: 640, height: 480.5)),
    ("600x400-middle-0", WindowPlace(width: 600, height: 400, y: 0)),
  ])
  func windowNamesRoundTrip(word: String, window: WindowPlace) throws {
    let settings = UserSettings(width: .window(window))
    #expect(settings.name == word)
    #expect(UserSettings(named: word) == settings)
  }

  @Test(arguments: ["700x", "x500", "0x500", "700x500-1", "700x500-1-b", "700x500-1-2-3", "-1x5"])
  func invalidWindowNamesAreRefused(word: String) {
    #expect(ApplicationWidth(word: word) == nil)
  }

  @Test func matrixRoundTrips() throws {
    let matrix = """
      { devices: [ipad-10], languages: [base, pt-BR], textSizes: [small], directions: [rightToLeft],
        boldText: [true], widths: [half, 507.5], pairwise: true }
      """
    let scenario = try scenario(matrix)
    let text = scenario.text()
    #expect(try ScenarioFile.parse(text: text, file: "t.yaml", name: "s").scenario == scenario)
  }
}
