import Testing

@testable import AppLanguages

/// The category of numbers in languages, by the rules of Unicode's CLDR 46 for cardinal numbers.
@Suite struct PluralRulesTests {
  private static let whole = [
    0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 14, 19, 20, 21, 22, 25, 100, 101, 102, 103, 111, 112,
    1_000_000,
  ]
  private static let fractions = [0.1, 0.5, 1.5, 2.1]

  /// The categories of the numbers above: `z`ero, `1`, `2`, `f`ew, `m`any and `-` for other.
  ///
  /// The reference is Babel 2.17 with the data of CLDR 46.
  private static let reference = [
    (
      "de en et fi fy gl nl sv sw ur yi af az bg ckb dv el eo eu fo ha haw hu ka kk kl ks ku ky lb ml mn mr "
        + "nb ne nn no or ps rm sd so sq ta te tk tr ug uz xh",
      "-1---------------------------"
    ),
    ("pt-PT ca it es", "-1----------------------m----"),
    ("am as bn fa gu hi kn zu", "11-----------------------11--"),
    ("ff hy kab", "11-----------------------111-"),
    ("ln mg pa ti", "11---------------------------"),
    ("si", "11-----------------------1---"),
    ("da", "-1-----------------------111-"),
    ("is mk", "-1-------------1---1-----1--1"),
    ("ceb fil tl", "1111-1-11111--111111111111111"),
    ("lv", "z1-------zzzzzz1--z1--zzz1--1"),
    ("fr pt", "11----------------------m111-"),
    ("ro", "f1ffffffffffff-----fffff-ffff"),
    ("bs hr sr", "-1fff----------1f--1ff---1--1"),
    ("sl", "-12ff--------------12f---ffff"),
    ("cs sk", "-1fff--------------------mmmm"),
    ("pl", "m1fffmmmmmmmmmmmfmmmffmmm----"),
    ("be ru uk", "m1fffmmmmmmmmmm1fmm1ffmmm----"),
    ("lt", "-1fffffff------1ff-1ff---mmmm"),
    ("he iw", "-12----------------------11--"),
    ("ar", "z12fffffffmmmmmmmm---fmm-----"),
    ("mt", "f12fffffffmmmm-------fmm-----"),
    ("ga", "-12ffffmmm-------------------"),
    ("gd", "-12fffffff12ff---------------"),
    ("cy", "z12f--m----------------------"),
    ("ja ko zh zh-Hant th vi id ms my lo xx", "-----------------------------"),
    // Regions have the rules of their language.
    ("de-AT en_GB", "-1---------------------------"), ("pt-BR", "11----------------------m111-"),
  ]

  @Test(arguments: reference)
  func categoriesMatchCLDR(languages: String, categories: String) throws {
    let letters: [PluralCategory: Character] = [
      .zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "-",
    ]
    let numbers =
      Self.whole.map { PluralNumber($0) }
      + (try Self.fractions.map { try #require(PluralNumber($0)) })
    for language in languages.split(separator: " ").map(String.init) {
      let found = numbers.compactMap { letters[PluralRules.category(of: $0, in: language)] }
      #expect(String(found) == categories, "\(language)")
    }
  }

  /// A sign changes no category, and a float without a fraction is a whole number.
  @Test func signsAndZeroFractionsAreIgnored() throws {
    #expect(PluralRules.category(of: PluralNumber(-1), in: "en") == .one)
    #expect(PluralRules.category(of: try #require(PluralNumber(-2.0)), in: "pl") == .few)
    #expect(PluralNumber(.nan) == nil && PluralNumber(.infinity) == nil)
  }
}
