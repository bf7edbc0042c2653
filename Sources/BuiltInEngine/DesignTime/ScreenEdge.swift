import ScenarioModel

/// The insets of a device's screen edges in Interface Builder.
struct ScreenEdge {
  /// The top inset by Interface Builder's device, before and from tools 21000 on.
  private static let notches: [String: (old: Double, new: Double)] = [
    "retina5_4": (44, 50), "retina5_9": (44, 50), "retina6_1": (44, 48), "retina6_5": (44, 44),
    "retina6_0": (44, 47), "retina6_7": (44, 47), "retina6_12": (59, 59), "retina6_72": (59, 59),
    "retina6_3": (62, 62), "retina6_9": (62, 62),
  ]

  /// The first tools without a status bar on phones with a home button: Xcode 11.
  ///
  /// Its system presents screens as sheets.
  static let sheetTools = 14_800

  /// The first tools with sheets that end above the home indicator: Xcode 13.3.
  ///
  /// Eight older scenes of six repositories have the inset of 34 points, the last with tools 18122,
  /// and seven scenes from tools 20037 on have none.
  static let laterSheetTools = 20_000

  /// The first tools that always show the status bar on phones with a home button again: Xcode 15.
  static let recentTools = 21_700

  /// The first tools that give roots of every size the home indicator's area: Xcode 15.
  ///
  /// Three .xibs of tools 21225 and 21507 have none.
  static let indicatorTools = 21_700

  /// The tools that add the edges of a screen a second time: Xcode 16.3 to 26.3.
  static let repeatingTools = 23_727..<32_000

  /// Returns the height of the status bar before tools 21000, in points.
  static func nominalStatusHeight(of edge: ScreenEdge) -> Double {
    edge.status(toolsVersion: 14_000)
  }

  let isPad: Bool
  let hasHomeIndicator: Bool
  private let notch: (old: Double, new: Double)?

  init(device: String?) {
    let device = device ?? ""
    isPad = device.lowercased().hasPrefix("ipad")
    notch = Self.notches[device]
    hasHomeIndicator = notch != nil || device.hasSuffix("rounded")
  }

  /// The height of the home indicator's area in portrait.
  var indicator: Double { hasHomeIndicator ? isPad ? 20 : 34 : 0 }

  /// Returns the side inset of a sensor housing in landscape.
  ///
  /// It is as large as the top inset in portrait.
  func side(toolsVersion: Int) -> Double {
    notch == nil ? 0 : status(toolsVersion: toolsVersion)
  }

  func status(toolsVersion: Int) -> Double {
    if let notch { return toolsVersion < 21_000 ? notch.old : notch.new }
    if hasHomeIndicator { return 24 }
    return (Self.sheetTools..<Self.recentTools).contains(toolsVersion) ? 0 : 20
  }
}
