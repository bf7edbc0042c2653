package import DeviceCatalog

/// The system font as one generation of tools and systems drew it.
///
/// Which one a stored frame follows depends on the Interface Builder that wrote it, so comparing
/// with an old storyboard needs the old era; everything else uses `current`.
package enum FontEra: String, CaseIterable, Codable, Sendable {
  /// Helvetica Neue, the system font up to Xcode 6.
  case helveticaNeue

  /// San Francisco of Xcode 7 and 8, whose display design was a little wider than later.
  case sf9

  /// San Francisco of Xcode 9 to 11: a text design below 20 points, a display design from there.
  case sf11

  /// San Francisco from Xcode 12 on: one variable font whose design moves from text to display.
  case sf14

  /// The era of today's systems.
  package static let current = sf14

  /// Creates the era of a document with this major `toolsVersion`.
  package init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<7900: self = .helveticaNeue
    case ..<13000: self = .sf9
    case ..<17000: self = .sf11
    default: self = .sf14
    }
  }

  /// Creates the era of a system.
  package init(system: SystemVersion) {
    switch system.major {
    case ..<9: self = .helveticaNeue
    case ..<11: self = .sf9
    case ..<14: self = .sf11
    default: self = .sf14
    }
  }
}

extension FontEra {
  /// Returns how much of the display design text of `pointSize` has, from 0 to 1.
  func displayShare(atPointSize pointSize: Double) -> Double {
    switch self {
    case .helveticaNeue: 0
    case .sf9, .sf11: pointSize < 20 ? 0 : 1
    case .sf14: min(max((pointSize - 17) / 11, 0), 1)
    }
  }

  /// What the era's display advances exceed the tabulated ones by, in ems.
  var displayShift: Double { self == .sf9 ? 0.013705 : 0 }

  /// What a character is wider by than it is tabulated, in ems.
  ///
  /// The first San Francisco had a narrower per cent sign: four labels of two repositories, at 14 and
  /// 34 points, are 0.04 to 0.08 em narrower than they add up to. So were its parentheses: texts with
  /// a pair, at 15 points, of two repositories are up to 0.022 em narrower, and none of a third one is
  /// narrower than that allows. Labels of later eras are not.
  func shift(of character: Character) -> Double {
    guard self == .sf9 else { return 0 }
    return switch character {
    case "%": -0.06
    case "(", ")": -0.012
    default: 0
    }
  }

  /// Whether a single word on a paragraph's last line takes the word before it along.
  ///
  /// The earliest frames that show it were stored by Xcode 10.2.
  var pushesOutWords: Bool { self == .sf11 || self == .sf14 }

  /// The advance of a Chinese character or a kana, in ems, tracking included.
  var ideographAdvance: Double { self == .sf14 ? 0.9375 : 1 }

  /// Returns the points that are added to every glyph of text of `pointSize`.
  ///
  /// Between whole sizes the value is interpolated; beyond the tabulated 6 to 96 it stays.
  ///
  /// Helvetica Neue had less of it the larger it was: frames show 0.13 points at 15, none at 17.
  func tracking(atPointSize pointSize: Double) -> Double {
    guard let table = trackingTable else { return min(max(0, (17 - pointSize) * 0.065), 0.2) }
    let position = min(max(pointSize - 6, 0), Double(table.count - 1))
    let lower = Int(position)
    let upper = min(lower + 1, table.count - 1)
    return table[lower] + (position - Double(lower)) * (table[upper] - table[lower])
  }

  private var trackingTable: [Double]? {
    switch self {
    case .helveticaNeue: nil
    case .sf9: TrackingTable.sf9
    case .sf11: TrackingTable.sf11
    case .sf14: TrackingTable.sf14
    }
  }
}
