import Foundation

/// What UIKit's logs call views, guides and constraints: their class and address.
@MainActor
enum ObjectLabel {
  /// How many characters of a view's text are shown.
  private static let shownCharacters = 25

  /// An object's class and address, `UIView:0x600000c04a80`.
  nonisolated static func address(_ object: AnyObject) -> String {
    let address = String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
    return "\(className(object)):0x\(address)"
  }

  /// A view or guide in an equation: by its name where it has one, else by class and address, with
  /// the text that it shows.
  static func text(_ item: AnyObject?) -> String {
    guard let item else { return "nil" }
    return name(item) ?? address(item) + (shownText(item).map { "'\($0)'" } ?? "")
  }

  /// The name that an app has given to a view.
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

  /// The class, with its module if that is not UIKit's.
  private nonisolated static func className(_ object: AnyObject) -> String {
    let (name, own) = (qualifiedName(of: type(of: object)), qualifiedName(of: UIView.self))
    let module = own.prefix { $0 != "." } + "."
    return name.hasPrefix(module) ? String(name.dropFirst(module.count)) : name
  }
}
