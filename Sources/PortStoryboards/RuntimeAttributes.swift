import BuiltInEngine
import InterfaceBuilder
import PortSupport
import ScenarioModel

@MainActor
extension NSObject {
  /// Sets a user-defined runtime attribute.
  ///
  /// UIKit writes a message for a key that the object lacks. A layer accepts all keys; it ignores a
  /// `UIColor` for a property of type `CGColor`.
  func take(_ attribute: DocumentObject.RuntimeAttribute, of node: DocumentObject) {
    let keyPath = attribute.keyPath
    let isAccepted = acceptValue(attribute.value.object, forKeyPath: keyPath)
    guard !isAccepted, !RuntimeAttributePaths.isLayers(keyPath, of: self) else { return }
    InterfaceReport.add(
      "\(type(of: self)) does not accept the runtime attribute '\(keyPath)'",
      at: attribute.location
    )
  }
}

/// The key paths that lead to a layer.
@MainActor
private enum RuntimeAttributePaths {
  static func isLayers(_ path: String, of object: NSObject) -> Bool {
    path.hasPrefix("layer.") && object is UIView || object is CALayer
  }
}

extension RuntimeValue {
  /// The value for key-value coding; edge insets have the type of a rectangle in documents.
  @MainActor
  fileprivate var object: Any? {
    switch self {
    case .flag(let value): value
    case .number(let value): value
    case .text(let value): value
    case .color(let value): UIColor(value)
    case .image(let name): UIImage(named: name)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .point(let point): CGPoint(x: point.x, y: point.y)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .nothing: nil
    }
  }
}
