public import Foundation

public typealias AXBoolReturnBlock = () -> Bool
public typealias AXStringReturnBlock = () -> String?
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// States what kind of thing an object is.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
public typealias AXArrayReturnBlock = () -> [Any]?
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
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Takes precedence over ``accessibilityCustomContent``.
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { get }
}

extension AXCustomContentProvider {
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock?? { nil }
}

/// In which list of actions a custom one is shown.
public struct UIAccessibilityCustomActionCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let edit = Self(rawValue: "AXCustomActionCategoryEdit")
}
