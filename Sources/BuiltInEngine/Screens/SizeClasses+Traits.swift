import LayoutEngine
import ScenarioModel

extension SizeClasses {
  /// The size classes of traits; nil where one is unspecified.
  init?(_ traits: UITraitCollection) {
    guard let horizontal = SizeClass(traits.horizontalSizeClass),
      let vertical = SizeClass(traits.verticalSizeClass)
    else { return nil }
    self.init(horizontal: horizontal, vertical: vertical)
  }
}

extension SizeClass {
  fileprivate init?(_ sizeClass: UIUserInterfaceSizeClass) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case .unspecified: return nil
    }
  }
}

extension SimulatedDevice {
  /// The size classes of windows that fill the application's part of the screen.
  var applicationSizeClasses: SizeClasses {
    SizeClasses(
      horizontal: multitasking.width.horizontalSizeClass(on: metrics),
      vertical: metrics.verticalSizeClass
    )
  }

  /// Records the changed size classes of a controller.
  func recordSizeClasses(
    from old: UITraitCollection,
    to new: UITraitCollection,
    of controller: UIViewController?
  ) {
    recordSizeClass(
      "horizontalSizeClass",
      old.horizontalSizeClass,
      new.horizontalSizeClass,
      controller
    )
    recordSizeClass("verticalSizeClass", old.verticalSizeClass, new.verticalSizeClass, controller)
  }

  private func recordSizeClass(
    _ name: String,
    _ old: UIUserInterfaceSizeClass,
    _ new: UIUserInterfaceSizeClass,
    _ controller: UIViewController?
  ) {
    guard old != new else { return }
    recordTrait(name, from: old.text, to: new.text, of: controller)
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var text: String { SizeClass(self)?.rawValue ?? "unspecified" }
}
