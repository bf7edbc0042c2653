import LayoutEngine
import ScenarioModel

/// What a document states of views, for what UIKit's classes have no property; of drawn screens alone.
extension UIView {
  private static let styleKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
  )

  /// The style of the view's element; nil for a view that no document has.
  var documentStyle: ViewStyle? {
    get { objc_getAssociatedObject(self, Self.styleKey) as? ViewStyle }
    set { objc_setAssociatedObject(self, Self.styleKey, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

extension UIColor {
  /// The color of a style; nil for a name that no color has.
  convenience init?(_ color: StyleColor) {
    switch color {
    case .fixed(let color): self.init(light: color.light, dark: color.dark)
    case .system(let name): self.init(systemName: name)
    }
  }
}
