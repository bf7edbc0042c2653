/// The plural category of a number in a language.
///
/// The rules are the rules for cardinal numbers in Unicode's CLDR 46
/// (`common/supplemental/plurals.xml`), for the languages that apps commonly support. CLDR
/// distinguishes written digits, such as `1.0`; here a number has only the digits that it needs.
enum PluralRules {
  /// Returns the category of a number; `other` in unknown languages and in languages without
  /// categories.
  static func category(of number: PluralNumber, in language: String) -> PluralCategory {
    let tag = language.replacing("_", with: "-").lowercased()
    let code = String(tag.prefix { $0 != "-" })
    let rule = tag.hasPrefix("pt-pt") ? romance : rules[code] ?? none
    return rule(number)
  }

  private typealias Rule = @Sendable (PluralNumber) -> PluralCategory

  /// The rules by language codes.
  private static let rules: [String: Rule] = {
    let groups: [(String, Rule)] = [
      ("de en et fi fy gl nl sv sw ur yi", oneWithoutFraction),
      (
        "af az bg ckb dv el eo eu fo ha haw hu ka kk kl ks ku ky lb ml mn mr nb ne nn no or ps rm sd "
          + "so sq ta te tk tr ug uz xh",
        { $0.isWhole(1...1) ? .one : .other }
      ),
      ("am as bn fa gu hi kn zu", { $0.integer == 0 || $0.isWhole(1...1) ? .one : .other }),
      ("ff hy kab", { $0.integer <= 1 ? .one : .other }),
      ("ln mg pa ti", { $0.isWhole(0...1) ? .one : .other }),
      ("si", { $0.isWhole(0...1) || $0.integer == 0 && $0.fraction == 1 ? .one : .other }),
      ("da", { $0.isWhole(1...1) || $0.fraction != 0 && $0.integer <= 1 ? .one : .other }),
      ("is", icelandic), ("mk", macedonian), ("ceb fil tl", filipino), ("lv", latvian),
      ("fr pt", { $0.integer <= 1 ? .one : million($0) }), ("ca it", romance),
      ("es", { $0.isWhole(1...1) ? .one : million($0) }), ("ro", romanian),
      ("bs hr sh sr", southSlavic), ("sl", slovenian), ("cs sk", czech), ("pl", polish),
      ("be", belarusian), ("ru uk", eastSlavic), ("lt", lithuanian),
      ("he iw", hebrew), ("ar", arabic), ("mt", maltese), ("ga", irish), ("gd", scottish),
      ("cy", welsh),
    ]
    return groups.reduce(into: [:]) { rules, group in
      for code in group.0.split(separator: " ") { rules[String(code)] = group.1 }
    }
  }()
}

// MARK: Rules that several languages share

extension PluralRules {
  /// Japanese, Chinese, Korean, Thai, Vietnamese and Indonesian, among others, have one form.
  private static let none: Rule = { _ in .other }

  private static let oneWithoutFraction: Rule = {
    $0.integer == 1 && $0.fractionDigits == 0 ? .one : .other
  }
  private static let romance: Rule = {
    $0.integer == 1 && $0.fractionDigits == 0 ? .one : million($0)
  }

  /// French and related languages have `un million de ...`.
  private static let million: Rule = {
    $0.integer != 0 && $0.integer % 1_000_000 == 0 && $0.fractionDigits == 0 ? .many : .other
  }

  /// Matches 1, 21 and 31, but not 11.
  private static let endsInOne: @Sendable (UInt) -> Bool = { $0 % 10 == 1 && $0 % 100 != 11 }

  /// Matches 2 to 4 and 22 to 24, but not 12 to 14.
  private static let endsInFew: @Sendable (UInt) -> Bool = {
    (2...4).contains($0 % 10) && !(12...14).contains($0 % 100)
  }
}

// MARK: Rules of single languages and small families

extension PluralRules {
  private static let icelandic: Rule = { number in
    endsInOne(number.fraction == 0 ? number.integer : number.fraction) ? .one : .other
  }

  private static let macedonian: Rule = { number in
    endsInOne(number.fractionDigits == 0 ? number.integer : number.fraction) ? .one : .other
  }

  private static let filipino: Rule = { number in
    guard number.fractionDigits == 0 else {
      return [4, 6, 9].contains(number.fraction % 10) ? .other : .one
    }
    return [4, 6, 9].contains(number.integer % 10) ? .other : .one
  }

  private static let latvian: Rule = { number in
    let isTeenFraction = number.fractionDigits == 2 && (11...19).contains(number.fraction % 100)
    if number.isWhole(0...0, modulo: 10) || number.isWhole(11...19, modulo: 100) || isTeenFraction {
      return .zero
    }
    if number.fraction == 0 { return endsInOne(number.integer) ? .one : .other }
    let isOne =
      number.fractionDigits == 2 ? endsInOne(number.fraction) : number.fraction % 10 == 1
    return isOne ? .one : .other
  }

  private static let hebrew: Rule = { number in
    switch (number.integer, number.fractionDigits) {
    case (1, 0): .one
    case (0, 1...): .one
    case (2, 0): .two
    default: .other
    }
  }

  private static let romanian: Rule = { number in
    if oneWithoutFraction(number) == .one { return .one }
    return number.fractionDigits != 0 || number.isZero || number.isWhole(1...19, modulo: 100)
      ? .few : .other
  }

  private static let southSlavic: Rule = { number in
    let digits = number.fractionDigits == 0 ? number.integer : number.fraction
    return endsInOne(digits) ? .one : endsInFew(digits) ? .few : .other
  }

  private static let scottish: Rule = { number in
    if number.isWhole(1...1) || number.isWhole(11...11) { return .one }
    if number.isWhole(2...2) || number.isWhole(12...12) { return .two }
    return number.isWhole(3...10) || number.isWhole(13...19) ? .few : .other
  }

  private static let slovenian: Rule = { number in
    guard number.fractionDigits == 0 else { return .few }
    switch number.integer % 100 {
    case 1: return .one
    case 2: return .two
    case 3...4: return .few
    default: return .other
    }
  }

  private static let czech: Rule = { number in
    guard number.fractionDigits == 0 else { return .many }
    switch number.integer {
    case 1: return .one
    case 2...4: return .few
    default: return .other
    }
  }

  private static let polish: Rule = { number in
    guard number.fractionDigits == 0 else { return .other }
    return number.integer == 1 ? .one : endsInFew(number.integer) ? .few : .many
  }

  private static let belarusian: Rule = { number in
    guard number.fraction == 0 else { return .other }
    return eastSlavic(number)
  }

  private static let eastSlavic: Rule = { number in
    guard number.fractionDigits == 0 else { return .other }
    return endsInOne(number.integer) ? .one : endsInFew(number.integer) ? .few : .many
  }

  private static let lithuanian: Rule = { number in
    if number.fraction != 0 { return .many }
    guard !(11...19).contains(number.integer % 100) else { return .other }
    switch number.integer % 10 {
    case 1: return .one
    case 2...9: return .few
    default: return .other
    }
  }

  private static let maltese: Rule = { number in
    if number.isWhole(1...1) { return .one }
    if number.isWhole(2...2) { return .two }
    if number.isZero || number.isWhole(3...10, modulo: 100) { return .few }
    return number.isWhole(11...19, modulo: 100) ? .many : .other
  }

  private static let irish: Rule = { number in
    guard number.fraction == 0 else { return .other }
    switch number.integer {
    case 1: return .one
    case 2: return .two
    case 3...6: return .few
    case 7...10: return .many
    default: return .other
    }
  }

  private static let arabic: Rule = { number in
    guard number.fraction == 0 else { return .other }
    switch (number.integer, number.integer % 100) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static let welsh: Rule = { number in
    guard number.fraction == 0 else { return .other }
    switch number.integer {
    case 0: return .zero
    case 1: return .one
    case 2: return .two
    case 3: return .few
    case 6: return .many
    default: return .other
    }
  }
}
