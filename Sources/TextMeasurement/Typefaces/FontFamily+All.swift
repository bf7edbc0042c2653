extension FontFamily {
  /// Every family with a known name.
  ///
  /// Open families, and families with the same advances, have the values of the open font files.
  /// Others have heights from published tables or from stored frames, and the widths of the nearest
  /// open family. The factor shows where that is a guess.
  package static let all: [FontFamily] =
    open + metricCompatible + resembling + monospaced + ofTheSystem + hiragino

  private static let open = [
    FontFamily("Source Sans Pro", .sourceSansPro), FontFamily("Source Sans 3", .sourceSansPro),
    FontFamily("Lato", .lato), FontFamily("Open Sans", .openSans),
    FontFamily("Noto Sans", .openSans), FontFamily("Roboto", .roboto),
    FontFamily("Roboto Condensed", .robotoCondensed), FontFamily("Montserrat", .montserrat),
    FontFamily("Raleway", .raleway), FontFamily("Poppins", .poppins),
    FontFamily("Nunito", .nunito), FontFamily("Nunito Sans", .nunitoSans),
    FontFamily("Oswald", .oswald), FontFamily("Work Sans", .workSans), FontFamily("Rubik", .rubik),
    FontFamily("Mulish", .mulish), FontFamily("Muli", .mulish), FontFamily("Inter", .inter),
    FontFamily("Quicksand", .quicksand), FontFamily("Fira Sans", .firaSans),
    FontFamily("Barlow", .barlow), FontFamily("Titillium Web", .titilliumWeb),
    FontFamily("PT Sans", .ptSans), FontFamily("Playfair Display", .playfairDisplay),
  ]

  /// Families that are interchangeable without changes in line breaks.
  private static let metricCompatible = [
    FontFamily("Arial", .liberationSans),
    FontFamily("Helvetica", .liberationSans, line: .helvetica),
    FontFamily("Times New Roman", .liberationSerif),
    FontFamily("Palatino", .p052, line: .thousandths(732, 283)),
    FontFamily("ITC Avant Garde Gothic", .urwGothic),
  ]

  /// Families with the widths of a similar family.
  ///
  /// Gotham, Futura and Avenir Next were compared with frames. The widths of the others follow from
  /// a few published advances.
  private static let resembling = [
    FontFamily("Futura", .futura),
    FontFamily("Gotham", .montserrat, factor: 0.994, line: .thousandths(800, 200)),
    FontFamily("Avenir Next", .mulish, line: .thousandths(1000, 366)),
    FontFamily("Avenir", .mulish, line: .thousandths(1000, 366)),
    FontFamily("Avenir Next Condensed", line: .thousandths(1000, 366)),
    FontFamily("Georgia", .p052, factor: 1.01, line: .thousandths(917, 219)),
    FontFamily("Verdana", .openSans, factor: 1.07, line: .thousandths(1005, 210)),
    FontFamily("Trebuchet MS", .firaSans, factor: 0.96, line: .thousandths(939, 222)),
  ]

  private static let monospaced = [
    FontFamily(systemMonospaced, Typeface(line: .system, pitch: 0.618)),
    FontFamily("Courier", Typeface(line: .thousandths(754, 246), pitch: 0.6)),
    FontFamily("Courier New", Typeface(line: .thousandths(833, 300), pitch: 0.6001)),
    FontFamily("Menlo", Typeface(line: .thousandths(928, 236), pitch: 0.602)),
    FontFamily("Fira Mono", Typeface(line: .thousandths(935, 265), pitch: 0.6)),
    FontFamily("Roboto Mono", Typeface(line: .thousandths(1048, 271), pitch: 0.6001)),
    FontFamily("Source Code Pro", Typeface(line: .thousandths(984, 273), pitch: 0.6)),
  ]

  /// The name of the family of `monospacedSystemFont(ofSize:weight:)`.
  private static let systemMonospaced = "SF Mono"
  /// The key of the family of `monospacedSystemFont(ofSize:weight:)`.
  package static let systemMonospacedKey = "sfmono"

  /// Whether iOS has the family, so that apps do not need to include it.
  package var isOnSystem: Bool { !Self.familiesNotOnSystem.contains(key) }

  /// Whether the family has the widths of a similar family.
  package var resemblesAnother: Bool { Self.resemblingKeys.contains(key) }

  /// The keys are looked up, never iterated.
  private static let resemblingKeys = Set(resembling.map(\.key)).subtracting(["futura"])

  /// The keys are looked up, never iterated.
  private static let familiesNotOnSystem = Set(
    open.map(\.key) + [
      "itcavantgardegothic", "gotham", "firamono", "robotomono", "sourcecodepro",
      systemMonospacedKey,
    ]
  )

  /// Families that iOS has, without a table.
  private static let ofTheSystem = [
    "Academy Engraved LET", "Al Nile", "American Typewriter", "Apple Color Emoji",
    "Apple SD Gothic Neo", "Apple Symbols", "Arial Hebrew", "Arial Rounded MT Bold",
    "Baskerville", "Bodoni 72", "Bodoni 72 Oldstyle",
    "Bodoni 72 Smallcaps", "Bodoni Ornaments", "Bradley Hand", "Chalkboard SE", "Chalkduster",
    "Charter", "Cochin", "Copperplate", "Damascus", "Devanagari Sangam MN", "Didot",
    "DIN Alternate", "DIN Condensed", "Euphemia UCAS", "Farah", "Futura Condensed", "Galvji",
    "Geeza Pro", "Gill Sans", "Hoefler Text", "Impact", "Iowan Old Style", "Kailasa", "Kefa",
    "Khmer Sangam MN", "Kohinoor Bangla", "Kohinoor Devanagari", "Kohinoor Gujarati",
    "Kohinoor Telugu", "Marker Felt", "Mishafi", "Noteworthy", "Optima", "Papyrus", "Party LET",
    "PingFang HK", "PingFang SC", "PingFang TC", "Rockwell", "Savoye LET", "Sinhala Sangam MN",
    "Snell Roundhand", "STIX Two Text", "Symbol", "Thonburi", "Zapf Dingbats", "Zapfino",
  ].map { FontFamily($0) }

  /// Families with lines as high as their point size.
  private static let hiragino = [
    "Hiragino Maru Gothic ProN", "Hiragino Mincho ProN", "Hiragino Sans",
  ].map { FontFamily($0, line: .thousandths(880, 120)) }
}

extension LineMetrics {
  /// Creates heights in thousandths of an em, with the other proportions of Helvetica.
  fileprivate static func thousandths(_ ascent: Double, _ descent: Double) -> LineMetrics {
    LineMetrics(
      unitsPerEm: 1000,
      ascent: ascent,
      descent: descent,
      lineGap: 0,
      capHeight: 718,
      xHeight: 523
    )
  }
}
