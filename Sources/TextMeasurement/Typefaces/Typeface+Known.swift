import CEmbeddedFiles

/// The typefaces with tables in `Typefaces/Tables`, a file for each.
extension Typeface {
  /// Barlow.
  static let barlow = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1000, descent: 200, capHeight: 700, xHeight: 506),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -1.77, .thin: -2.27, .medium: 0.36, .semibold: 0.64, .heavy: 1.36, .black: 1.67,
    ],
    tables: TypefaceTables { String(cString: Barlow_txt) }
  )

  /// Fira Sans.
  static let firaSans = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 935, descent: 265, capHeight: 689, xHeight: 527),
    italicFactor: 0.99,
    weightPositions: [
      .ultraLight: -1.35, .thin: -2.13, .medium: 0.54, .semibold: 0.76, .heavy: 1.3, .black: 1.6,
    ],
    tables: TypefaceTables { String(cString: FiraSans_txt) }
  )

  /// Futura, fitted to frames of labels that Interface Builder stored.
  ///
  /// The advances are Jost's times 1.034, with a correction for each glyph in the frames.
  static let futura = Typeface(
    line: LineMetrics(unitsPerEm: 2048, ascent: 2127, descent: 532, capHeight: 1550, xHeight: 870),
    italicFactor: 1,
    tables: TypefaceTables { String(cString: Futura_txt) }
  )

  /// Helvetica Neue.
  ///
  /// Regular and bold have the published advances of the typeface. Light and thin are fitted to
  /// frames that Interface Builder stored.
  static let helveticaNeue = Typeface(
    line: .helveticaNeue(.regular),
    italicFactor: 1,
    weightPositions: [.ultraLight: -2, .medium: 0.5, .semibold: 0.75, .heavy: 1, .black: 1],
    tables: TypefaceTables { String(cString: HelveticaNeue_txt) }
  )

  /// Inter.
  static let inter = Typeface(
    line: LineMetrics(unitsPerEm: 2048, ascent: 1984, descent: 494, capHeight: 1490, xHeight: 1118),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -2.01, .thin: -3.01, .medium: 0.33, .semibold: 0.67, .heavy: 1.41, .black: 1.85,
    ],
    tables: TypefaceTables { String(cString: Inter_txt) }
  )

  /// Lato.
  static let lato = Typeface(
    line: LineMetrics(unitsPerEm: 2000, ascent: 1974, descent: 426, capHeight: 1433, xHeight: 1013),
    italicFactor: 0.945,
    weightPositions: [.thin: -1.85, .medium: 0.17, .semibold: 0.53, .heavy: 1.42, .black: 1.91],
    tables: TypefaceTables { String(cString: Lato_txt) }
  )

  /// Liberation Sans, with the advances of Arial and of Helvetica.
  static let liberationSans = Typeface(
    line: LineMetrics(
      unitsPerEm: 2048,
      ascent: 1854,
      descent: 434,
      lineGap: 67,
      capHeight: 1409,
      xHeight: 1082
    ),
    italicFactor: 1,
    tables: TypefaceTables { String(cString: LiberationSans_txt) }
  )

  /// Liberation Serif, with the advances of Times New Roman.
  static let liberationSerif = Typeface(
    line: LineMetrics(
      unitsPerEm: 2048,
      ascent: 1825,
      descent: 443,
      lineGap: 87,
      capHeight: 1341,
      xHeight: 940
    ),
    italicFactor: 1.004,
    tables: TypefaceTables { String(cString: LiberationSerif_txt) }
  )

  /// Montserrat.
  static let montserrat = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 968, descent: 251, capHeight: 700, xHeight: 517),
    italicFactor: 0.985,
    weightPositions: [
      .ultraLight: -1.8, .thin: -2.42, .medium: 0.3, .semibold: 0.64, .heavy: 1.4, .black: 1.82,
    ],
    tables: TypefaceTables { String(cString: Montserrat_txt) }
  )

  /// Mulish.
  static let mulish = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1005, descent: 250, capHeight: 705, xHeight: 500),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -1.93, .medium: 0.23, .semibold: 0.45, .heavy: 1.59, .black: 2.19,
    ],
    tables: TypefaceTables { String(cString: Mulish_txt) }
  )

  /// Nunito.
  static let nunito = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1011, descent: 353, capHeight: 705, xHeight: 484),
    italicFactor: 0.965,
    weightPositions: [
      .ultraLight: -1.95, .medium: 0.23, .semibold: 0.45, .heavy: 1.59, .black: 2.2,
    ],
    tables: TypefaceTables { String(cString: Nunito_txt) }
  )

  /// Nunito Sans.
  static let nunitoSans = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1011, descent: 353, capHeight: 705, xHeight: 484),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -1.95, .medium: 0.23, .semibold: 0.46, .heavy: 1.59, .black: 2.21,
    ],
    tables: TypefaceTables { String(cString: NunitoSans_txt) }
  )

  /// Open Sans.
  static let openSans = Typeface(
    line: LineMetrics(unitsPerEm: 2048, ascent: 2189, descent: 600, capHeight: 1462, xHeight: 1096),
    italicFactor: 0.936,
    weightPositions: [.semibold: 0.49, .heavy: 1.5],
    tables: TypefaceTables { String(cString: OpenSans_txt) }
  )

  /// Oswald.
  static let oswald = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1193, descent: 289, capHeight: 810, xHeight: 578),
    italicFactor: 1,
    weightPositions: [.ultraLight: -1.6, .medium: 0.52, .semibold: 0.79],
    tables: TypefaceTables { String(cString: Oswald_txt) }
  )

  /// P052, with the advances of Palatino.
  static let p052 = Typeface(
    line: LineMetrics(
      unitsPerEm: 1000,
      ascent: 726,
      descent: 274,
      lineGap: 200,
      capHeight: 689,
      xHeight: 449
    ),
    italicFactor: 0.888,
    tables: TypefaceTables { String(cString: P052_txt) }
  )

  /// PT Sans.
  static let ptSans = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1018, descent: 276, capHeight: 700, xHeight: 500),
    italicFactor: 0.942,
    tables: TypefaceTables { String(cString: PTSans_txt) }
  )

  /// Playfair Display.
  static let playfairDisplay = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1082, descent: 251, capHeight: 708, xHeight: 514),
    italicFactor: 0.931,
    weightPositions: [.medium: 0.33, .semibold: 0.67, .heavy: 1.33, .black: 1.67],
    tables: TypefaceTables { String(cString: PlayfairDisplay_txt) }
  )

  /// Poppins.
  static let poppins = Typeface(
    line: LineMetrics(
      unitsPerEm: 1000,
      ascent: 1050,
      descent: 350,
      lineGap: 100,
      capHeight: 698,
      xHeight: 548
    ),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -2.19, .thin: -3.38, .medium: 0.34, .semibold: 0.65, .heavy: 1.29, .black: 1.59,
    ],
    tables: TypefaceTables { String(cString: Poppins_txt) }
  )

  /// Quicksand.
  static let quicksand = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1000, descent: 250, capHeight: 700, xHeight: 503),
    italicFactor: 1,
    weightPositions: [.medium: 0.34, .semibold: 0.67],
    tables: TypefaceTables { String(cString: Quicksand_txt) }
  )

  /// Raleway.
  static let raleway = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 940, descent: 234, capHeight: 710, xHeight: 519),
    italicFactor: 0.922,
    weightPositions: [
      .ultraLight: -1.9, .thin: -2.68, .medium: 0.28, .semibold: 0.63, .heavy: 1.4, .black: 1.87,
    ],
    tables: TypefaceTables { String(cString: Raleway_txt) }
  )

  /// Roboto.
  static let roboto = Typeface(
    line: LineMetrics(unitsPerEm: 2048, ascent: 1900, descent: 500, capHeight: 1456, xHeight: 1082),
    italicFactor: 0.97,
    weightPositions: [.thin: -2, .medium: 0.52, .black: 1.5],
    tables: TypefaceTables { String(cString: Roboto_txt) }
  )

  /// Roboto Condensed.
  static let robotoCondensed = Typeface(
    line: LineMetrics(unitsPerEm: 2048, ascent: 1900, descent: 500, capHeight: 1456, xHeight: 1082),
    italicFactor: 1,
    tables: TypefaceTables { String(cString: RobotoCondensed_txt) }
  )

  /// Rubik.
  static let rubik = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 935, descent: 250, capHeight: 700, xHeight: 520),
    italicFactor: 1,
    weightPositions: [.medium: 0.5, .semibold: 0.74, .heavy: 1.43, .black: 1.85],
    tables: TypefaceTables { String(cString: Rubik_txt) }
  )

  /// Source Sans Pro.
  static let sourceSansPro = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 984, descent: 273, capHeight: 660, xHeight: 486),
    italicFactor: 0.975,
    weightPositions: [.ultraLight: -1.37, .semibold: 0.51, .black: 1.39],
    tables: TypefaceTables { String(cString: SourceSansPro_txt) }
  )

  /// Titillium Web.
  static let titilliumWeb = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 1133, descent: 388, capHeight: 692, xHeight: 500),
    italicFactor: 0.934,
    weightPositions: [.ultraLight: -2.62, .semibold: 0.57, .black: 2.04],
    tables: TypefaceTables { String(cString: TitilliumWeb_txt) }
  )

  /// URW Gothic, with the advances of ITC Avant Garde Gothic.
  static let urwGothic = Typeface(
    line: LineMetrics(
      unitsPerEm: 1000,
      ascent: 739,
      descent: 261,
      lineGap: 200,
      capHeight: 739,
      xHeight: 547
    ),
    italicFactor: 1,
    tables: TypefaceTables { String(cString: URWGothic_txt) }
  )

  /// Work Sans.
  static let workSans = Typeface(
    line: LineMetrics(unitsPerEm: 1000, ascent: 930, descent: 243, capHeight: 660, xHeight: 500),
    italicFactor: 1,
    weightPositions: [
      .ultraLight: -1.74, .thin: -2.14, .medium: 0.3, .semibold: 0.63, .heavy: 1.36, .black: 1.67,
    ],
    tables: TypefaceTables { String(cString: WorkSans_txt) }
  )
}
