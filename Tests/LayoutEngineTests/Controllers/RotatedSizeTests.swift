import DeviceCatalog
import LayoutEngine
import Testing

/// Views with other sizes on a rotated device.
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

  /// An iPad of 820 by 1180 points has a home indicator of 20 points.
  ///
  /// A view from 24 to 820 ends far above the bottom in portrait, and at the bottom in landscape.
  @Test func fixedFramesFollowWindowSafeArea() throws {
    let device = try makeDevice("ipad-10")
    device.run {
      let (controller, fixed) = (UIViewController(), UIView())
      controller.view.addSubview(fixed)
      fixed.frame = CGRect(x: 0, y: 24, width: 414, height: 796)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      #expect(fixed.safeAreaInsets.bottom == 0)
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(fixed.safeAreaInsets.bottom == 20)
      device.rotate(to: .portrait)
      device.clock.advance(by: 1)
      #expect(fixed.safeAreaInsets.bottom == 0)
    }
  }

  /// A phone of 812 points in landscape has a safe area of 44 points at each side.
  ///
  /// A header that fills a collection is 812 - 44 - 44 = 724 points wide, whether the device
  /// rotated or started in landscape.
  @Test(arguments: [DeviceOrientation.portrait, .landscape])
  func collectionHeadersFitTheSafeArea(start: DeviceOrientation) throws {
    let device = try makeDevice("iphone-x", orientation: start)
    device.run {
      let (controller, source) = (UIViewController(), HeaderSource())
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 50, height: 60)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.contentInsetAdjustmentBehavior = .always
      collection.dataSource = source
      collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      collection.frame = controller.view.bounds
      controller.view.addSubview(collection)
      let window = UIWindow()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      device.clock.settle()
      device.rotate(to: .landscape)
      device.clock.advance(by: 1)
      #expect(source.header.frame.width == 724)
    }
  }

  private final class HeaderSource: NSObject, UICollectionViewDataSource {
    let header = UICollectionReusableView(frame: .zero)

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 0 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView { header }
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
