import DeviceCatalog
import LayoutEngine
import Testing

/// Views that have other sizes on a device that turned.
@MainActor @Suite struct RotatedSizeTests {
  /// Heights in points: in compact height, bars of a phone are 32 and wheels 162 instead of 44 and 216.
  @Test(arguments: [
    (Control.toolbar, 44.0, 32.0), (.navigationBar, 44, 32), (.picker, 216, 162),
  ])
  func constrainedControlsTakeTheHeightsOfLandscape(
    control: Control,
    portrait: CGFloat,
    landscape: CGFloat
  ) throws {
    let device = try makeDevice("iphone-8")
    device.run {
      let (controller, view) = (UIViewController(), control.view)
      view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(view)
      view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor).isActive = true
      view.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor).isActive = true
      view.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      #expect(view.frame.height == portrait)
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(view.frame.height == landscape)
      device.rotate(to: .portrait)
      device.clock.advance(by: 1)
      #expect(view.frame.height == portrait)
    }
  }

  enum Control: CaseIterable {
    case toolbar, navigationBar, picker

    @MainActor var view: UIView {
      switch self {
      case .toolbar: UIToolbar()
      case .navigationBar: UINavigationBar()
      case .picker: UIPickerView()
      }
    }
  }
}
