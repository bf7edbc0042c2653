public import Foundation

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXArrayReturnBlock = () -> [Any]?
public typealias AXCustomContentReturnBlock = () -> [AXCustomContent]?

/// The closures of one object that return its accessibility values.
struct AccessibilityBlocks {
  var isElement: AXBoolReturnBlock?
  var elements: AXArrayReturnBlock?
  var label: AXStringReturnBlock?
  var value: AXStringReturnBlock?
  var hint: AXStringReturnBlock?
  var identifier: AXStringReturnBlock?
  var traits: AXTraitsReturnBlock?
}

/// An object with additional accessibility values, which are read on demand.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Takes precedence over ``accessibilityCustomContent``.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}

/// The list of actions that shows a custom action.
public struct UIAccessibilityCustomActionCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let edit = Self(rawValue: "AXCustomActionCategoryEdit")
}
