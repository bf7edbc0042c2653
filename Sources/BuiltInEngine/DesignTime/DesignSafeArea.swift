import ScenarioModel

/// The safe area that Interface Builder gives a top-level view.
///
/// It depends on the device, the bars and the tools version. The rules come from the stored frames
/// of many documents. It does not depend on how the running app presents the screen.
struct DesignSafeArea {
  let canvas: DesignCanvas
  /// The size of the top-level view, in points.
  let size: Size

  var insets: Insets {
    if canvas.container == .scene, canvas.isFreeform, isSmall { return .zero }
    let full = fullScreenInsets
    if isFullSize { return full }
    if let insets = shortenedInsets(full) { return insets }
    // Between bars, a .xib's view has the same safe area as a scene's view.
    return canvas.container == .nib && canvas.topBar == .none
      ? nibInsets(full) : otherInsets(full)
  }

  // MARK: - The whole screen

  /// A bar does not cover a view that begins below it or ends above it.
  private var fullScreenInsets: Insets {
    let isBelowBar = canvas.topBar != .none && !canvas.extendsUnderTopBar
    let isAboveBar = canvas.bottomBar != .none && !canvas.extendsUnderBottomBar
    let side = canvas.orientation == .landscape ? edge.side : 0
    return Insets(
      top: isBelowBar ? 0 : topEdge + topBarHeight,
      left: side,
      bottom: isAboveBar ? 0 : bottomEdge + bottomBarHeight,
      right: side
    )
  }

  private var edge: ScreenEdge { ScreenEdge(device: canvas.device) }

  /// The top inset of the device without bars, in points.
  private var topEdge: Double { statusHeight + (repeatsEdges ? edgeHeight : 0) }

  /// The height of the visible status bar, in points.
  private var edgeHeight: Double { edge.status(toolsVersion: canvas.toolsVersion) }

  /// The bottom inset of the device without bars, in points.
  private var bottomEdge: Double { indicator + (repeatsEdges ? edge.indicator : 0) }

  /// Whether the tools add the edges of a screen with round corners a second time.
  ///
  /// They add the portrait edges in every orientation, to roots as wide as the screen (109 scenes,
  /// without exception).
  private var repeatsEdges: Bool {
    missingHeight != nil && edge.hasHomeIndicator && !canvas.isPartOfScreen
      && ScreenEdge.repeatingTools.contains(canvas.toolsVersion)
  }

  private var statusHeight: Double {
    guard canvas.orientation == .portrait || edge.isPad else { return 0 }
    let isHidden = canvas.hidesStatusBar && canvas.toolsVersion < ScreenEdge.recentTools
    guard !isHidden || edge.hasHomeIndicator else { return 0 }
    return edgeHeight
  }

  private var topBarHeight: Double {
    switch canvas.topBar {
    case .none: 0
    case .navigationBar: navigationBarHeight
    case .largeTitle: navigationBarHeight + (isCompactHeight ? 0 : 52)
    }
  }

  private var isCompactHeight: Bool { canvas.orientation == .landscape && !edge.isPad }

  private var navigationBarHeight: Double {
    if isCompactHeight { return 32 }
    if repeatsEdges { return 54 }
    return edge.isPad && edge.hasHomeIndicator ? 50 : 44
  }

  private var indicator: Double {
    guard !canvas.isPartOfScreen else { return 0 }
    return canvas.orientation == .portrait ? edge.indicator : min(edge.indicator, 21)
  }

  private var bottomBarHeight: Double {
    switch canvas.bottomBar {
    case .none: 0
    case .tabBar: 49
    case .toolbar: edge.hasHomeIndicator || canvas.toolsVersion >= ScreenEdge.sheetTools ? 49 : 44
    }
  }

  // MARK: - Other sizes

  private var isFullSize: Bool {
    guard let screen = canvas.screenSize else { return hasSquareCanvasSize }
    return abs(size.width - screen.width) < 1 && abs(size.height - screen.height) < 1
  }

  /// Whether a document without a device has a root as large as the canvas or a phone of that time.
  private var hasSquareCanvasSize: Bool {
    [[600, 600], [320, 480], [320, 568], [375, 667], [414, 736], [768, 1024], [1024, 768]]
      .contains([size.width, size.height])
  }

  /// The difference between the heights of the screen and of a root as wide as the screen, in
  /// points.
  private var missingHeight: Double? {
    guard let screen = canvas.screenSize, abs(size.width - screen.width) < 1 else { return nil }
    return screen.height - size.height
  }

  private func isMissing(_ lengths: Double...) -> Bool {
    guard let missingHeight else { return false }
    return lengths.contains { abs(missingHeight - $0) < 1 }
  }

  /// Returns the safe area of a root in a sheet or below an opaque bar; nil for any other height.
  ///
  /// The part that is subtracted from the height of the root is no longer unsafe.
  private func shortenedInsets(_ full: Insets) -> Insets? {
    if isSheet { return sheetInsets }
    if isSheetBelowStatusBar, sheetBarHeight > 0 {
      return Insets(top: sheetBarHeight, left: 0, bottom: full.bottom, right: 0)
    }
    // Some tools subtract a status bar that they do not show.
    let nominal = ScreenEdge.nominalStatusHeight(of: edge)
    let isInScene = canvas.container == .scene
    // The last value is the bar of a sheet, under a status bar.
    let isBelowBar =
      isMissing(nominal + 44, edgeHeight + 44, topEdge + navigationBarHeight)
      || isInScene && (isMissing(nominal, 44) || isMissing(76) && !edge.hasHomeIndicator)
    return isBelowBar ? Insets(top: 0, left: 0, bottom: full.bottom, right: 0) : nil
  }

  /// Returns the safe area of any other root.
  ///
  /// Up to tools 21000, its lower edge is not the screen's.
  private func otherInsets(_ full: Insets) -> Insets {
    guard missingHeight != nil else { return canvas.screenSize == nil ? .zero : full }
    let nominal = ScreenEdge.nominalStatusHeight(of: edge)
    if canvas.topBar != .none, isMissing(nominal + 44 + edge.indicator + 49) { return .zero }
    let hasBottom = canvas.toolsVersion >= ScreenEdge.indicatorTools
    return Insets(top: full.top, left: 0, bottom: hasBottom ? full.bottom : 0, right: 0)
  }

  /// Whether the height of a root is the height of a sheet.
  ///
  /// A sheet leaves out the status bar and, above it, 10 points of the screen.
  private var isSheet: Bool {
    guard edge.hasHomeIndicator, canvas.container == .scene else { return false }
    return repeatsEdges ? isMissing(edgeHeight, edgeHeight + 10) : isMissing(54, 10)
  }

  /// The safe area of a sheet.
  ///
  /// From tools 21000 on, its lower edge is not the screen's.
  private var sheetInsets: Insets {
    let hasBottom = canvas.toolsVersion < ScreenEdge.indicatorTools
    let top = sheetBarHeight > 0 ? sheetBarHeight : repeatsEdges ? edgeHeight : 0
    return Insets(top: top, left: 0, bottom: hasBottom ? indicator : 0, right: 0)
  }

  /// Whether a root on a phone with a home button leaves out the status bar, as a sheet does.
  private var isSheetBelowStatusBar: Bool {
    !edge.hasHomeIndicator && canvas.container == .scene
      && isMissing(ScreenEdge.nominalStatusHeight(of: edge))
  }

  /// The height of a navigation bar at the top of a sheet, in tools that draw it higher than
  /// elsewhere.
  ///
  /// It is 56 points (four repositories), and 70 in tools that add the edges a second time (two).
  private var sheetBarHeight: Double {
    guard canvas.topBar != .none, canvas.extendsUnderTopBar,
      canvas.toolsVersion >= ScreenEdge.sheetTools
    else { return 0 }
    return repeatsEdges ? 70 : 56
  }

  /// Whether a view of a device without rounded corners is too low to be a screen.
  private var isSmall: Bool { !edge.hasHomeIndicator && size.height < 400 }

  /// Returns the safe area of a .xib's view of a free size.
  ///
  /// The upper edge counts as the screen's edge; the lower edge counts in views that are wider than
  /// the screen. Views lower than both insets have no safe area. Later tools treat all
  /// edges alike.
  private func nibInsets(_ full: Insets) -> Insets {
    if edge.hasHomeIndicator, canvas.toolsVersion >= ScreenEdge.indicatorTools { return full }
    let isWider = size.width > (canvas.screenSize?.width ?? .infinity)
    let hasTop = !isSmall || isWider && canvas.toolsVersion >= ScreenEdge.recentTools
    guard hasTop, size.height >= full.top + full.bottom else { return .zero }
    return Insets(top: full.top, left: 0, bottom: isWider ? full.bottom : 0, right: 0)
  }
}

/// The insets of a device's screen edges in Interface Builder.
private struct ScreenEdge {
  /// The top inset by Interface Builder's device, before and from tools 21000 on.
  private static let notches: [String: (old: Double, new: Double)] = [
    "retina5_4": (44, 50), "retina5_9": (44, 50), "retina6_1": (44, 48), "retina6_5": (44, 44),
    "retina6_0": (47, 47), "retina6_7": (44, 47), "retina6_12": (59, 59), "retina6_72": (59, 59),
    "retina6_3": (62, 62), "retina6_9": (62, 62),
  ]

  /// The first tools without a status bar on phones with a home button: Xcode 11.
  ///
  /// Its system presents screens as sheets.
  static let sheetTools = 14_800

  /// The first tools that always show the status bar on phones with a home button again: Xcode 15.
  static let recentTools = 21_700

  /// The first tools that give roots of every size the home indicator's area: Xcode 14.
  static let indicatorTools = 21_000

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

  /// The side inset of a sensor housing in landscape.
  var side: Double { notch?.old ?? 0 }

  func status(toolsVersion: Int) -> Double {
    if let notch { return toolsVersion < 21_000 ? notch.old : notch.new }
    if hasHomeIndicator { return 24 }
    return (Self.sheetTools..<Self.recentTools).contains(toolsVersion) ? 0 : 20
  }
}
