import DeviceCatalog
import LayoutEngine
import Testing

/// An application beside another on an iPad.
@Suite struct MultitaskingTests {
  /// Published widths, with Apple's size classes for them.
  @Test(arguments: [
    ("ipad-pro-9-7", DeviceOrientation.landscape, ApplicationWidth.oneThird, 320.0, false),
    ("ipad-pro-9-7", .landscape, .half, 507, false),
    ("ipad-pro-9-7", .landscape, .twoThirds, 694, true),
    ("ipad-pro-9-7", .portrait, .twoThirds, 438, false),
    ("ipad-7", .landscape, .half, 535, false),
    ("ipad-7", .portrait, .twoThirds, 480, false),
    ("ipad-pro-10-5", .landscape, .twoThirds, 782, true),
    ("ipad-pro-11-1", .landscape, .oneThird, 375, false),
    ("ipad-pro-11-1", .landscape, .twoThirds, 809, true),
    ("ipad-pro-11-1", .portrait, .oneThird, 320, false),
    ("ipad-pro-12-9-1", .landscape, .half, 678, true),
    ("ipad-pro-12-9-1", .portrait, .twoThirds, 639, false),
  ])
  func windowWidthsMatchPublishedValues(
    id: String,
    orientation: DeviceOrientation,
    width: ApplicationWidth,
    points: Double,
    isRegular: Bool
  ) throws {
    let device = try makeDevice(id, orientation: orientation)
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let screen = UIScreen.main.bounds
      device.setMultitasking(Multitasking(width: width, side: .right))
      #expect(window.frame == rect(screen.width - points, 0, points, screen.height))
      #expect(window.traitCollection.horizontalSizeClass == (isRegular ? .regular : .compact))
      #expect(UIScreen.main.bounds == screen)
      #expect(UIScreen.main.traitCollection.horizontalSizeClass == .regular)
    }
  }

  @Test func controllersReceiveNewSize() throws {
    let device = try makeDevice("ipad-pro-11-1", orientation: .landscape)
    device.run {
      let log = CallLog()
      let root = WitnessController("A", log)
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.clock.settle()
      _ = log.take()
      device.setMultitasking(Multitasking(width: .half, side: .left))
      #expect(log.take() == ["A viewWillTransition to 592x834", "A alongside at width 592"])
      #expect(
        root.view.safeAreaInsets == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
      )
      device.clock.advance(by: 1)
      #expect(log.take() == ["A completion"])
      device.rotate(to: .portrait)
      // (834 - 10) / 2.
      #expect(window.frame == rect(0, 0, 412, 1194))
      device.setMultitasking(.full)
      #expect(window.frame == rect(0, 0, 834, 1194))
    }
  }

  @Test func keyboardFramesAreTheScreens() throws {
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    device.run {
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.setMultitasking(Multitasking(width: .half, side: .right))
      device.keyboard.show(height: 398)
      #expect(device.keyboard.posted.last?.movement.end == rect(0, 370, 1024, 398))
      // The window begins at 1024 - 507.
      #expect(device.keyboard.frameInApplication == rect(-517, 370, 1024, 398))
      #expect(
        root.view.convert(rect(0, 370, 1024, 398), from: UIScreen.main.coordinateSpace)
          == rect(-517, 370, 1024, 398)
      )
      #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(0, 370, 507, 398))
    }
  }

  /// An application that floats 20 above the screen's bottom gets keyboard frames without that
  /// space.
  @Test func slideOverSubtractsSpaceBelow() throws {
    let device = try makeDevice("ipad-pro-9-7")
    device.run {
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      device.setMultitasking(Multitasking(width: .slideOver, side: .right))
      #expect(window.frame == rect(428, 20, 320, 984))
      device.keyboard.show(height: 313)
      #expect(device.keyboard.posted.last?.movement.end == rect(0, 691, 768, 313))
      // The keyboard itself begins at 711, which is 691 in the window.
      #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(0, 691, 320, 293))
    }
  }

  /// A keyboard of 313 covers the lower part of a window.
  ///
  /// A window of 640 x 480 at 300,250 on a screen of 1024 x 768 ends at 730. The keyboard begins at
  /// 455 and covers 730 - 455 = 275 of it.
  @Test func windowOverlapsPartOfKeyboard() throws {
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    device.run {
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let place = WindowPlace(width: 640, height: 480, x: 300, y: 250)
      device.setMultitasking(Multitasking(width: .window(place), side: .left))
      #expect(window.frame == rect(300, 250, 640, 480))
      #expect(root.view.frame == rect(0, 0, 640, 480))
      #expect(window.safeAreaInsets == .zero)
      #expect(root.traitCollection.horizontalSizeClass == .compact)
      device.keyboard.show(height: 313)
      #expect(device.keyboard.posted.last?.movement.end == rect(0, 455, 1024, 313))
      #expect(device.keyboard.frameInApplication == rect(-300, 205, 1024, 313))
      #expect(
        root.view.convert(rect(0, 455, 1024, 313), from: UIScreen.main.coordinateSpace)
          == rect(-300, 205, 1024, 313)
      )
      #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(0, 205, 640, 275))
    }
  }

  /// The window ends at 100 + 300 = 400, above the keyboard, which begins at 455.
  @Test func windowsAboveKeyboardKeepSafeArea() throws {
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    device.run {
      let root = UIViewController()
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      let place = WindowPlace(width: 700, height: 300, x: 0, y: 100)
      device.setMultitasking(Multitasking(width: .window(place), side: .left))
      #expect(root.traitCollection.horizontalSizeClass == .regular)
      device.keyboard.show(height: 313)
      #expect(root.view.keyboardLayoutGuide.layoutFrame == rect(0, 300, 700, 0))
    }
  }

  /// A window without a position is centered; it stays on the screen, also after a rotation.
  @Test func windowsStayOnTheScreen() throws {
    let device = try makeDevice("ipad-pro-9-7", orientation: .landscape)
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let middle = WindowPlace(width: 700, height: 501)
      device.setMultitasking(Multitasking(width: .window(middle), side: .left))
      // (1024 - 700) / 2 and (768 - 501) / 2, in whole points.
      #expect(window.frame == rect(162, 133, 700, 501))
      let place = WindowPlace(width: 900, height: 900, x: 200, y: 100)
      device.setMultitasking(Multitasking(width: .window(place), side: .left))
      #expect(window.frame == rect(124, 0, 900, 768))
      device.rotate(to: .portrait)
      #expect(window.frame == rect(0, 100, 768, 900))
    }
  }

  @Test func slideOverFilledScreenHeight() throws {
    let options = SimulationOptions(system: SystemVersion(10))
    let device = try makeDevice("ipad-pro-9-7", options: options)
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      device.setMultitasking(Multitasking(width: .slideOver, side: .right))
      #expect(window.frame == rect(448, 0, 320, 1024))
    }
  }

  @Test func aSheetFillsANarrowWindow() throws {
    let device = try makeDevice("ipad-pro-11-1", orientation: .landscape)
    device.run {
      let (root, sheet) = (UIViewController(), UIViewController())
      let window = UIWindow()
      window.rootViewController = root
      window.makeKeyAndVisible()
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      device.clock.settle()
      #expect(sheet.view.frame == rect(327, 107, 540, 620))
      device.setMultitasking(Multitasking(width: .oneThird, side: .left))
      // A card 20 below the safe area of 24.
      #expect(sheet.view.frame == rect(0, 44, 375, 790))
    }
  }
}
