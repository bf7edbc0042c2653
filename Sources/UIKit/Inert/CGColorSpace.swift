public import LayoutEngine

/// The position of a picture's alpha component in its pixels.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// The cases are in Core Graphics' order.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

public final class CGColorSpace: Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}

/// A responder's standard actions for its selection.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Pastes in the style of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Pastes a URL and opens it.
  func pasteAndGo(_ sender: Any?)
  /// Pastes a text and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Toggles the bold style of the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles the italic style of the selection.
  func toggleItalics(_ sender: Any?)
  func toggleUnderline(_ sender: Any?)
  func increaseSize(_ sender: Any?)
  func decreaseSize(_ sender: Any?)
  func printContent(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

extension UIView {
  /// The appearance of the focused view; recorded only.
  public var focusEffect: UIFocusEffect? {
    get { inert["focusEffect"] as? UIFocusEffect }
    set { inert["focusEffect"] = newValue }
  }
  /// The focus group of the view; recorded only.
  public var focusGroupIdentifier: String? {
    get { inert["focusGroupIdentifier"] as? String }
    set { inert["focusGroupIdentifier"] = newValue }
  }
}

@MainActor
extension NSObject {
  /// Returns a setting without effect, which is made on its first use.
  func inert<Value>(_ name: String, make: () -> Value) -> Value {
    if let value = inert[name] as? Value { return value }
    let value = make()
    inert[name] = value
    return value
  }

  /// The values of settings without effect, by their names.
  var inert: [String: Any] {
    get { objc_getAssociatedObject(self, InertSettingsKey.address) as? [String: Any] ?? [:] }
    set {
      objc_setAssociatedObject(self, InertSettingsKey.address, newValue, .OBJC_ASSOCIATION_RETAIN)
    }
  }
}

enum InertSettingsKey {
  nonisolated(unsafe) static let address =
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}

extension UISegmentedControl {
  /// Sets the title attributes for a state.
  ///
  /// Title widths stay in the default font.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { inert["title \(state.rawValue)"] = attributes }

  /// Returns the title attributes for a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    inert["title \(state.rawValue)"] as? [NSAttributedString.Key: Any]
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable {
    /// The cases are in UIKit's order.
    case automatic, prominent, minimal
  }
  /// The background of the dots; recorded only.
  public var backgroundStyle: BackgroundStyle {
    get { inert["backgroundStyle"] as? BackgroundStyle ?? .automatic }
    set { inert["backgroundStyle"] = newValue }
  }
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable {
    /// The cases are in UIKit's order.
    case fromCellEdges, fromAutomaticInsets
  }
  /// The reference of the separators' insets; recorded only.
  public var separatorInsetReference: SeparatorInsetReference {
    get { inert["separatorInsetReference"] as? SeparatorInsetReference ?? .fromCellEdges }
    set { inert["separatorInsetReference"] = newValue }
  }
}
