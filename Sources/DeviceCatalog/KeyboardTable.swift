/// The heights of one screen's keyboard on each range of systems.
///
/// Every height of a keyboard is a row of the tables below. A new system needs a new row, and a new
/// screen a new table.
struct KeyboardTable {
  /// The heights from a system on, until the next row.
  struct Row {
    /// The major version of the system.
    let first: Int
    let portrait: KeyboardHeights
    let landscape: KeyboardHeights

    /// Makes the heights from a system on, in points: without predictions and with them.
    ///
    /// `numberPad` has the heights of number pads, if they differ from the letters without
    /// predictions.
    static func from(
      _ first: Int,
      portrait: (Double, Double),
      landscape: (Double, Double),
      numberPad: (portrait: Double, landscape: Double)? = nil
    ) -> Row {
      Row(
        first: first,
        portrait: KeyboardHeights(portrait, numberPad: numberPad?.portrait),
        landscape: KeyboardHeights(landscape, numberPad: numberPad?.landscape)
      )
    }

    func heights(in orientation: DeviceOrientation) -> KeyboardHeights {
      orientation == .portrait ? portrait : landscape
    }
  }

  /// The default system of a case, unless the device's last system is older.
  private static let standardSystem = 18

  private let earliest: Row
  private let later: [Row]

  /// Creates a table of rows, in the order of their systems.
  init(_ earliest: Row, _ later: Row...) {
    self.earliest = earliest
    self.later = later
  }

  /// The heights on a system; the first row also covers earlier systems.
  func row(on system: SystemVersion) -> Row { row(on: system.major) }

  /// The heights on the last system up to iOS 18, or on the first system of a newer screen.
  var standard: Row { row(on: Self.standardSystem) }

  private func row(on major: Int) -> Row { later.last { $0.first <= major } ?? earliest }
}

extension KeyboardTable {
  /// Returns the table of a device of the catalog; nil for any other device.
  static func ofDevice(id: String) -> KeyboardTable? { byDevice[id] }

  private static let byDevice = Dictionary(
    uniqueKeysWithValues: Phones.catalog.map { ($0.device.id, $0.keyboards) }
      + Pads.catalog.map { ($0.device.id, $0.keyboards) }
  )
}

extension KeyboardHeights {
  fileprivate init(_ letters: (plain: Double, predictive: Double), numberPad: Double?) {
    self.init(
      withoutPrediction: letters.plain,
      withPrediction: letters.predictive,
      numberPad: numberPad
    )
  }
}

// MARK: - Phones

/// In portrait a keyboard is its keys (216, or 226 on wide phones), its prediction bar (44, or 45
/// beside a home indicator) and, with a home indicator, 34 for that and 41 for the dock above it.
/// In landscape it is keys of 162 (home button), 150 or 160, a bar of 38, and 21 for the
/// indicator. Predictions came with iOS 8. Landscape heights of the wider phones are the least certain.
///
/// On iOS 26, heights with a home indicator were measured on screens 390 to 440 points wide, with
/// predictions; other screens have no source. In landscape, two sources have 208 and 209, and the newer
/// one applies. The heights without predictions exclude bars of 45 and 38. Up to iOS 18, number pads
/// are as high as the letters without predictions.
extension KeyboardTable {
  static let iPhone4s = Self(
    .from(7, portrait: (216, 216), landscape: (162, 162)),
    .from(8, portrait: (216, 253), landscape: (162, 193))
  )
  static let iPhone5 = Self(
    .from(7, portrait: (216, 216), landscape: (162, 162)),
    .from(8, portrait: (216, 253), landscape: (162, 193)),
    .from(11, portrait: (216, 254), landscape: (162, 200))
  )
  static let iPhone6 = Self(
    .from(8, portrait: (216, 258), landscape: (162, 194)),
    .from(11, portrait: (216, 260), landscape: (162, 200))
  )
  static let iPhone6Plus = Self(
    .from(8, portrait: (226, 271), landscape: (162, 194)),
    .from(11, portrait: (226, 271), landscape: (162, 200))
  )
  static let narrow = Self(
    .from(11, portrait: (291, 335), landscape: (171, 209)),
    .from(13, portrait: (291, 336), landscape: (171, 209))
  )
  static let xr = Self(
    .from(12, portrait: (301, 345), landscape: (171, 209)),
    .from(13, portrait: (301, 346), landscape: (171, 209))
  )
  private static let mediumOf26 = Row.from(
    26,
    portrait: (290, 335),
    landscape: (170, 208),
    numberPad: (308, 165)
  )
  private static let wideOf26 = Row.from(
    26,
    portrait: (300, 345),
    landscape: (170, 208),
    numberPad: (318, 165)
  )
  static let medium = Self(
    .from(14, portrait: (291, 336), landscape: (181, 219)),
    mediumOf26
  )
  static let wide = Self(
    .from(14, portrait: (301, 346), landscape: (181, 219)),
    wideOf26
  )
  static let mediumIsland = Self(
    .from(16, portrait: (291, 336), landscape: (181, 219)),
    mediumOf26
  )
  static let wideIsland = Self(
    .from(16, portrait: (301, 346), landscape: (181, 219)),
    wideOf26
  )

  /// The Air's first system is iOS 26.
  ///
  /// A measurement has the heights of the wide phones; an earlier source has 335 in portrait.
  static let air = Self(wideOf26)

  /// No source has the keyboards of the Duo; both displays have the heights of the wide phones.
  static let duo = Self(wideOf26)
}

// MARK: - Pads

/// The second height of each pair includes the shortcuts bar (55 from iOS 9 on), which iPads show by
/// default; on rounded screens both include the home indicator: 20, and 25 on iOS 26. All kinds of
/// keyboard have one height. Sources disagree by 7 to 10 points on most iPads from iOS 13 on.
extension KeyboardTable {
  /// The models with a screen of 9.7 inches, or of 7.9, that stop at iOS 12.
  static let iPadMini2 = Self(
    .from(7, portrait: (264, 264), landscape: (352, 352)),
    .from(8, portrait: (264, 303), landscape: (352, 391)),
    .from(9, portrait: (258, 313), landscape: (343, 398))
  )
  static let iPadMini4 = Self(
    .from(8, portrait: (264, 303), landscape: (352, 391)),
    .from(9, portrait: (258, 313), landscape: (343, 398)),
    .from(13, portrait: (265, 320), landscape: (353, 408))
  )
  static let iPad7 = Self(.from(13, portrait: (265, 320), landscape: (353, 408)))
  static let iPadPro10 = Self(.from(10, portrait: (258, 313), landscape: (343, 398)))
  static let iPadAir3 = Self(.from(12, portrait: (265, 320), landscape: (353, 408)))
  static let iPadPro12 = Self(.from(9, portrait: (323, 378), landscape: (416, 471)))
  static let iPadAir4 = Self(
    .from(14, portrait: (277, 332), landscape: (362, 417)),
    .from(26, portrait: (282, 337), landscape: (367, 422))
  )
  static let iPadPro11 = Self(
    .from(12, portrait: (283, 333), landscape: (368, 418)),
    .from(13, portrait: (280, 335), landscape: (368, 423)),
    .from(26, portrait: (285, 340), landscape: (373, 428))
  )
  static let iPadPro12Rounded = Self(
    .from(12, portrait: (348, 398), landscape: (441, 491)),
    .from(13, portrait: (343, 398), landscape: (438, 493)),
    .from(26, portrait: (348, 403), landscape: (443, 498))
  )
  static let iPadPro13M4 = Self(
    .from(17, portrait: (345.5, 400.5), landscape: (441, 496)),
    .from(26, portrait: (350.5, 405.5), landscape: (446, 501))
  )
}
