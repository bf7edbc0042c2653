import Foundation

/// The labels of views, guides and constraints in UIKit's logs: class and address.
@MainActor
enum ObjectLabel {
  /// The number of characters that are shown of a view's text.
  private static let shownCharacters = 25

  /// Returns an object's class and address: `UIView:0x600000c04a80`.
  nonisolated static func address(_ object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "\(className(object)):0x\(address)"
  }

  /// Returns the label of a view or guide in an equation: its name, or else its class and address
  /// with its text.
  static func text(_ item: AnyObject?) -> String {
    guard let item else { return "nil" }
    return name(item) ?? address(item) + (shownText(item).map { "'\($0)'" } ?? "")
  }

  /// Returns the name that an app has given to a view.
  static func name(_ item: AnyObject) -> String? { (item as? UIView)?.accessibilityIdentifier }

  private static func shownText(_ item: AnyObject) -> String? {
    let text: String? =
      switch item {
      case let guide as UILayoutGuide: guide.identifier
      case let label as UILabel: label.text
      case let button as UIButton: button.currentTitle
      default: nil
      }
    guard let text, !text.isEmpty else { return nil }
    return text.count > shownCharacters ? text.prefix(shownCharacters) + "..." : text
  }

  /// Returns the class, with its module unless that is UIKit's.
  private nonisolated static func className(_ object: AnyObject) -> String {
    let (name, own) = (qualifiedName(of: type(of: object)), qualifiedName(of: UIView.self))
    let module = own.prefix { $0 != "." } + "."
    return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
  }
}
