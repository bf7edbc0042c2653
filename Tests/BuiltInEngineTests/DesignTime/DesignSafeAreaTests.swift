import ScenarioModel
import Testing

@testable import BuiltInEngine

/// The safe areas that Interface Builder gives roots, derived from stored frames of many documents.
@Suite struct DesignSafeAreaTests {
  private static let sizes: [String: Size] = [
    "retina4_7": Size(width: 375, height: 667), "retina5_9": Size(width: 375, height: 812),
    "retina6_0": Size(width: 390, height: 844), "retina6_1": Size(width: 414, height: 896),
    "retina6_12": Size(width: 393, height: 852),
    "ipad12_9rounded": Size(width: 1024, height: 1366),
  ]

  private func insets(
    _ device: String,
    _ tools: Int,
    height: Double? = nil,
    width: Double? = nil,
    change: (inout DesignCanvas) -> Void = { _ in }
  ) throws -> Insets {
    let screen = try #require(Self.sizes[device])
    var canvas = DesignCanvas(device: device, screenSize: screen, toolsVersion: tools)
    change(&canvas)
    let size = Size(width: width ?? screen.width, height: height ?? screen.height)
    return DesignSafeArea(canvas: canvas, size: size).insets
  }

  @Test(arguments: [
    ("retina4_7", 14_490, 20.0, 0.0), ("retina4_7", 14_868, 0, 0), ("retina4_7", 16_097, 0, 0),
    ("retina4_7", 21_507, 0, 0),
    ("retina4_7", 21_701, 20, 0),
    ("retina5_9", 14_460, 44, 34), ("retina5_9", 21_507, 50, 34), ("retina6_1", 17_701, 44, 34),
    ("retina6_1", 21_507, 48, 34), ("retina6_0", 20_037, 44, 34), ("retina6_0", 21_507, 47, 34),
    ("retina6_12", 22_505, 59, 34),
    ("ipad12_9rounded", 20_037, 24, 20),
  ])
  func fullScreenInsetsDependOnDevice(
    device: String,
    tools: Int,
    top: Double,
    bottom: Double
  ) throws {
    let insets = try insets(device, tools)
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// From tools 23727 up to below 32000 the device's own insets count twice: 50 + 50, 34 + 34.
  @Test(arguments: [
    ("retina5_9", 23_504, 50.0, 34.0), ("retina5_9", 24_127, 100, 68),
    ("retina6_12", 23_727, 118, 68), ("retina6_12", 32_700, 59, 34), ("retina4_7", 24_127, 20, 0),
  ])
  func someToolsRepeatRoundScreenInsets(
    device: String,
    tools: Int,
    top: Double,
    bottom: Double
  ) throws {
    let insets = try insets(device, tools)
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// A bar of 54 is added to both status bars of 48, one with a large title of 106.
  ///
  /// With the first of these tools, two scenes have 140 points: 48 + 48 + 44.
  @Test(arguments: [
    (DesignCanvas.TopBar.navigationBar, 23_727, 140.0), (.navigationBar, 24_127, 150),
    (.largeTitle, 24_127, 202),
    (.largeTitle, 21_507, 144),
  ])
  func barsOfRepeatingToolsAreHigher(bar: DesignCanvas.TopBar, tools: Int, top: Double) throws {
    #expect(try insets("retina6_1", tools) { $0.topBar = bar }.top == top)
  }

  /// In landscape the top has no inset, and the bottom has 21 points.
  ///
  /// The repeated insets are the portrait ones: 47 and 34.
  @Test func repeatedInsetsAreThoseOfPortrait() throws {
    let screen = Size(width: 844, height: 390)
    let canvas = DesignCanvas(
      device: "retina6_0",
      orientation: .landscape,
      screenSize: screen,
      toolsVersion: 24_127
    )
    let insets = DesignSafeArea(canvas: canvas, size: screen).insets
    #expect(insets == Insets(top: 47, left: 47, bottom: 34 + 21, right: 47))
  }

  /// 13 landscape scenes of one app: 47 + 54 above, and 55 + 31 below.
  @Test(arguments: [
    (DesignCanvas.TopBar.none, DesignCanvas.BottomBar.none, 47.0, 55.0),
    (.navigationBar, .tabBar, 101, 86),
  ])
  func landscapeBarsOfRepeatingToolsAreOwn(
    topBar: DesignCanvas.TopBar,
    bottomBar: DesignCanvas.BottomBar,
    top: Double,
    bottom: Double
  ) {
    let screen = Size(width: 844, height: 390)
    let canvas = DesignCanvas(
      device: "retina6_0",
      orientation: .landscape,
      screenSize: screen,
      toolsVersion: 24_127,
      topBar: topBar,
      bottomBar: bottomBar
    )
    let insets = DesignSafeArea(canvas: canvas, size: screen).insets
    #expect(insets == Insets(top: top, left: 47, bottom: bottom, right: 47))
  }

  /// A segue on the full screen gives a scene no edges since Xcode 11 (six scenes of four
  /// repositories), except a bottom edge in older sheets (one scene).
  @Test(arguments: [
    ("retina6_1", 14_490, false, 44.0, 34.0), ("retina6_1", 19_529, false, 0, 34),
    ("retina6_1", 22_155, false, 0, 0), ("retina6_1", 22_155, true, 44, 0),
    ("retina4_7", 22_155, false, 0, 0),
  ])
  func fullScreenSegueGivesNoEdges(
    device: String,
    tools: Int,
    hasBar: Bool,
    top: Double,
    bottom: Double
  ) throws {
    let insets = try insets(device, tools) {
      $0.isPresentedFullScreen = true
      $0.topBar = hasBar ? .navigationBar : .none
    }
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// A sheet is lower by the status bar, or by 10 points more: 812 - 50, 812 - 60.
  @Test(arguments: [762.0, 752])
  func sheetOfRepeatingToolsHasTopInset(height: Double) throws {
    let insets = try insets("retina5_9", 24_127, height: height)
    #expect(insets == Insets(top: 50, left: 0, bottom: 0, right: 0))
  }

  /// The sheet's own edge belongs to the navigation controller, not to the scene in it.
  @Test func hiddenBarLeavesSheetWithoutInset() throws {
    let insets = try insets("retina5_9", 24_765, height: 762) { $0.hidesNavigationBar = true }
    #expect(insets == Insets(top: 0, left: 0, bottom: 0, right: 0))
  }

  /// Xcode 11 presents as sheets.
  ///
  /// Their navigation bar is 56 points high, below the status bar of 20 points or 54 points lower
  /// than the screen. Tools that repeat edges have a bar of 70.
  @Test(arguments: [
    ("retina4_7", 15_705, 20.0, 56.0, 0.0), ("retina5_9", 15_505, 54, 56, 34),
    ("retina5_9", 24_765, 60, 70, 0), ("retina6_12", 24_765, 59, 70, 0),
    ("retina4_7", 14_490, 20, 0, 0),
  ])
  func barOfASheetIsHigher(
    device: String,
    tools: Int,
    missing: Double,
    top: Double,
    bottom: Double
  ) throws {
    let height = try #require(Self.sizes[device]).height - missing
    let insets = try insets(device, tools, height: height) { $0.topBar = .navigationBar }
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// A sheet is 10 points lower than the screen.
  ///
  /// Eight older scenes of six repositories have the home indicator's area, and seven later ones do
  /// not.
  @Test(arguments: [(18_122, 34.0), (20_037, 0), (22_155, 0), (23_504, 0), (32_700, 0)])
  func laterSheetsHaveNoBottomInset(tools: Int, bottom: Double) throws {
    let insets = try insets("retina5_9", tools, height: 812 - 10)
    #expect(insets == Insets(top: 0, left: 0, bottom: bottom, right: 0))
  }

  /// An opaque bar of 56 makes a sheet of 896 - 10 points lower: 896 - 66.
  @Test func opaqueBarShortensSheet() throws {
    let insets = try insets("retina6_1", 22_155, height: 896 - 66) {
      $0.topBar = .navigationBar
      $0.extendsUnderTopBar = false
    }
    #expect(insets == .zero)
  }

  /// An older sheet has the home indicator's area, with and without a toolbar.
  @Test(arguments: [(16_097, 54.0, 34.0), (22_155, 10, 49)])
  func toolbarInsetsLaterSheets(tools: Int, missing: Double, bottom: Double) throws {
    let insets = try insets("retina6_1", tools, height: 896 - missing) { $0.bottomBar = .toolbar }
    #expect(insets == Insets(top: 0, left: 0, bottom: bottom, right: 0))
  }

  /// 804 = 896 - 48 - 44 and 718 = 812 - 50 - 44, with the status bar of the document's tools.
  @Test(arguments: [("retina6_1", 804.0), ("retina5_9", 718)])
  func rootBelowOpaqueBarKeepsBottomInset(device: String, height: Double) throws {
    let insets = try insets(device, 21_507, height: height) { $0.bottomBar = .tabBar }
    #expect(insets == Insets(top: 0, left: 0, bottom: 34 + 49, right: 0))
  }

  @Test func barInsetsAddUp() throws {
    let insets = try insets("retina5_9", 15_505) {
      $0.topBar = .navigationBar
      $0.bottomBar = .tabBar
    }
    #expect(insets == Insets(top: 44 + 44, left: 0, bottom: 34 + 49, right: 0))
  }

  @Test(arguments: [
    ("retina4_7", 14_109, 44.0), ("retina4_7", 15_705, 49.0), ("retina5_9", 14_460, 83.0),
  ])
  func toolbarHeightDependsOnDeviceAndTools(device: String, tools: Int, bottom: Double) throws {
    #expect(try insets(device, tools) { $0.bottomBar = .toolbar }.bottom == bottom)
  }

  @Test func partOfScreenEndsAboveHomeIndicator() throws {
    let insets = try insets("retina6_1", 17_506) { $0.isPartOfScreen = true }
    #expect(insets == Insets(top: 44, left: 0, bottom: 0, right: 0))
  }

  @Test(arguments: [
    // Between opaque bars the insets are 0. The root is 20 + 44 points lower than the screen of a
    // phone with a home button, and 88 + 83 lower with a notch.
    ("retina4_7", 64.0, 0.0, 0.0), ("retina6_1", 171.0, 0.0, 0.0),
    // A sheet is 54 lower; any other root begins at the top.
    ("retina6_1", 54, 0, 34), ("retina6_1", 100, 88, 0),
  ])
  func shortenedRootHasInsetsAtScreenEdges(
    device: String,
    missing: Double,
    top: Double,
    bottom: Double
  ) throws {
    let height = try #require(Self.sizes[device]).height - missing
    let insets = try insets(device, 14_460, height: height) { $0.topBar = .navigationBar }
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(arguments: [
    // A view narrower than the screen has only the top inset, and a wider one has both insets. A
    // view lower than both insets has none.
    ("retina6_1", 15_505, 300.0, 370.0, 44.0, 0.0), ("retina6_1", 15_505, 423, 254, 44, 34),
    ("retina6_1", 17_701, 371, 61, 0, 0), ("retina4_7", 14_460, 375, 127, 0, 0),
    ("retina4_7", 22_505, 465, 154, 20, 0),
    // A view as large as an older phone is a screen, and has both insets.
    ("retina6_1", 14_490, 375, 667, 44, 34),
    // From tools 21700 on, the home indicator's area exists at any size, and is not repeated.
    ("retina6_0", 21_225, 237, 304, 47, 0), ("retina6_1", 22_505, 371, 61, 48, 34),
    ("retina5_9", 24_127, 320, 600, 50, 34),
    // Below an opaque bar as in a scene: 896 - 44 - 44.
    ("retina6_1", 17_701, 414, 808, 0, 34),
  ])
  func freeformNibHasInsetsAtTouchedEdges(
    device: String,
    tools: Int,
    width: Double,
    height: Double,
    top: Double,
    bottom: Double
  ) throws {
    let insets = try insets(device, tools, height: height, width: width) {
      $0.container = .nib
      $0.isFreeform = true
    }
    #expect(insets == Insets(top: top, left: 0, bottom: bottom, right: 0))
  }

  /// The simulated bar of a .xib is inside its view: 0 + 44 with tools that show no status bar.
  ///
  /// The view's height already excludes an opaque bar.
  @Test func simulatedBarInNibInsetsView() throws {
    let insets = try insets("retina4_7", 15_705) {
      $0.container = .nib
      $0.topBar = .navigationBar
    }
    #expect(insets == Insets(top: 44, left: 0, bottom: 0, right: 0))
    let shortened = try self.insets("retina6_1", 17_701, height: 896 - 44 - 44) {
      $0.container = .nib
      $0.topBar = .navigationBar
      $0.extendsUnderTopBar = false
    }
    #expect(shortened == Insets(top: 0, left: 0, bottom: 34, right: 0))
  }

  @Test func opaqueBarsAddNoInset() throws {
    let insets = try insets("retina5_9", 15_505) {
      $0.topBar = .navigationBar
      $0.bottomBar = .tabBar
      $0.extendsUnderTopBar = false
      $0.extendsUnderBottomBar = false
    }
    #expect(insets == .zero)
  }

  @Test func hiddenStatusBarLeavesNotchInset() throws {
    #expect(try insets("retina4_7", 14_460) { $0.hidesStatusBar = true }.top == 0)
    #expect(try insets("retina5_9", 14_460) { $0.hidesStatusBar = true }.top == 44)
    #expect(try insets("retina4_7", 21_701) { $0.hidesStatusBar = true }.top == 20)
  }

  /// Up to tools 12000, the view of a .xib without a controller had the margins of any view.
  @Test(arguments: [(11_762, false, true), (12_120, false, false), (11_762, true, false)])
  func oldNibViewsHavePlainMargins(tools: Int, isControllersView: Bool, hasPlain: Bool) {
    let canvas = DesignCanvas(
      toolsVersion: tools,
      container: .nib,
      isControllersView: isControllersView
    )
    #expect(canvas.hasPlainMargins == hasPlain)
  }

  @Test(arguments: [(7_706, 600.0, 16.0), (9_532, 600, 20), (14_460, 393, 16), (14_460, 400, 20)])
  func rootMarginsDependOnRootWidth(tools: Int, width: Double, side: Double) {
    let margins = DesignCanvas(toolsVersion: tools).rootMargins(width: width)
    #expect(margins == Insets(top: 0, left: side, bottom: 0, right: side))
  }
}
