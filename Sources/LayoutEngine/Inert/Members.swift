public import Foundation

/// The field of a search bar; tokens are kept and not shown.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What stands for parts of the search.
  open var tokens: [UISearchToken] = []
  open var tokenBackgroundColor: UIColor?
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
}

/// Something that stands for a part of a search.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  public let text: String
  public let icon: UIImage?
  open var representedObject: Any?
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// A picture, of which only the numbers of pixels are known.
public final class CGImage: Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.overlap(with: whole)
    return part.isEmpty ? nil : CGImage(width: Int(part.width), height: Int(part.height))
  }
}

/// How the bytes of a picture give what shows through.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Core Graphics's own list, in its order.
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

/// What a responder does with what is chosen.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Takes what is chosen to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is chosen to the pasteboard.
  func copy(_ sender: Any?)
  func paste(_ sender: Any?)
  func delete(_ sender: Any?)
  func select(_ sender: Any?)
  func selectAll(_ sender: Any?)
  /// Puts in what was kept, in the style around.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Puts in what was kept, and goes there.
  func pasteAndGo(_ sender: Any?)
  /// Puts in what was kept, and searches for it.
  func pasteAndSearch(_ sender: Any?)
  /// Makes what is chosen bold, or not.
  func toggleBoldface(_ sender: Any?)
  /// Makes what is chosen italic, or not.
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
  /// How the view looks with the focus; recorded only.
  public var focusEffect: UIFocusEffect? {
    get { inert["focusEffect"] as? UIFocusEffect }
    set { inert["focusEffect"] = newValue }
  }
  /// Where the view belongs for the focus; recorded only.
  public var focusGroupIdentifier: String? {
    get { inert["focusGroupIdentifier"] as? String }
    set { inert["focusGroupIdentifier"] = newValue }
  }
}

extension UIResponder {
  /// Settings that nothing follows from, by their names.
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
  /// Sets the looks of the words in a state; their widths stay those of the usual font.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) { inert["title \(state.rawValue)"] = attributes }

  /// The looks of the words in a state.
  public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    inert["title \(state.rawValue)"] as? [NSAttributedString.Key: Any]
  }
}

extension UIPageControl {
  public enum BackgroundStyle: Int, Sendable {
    /// UIKit's own list, in its order.
    case automatic, prominent, minimal
  }
  /// What is behind the dots; recorded only.
  public var backgroundStyle: BackgroundStyle {
    get { inert["backgroundStyle"] as? BackgroundStyle ?? .automatic }
    set { inert["backgroundStyle"] = newValue }
  }
}

extension UITableView {
  public enum SeparatorInsetReference: Int, Sendable {
    /// UIKit's own list, in its order.
    case fromCellEdges, fromAutomaticInsets
  }
  /// What separators' insets are measured from; recorded only.
  public var separatorInsetReference: SeparatorInsetReference {
    get { inert["separatorInsetReference"] as? SeparatorInsetReference ?? .fromCellEdges }
    set { inert["separatorInsetReference"] = newValue }
  }
}

/// Buttons of a bar that belong together.
@preconcurrency @MainActor
open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem]
  /// The button that replaces the group in a narrow bar.
  open var representativeItem: UIBarButtonItem?
  open var isHidden = false
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    (self.barButtonItems, self.representativeItem) = (barButtonItems, representativeItem)
    super.init()
  }
}
