import DeviceCatalog
import Foundation
import Testing
import TextMeasurement
import UIKit

@testable import LayoutEngine

/// The settings that a user makes before an app starts.
@Suite struct UserChoiceTests {
  private func device(
    _ id: String,
    _ change: (inout SimulationOptions) -> Void
  ) throws -> SimulatedDevice {
    var options = SimulationOptions()
    change(&options)
    return SimulatedDevice(model: try #require(Devices.device(id: id)), options: options)
  }

  /// A third of an iPad of 820 points is 320 wide and compact; a window of 700 is regular.
  @Test(arguments: [
    (ApplicationWidth.oneThird, CGFloat(320), UIUserInterfaceSizeClass.compact),
    (.half, 405, .compact),
    (.points(700), 700, .regular), (.points(500), 500, .compact), (.full, 820, .regular),
    (.points(5000), 820, .regular),
  ])
  func applicationStartsInItsPartOfScreen(
    width: ApplicationWidth,
    points: CGFloat,
    sizeClass: UIUserInterfaceSizeClass
  ) throws {
    let device = try device("ipad-10") { $0.multitasking = Multitasking(width: width, side: .left) }
    device.run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(window.frame.width == points)
      #expect(window.traitCollection.horizontalSizeClass == sizeClass)
    }
  }

  /// Regular text becomes semibold with the same height; a font of a family keeps its weight.
  @Test func boldTextIsBolder() throws {
    try device("iphone-8") { $0.boldText = true }.run {
      #expect(UIAccessibility.isBoldTextEnabled)
      #expect(UIScreen.main.traitCollection.legibilityWeight == .bold)
      let bold = UIFont.systemFont(ofSize: 17)
      #expect(bold.value.weight == .semibold)
      #expect(bold.withSize(20).value.weight == .semibold)
      #expect(UIFont.preferredFont(forTextStyle: .headline).value.weight == .heavy)
      #expect(UIFont(name: "Helvetica", size: 17)?.value.weight == .regular)
    }
    try device("iphone-8") { _ in }.run {
      #expect(!UIAccessibility.isBoldTextEnabled)
      #expect(UIFont.systemFont(ofSize: 17).value.weight == .regular)
    }
  }
}
