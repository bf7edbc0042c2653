public import Foundation

/// States whether something is so.
public typealias AXBoolReturnBlock = () -> Bool
/// States a text.
public typealias AXStringReturnBlock = () -> String?
/// States a text with attributes.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// States what kind of thing an object is.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// States the parts of an object.
public typealias AXArrayReturnBlock = () -> [Any]?
/// States further values of an object.
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The closures of one object that state what assistive technologies find out of it.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
}

/// An object with further values, which are read on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The values.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// States the values, and wins over them.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
  /// None.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}

/// In which list of actions a custom one is shown.
public struct UIAccessibilityCustomActionCategory: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a category of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// For editing.
  public static let edit = Self(rawValue: "AXCustomActionCategoryEdit")
}
