package import LayoutEngine
package import ScenarioModel

/// The attributes of a document without a property in UIKit's classes; only for drawn screens.
extension UIView {
  private static let styleKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  /// The style of the view's element; nil for a view without an element.
  var documentStyle: ViewStyle? {
    get { objc_getAssociatedObject(self, Self.styleKey) as? ViewStyle }
    set { objc_setAssociatedObject(self, Self.styleKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIColor {
  /// The color of a style; nil for an unknown name.
  package convenience init?(_ color: StyleColor) {
    switch color {
    case .fixed(let color): self.init(light: color.light, dark: color.dark)
    case .system(let name): self.init(systemName: name)
    }
  }
}
