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
    let side =
      canvas.orientation == .landscape ? edge.side(toolsVersion: canvas.toolsVersion) : 0
    return Insets(
      top: isBelowOpaqueBar ? 0 : topEdge + topBarHeight,
      left: side,
      bottom: isAboveOpaqueBar ? 0 : bottomEdge + bottomBarHeight,
      right: side
    )
  }

  private var isBelowOpaqueBar: Bool { canvas.topBar != .none && !canvas.extendsUnderTopBar }
  private var isAboveOpaqueBar: Bool {
    canvas.bottomBar != .none && !canvas.extendsUnderBottomBar
  }

  private var edge: ScreenEdge { ScreenEdge(device: canvas.device) }

  /// The top inset of the device without bars, in points.
  private var topEdge: Double {
    isWithoutEdges ? 0 : statusHeight + (repeatsEdges ? edgeHeight : 0)
  }

  /// The height of the visible status bar, in points.
  private var edgeHeight: Double { edge.status(toolsVersion: canvas.toolsVersion) }

  /// The bottom inset of the device without bars, in points.
  private var bottomEdge: Double {
    isWithoutEdges && !hasOldSheets ? 0 : indicator + (repeatsEdges ? edge.indicator : 0)
  }

  /// Whether the scene has the top of a sheet although a segue presents it on the full screen.
  ///
  /// Six scenes of four repositories have no insets. A scene of tools 19529 has the bottom inset,
  /// as sheets of that age have.
  private var isWithoutEdges: Bool {
    canvas.isPresentedFullScreen && canvas.toolsVersion >= ScreenEdge.sheetTools
  }

  /// Whether the tools give sheets the home indicator's area.
  private var hasOldSheets: Bool { canvas.toolsVersion < ScreenEdge.laterSheetTools }

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
    if isCompactHeight { return repeatsEdges ? 54 : 32 }
    if hasHighBars { return 54 }
    return edge.isPad && edge.hasHomeIndicator ? 50 : 44
  }

  private var indicator: Double {
    guard !canvas.isPartOfScreen else { return 0 }
    return canvas.orientation == .portrait ? edge.indicator : min(edge.indicator, 21)
  }

  private var bottomBarHeight: Double {
    switch canvas.bottomBar {
    case .none: 0
    // In landscape, 13 scenes of one repository have 31 points and a navigation bar of 54.
    case .tabBar: isCompactHeight && repeatsEdges ? 31 : 49
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

  private func isMissing(_ lengths: Double...) -> Bool { isMissing(anyOf: lengths) }

  private func isMissing(anyOf lengths: [Double]) -> Bool {
    guard let missingHeight else { return false }
    return lengths.contains { abs(missingHeight - $0) < 1 }
  }

  /// Returns the safe area of a root in a sheet or below an opaque bar; nil for any other height.
  ///
  /// The part that is subtracted from the height of the root is no longer unsafe.
  private func shortenedInsets(_ full: Insets) -> Insets? {
    if isSheet {
      return sheetInsets(top: sheetBarHeight > 0 ? sheetBarHeight : sheetEdge)
    }
    if isSheetBelowOpaqueBar { return sheetInsets(top: 0) }
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
  /// Up to tools 21700, its lower edge is not the screen's.
  private func otherInsets(_ full: Insets) -> Insets {
    guard missingHeight != nil else { return canvas.screenSize == nil ? .zero : full }
    let nominal = ScreenEdge.nominalStatusHeight(of: edge)
    if canvas.topBar != .none, isMissing(nominal + 44 + edge.indicator + 49) { return .zero }
    let hasBottom = canvas.toolsVersion >= ScreenEdge.indicatorTools
    return Insets(top: full.top, left: 0, bottom: hasBottom ? full.bottom : 0, right: 0)
  }

  /// Whether the height of a root is the height of a sheet.
  private var isSheet: Bool { isMissing(anyOf: missingHeightsOfSheets) }

  /// Whether the height of a root is the height of a sheet without its opaque navigation bar.
  private var isSheetBelowOpaqueBar: Bool {
    isBelowOpaqueBar && isMissing(anyOf: missingHeightsOfSheets.map { $0 + heightOfSheetBar })
  }

  /// A sheet leaves out the status bar and, above it, 10 points of the screen.
  private var missingHeightsOfSheets: [Double] {
    guard edge.hasHomeIndicator, canvas.container == .scene else { return [] }
    return repeatsEdges ? [edgeHeight, edgeHeight + 10] : [54, 10]
  }

  /// The top inset of a sheet without a navigation bar.
  ///
  /// Tools that add the edges a second time add them to the presented controller. A navigation
  /// controller shows its bar there (three scenes of two repositories have its height alone), and
  /// without a bar its scene has no inset (one).
  private var sheetEdge: Double { repeatsEdges && !canvas.hidesNavigationBar ? edgeHeight : 0 }

  /// Returns the safe area of a sheet.
  ///
  /// In later tools, its lower edge is not the screen's, and a bar at the bottom insets it.
  private func sheetInsets(top: Double) -> Insets {
    let laterBottom = isAboveOpaqueBar ? 0 : bottomBarHeight
    return Insets(top: top, left: 0, bottom: hasOldSheets ? indicator : laterBottom, right: 0)
  }

  /// Whether a root on a phone with a home button leaves out the status bar, as a sheet does.
  private var isSheetBelowStatusBar: Bool {
    !edge.hasHomeIndicator && canvas.container == .scene
      && isMissing(ScreenEdge.nominalStatusHeight(of: edge))
  }

  /// The height of a navigation bar at the top of a sheet, in tools that draw it higher than
  /// elsewhere.
  private var sheetBarHeight: Double {
    guard canvas.topBar != .none, canvas.extendsUnderTopBar,
      canvas.toolsVersion >= ScreenEdge.sheetTools
    else { return 0 }
    return heightOfSheetBar
  }

  /// 56 points (four repositories), and 70 in tools that add the edges a second time (two).
  private var heightOfSheetBar: Double { hasHighBars ? 70 : 56 }

  /// Whether the bars are as high as on iOS 26.
  ///
  /// With tools 23727, the first that repeat edges, two scenes have a bar of 44.
  private var hasHighBars: Bool { repeatsEdges && canvas.toolsVersion >= 24_000 }

  /// Whether a view of a device without rounded corners is too low to be a screen.
  private var isSmall: Bool { !edge.hasHomeIndicator && size.height < 400 }

  /// Returns the safe area of a .xib's view of a free size.
  ///
  /// The upper edge counts as the screen's edge; the lower edge counts in views that are wider than
  /// the screen or as large as an older screen. Views lower than both insets have no safe area.
  /// Later tools treat all edges alike.
  private func nibInsets(_ full: Insets) -> Insets {
    if edge.hasHomeIndicator, canvas.toolsVersion >= ScreenEdge.indicatorTools { return full }
    let isWider = size.width > (canvas.screenSize?.width ?? .infinity)
    let hasTop = !isSmall || isWider && canvas.toolsVersion >= ScreenEdge.recentTools
    guard hasTop, size.height >= full.top + full.bottom else { return .zero }
    let hasBottom = isWider || hasSquareCanvasSize
    return Insets(top: full.top, left: 0, bottom: hasBottom ? full.bottom : 0, right: 0)
  }
}
