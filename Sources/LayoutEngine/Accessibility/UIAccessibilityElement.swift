public import Foundation

/// An accessibility element of a view that is not a view itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this element.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open var isAccessibilityElement = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// The result of operating the element.
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Additional actions on the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The outline in screen coordinates; nil if the frame is the outline.
  open var accessibilityPath: UIBezierPath?

  /// The frame in the container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The frame in screen coordinates; derived from the container's frame unless set.
  open var accessibilityFrame: CGRect {
    get {
      if let ownFrame { return ownFrame }
      let frame = accessibilityFrameInContainerSpace
      guard let view = accessibilityContainer as? UIView else { return frame }
      return view.convert(frame, to: UIScreen.main.coordinateSpace)
    }
    set { ownFrame = newValue }
  }
  private var ownFrame: CGRect?
}

public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// In UIKit's order.
  case right = 1
  case left, up, down, next, previous
}

public enum UIAccessibilityContainerType: Int, Sendable {
  /// In UIKit's order.
  case none, dataTable, list, landmark, semanticGroup
}

public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// In UIKit's order.
  case automatic, separate, combined
}

public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// An additional accessibility value of an object, which is read on demand.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    /// In UIKit's order.
    case `default`, high
  }

  public let label: String
  public let value: String
  open var importance = Importance.default

  public init(label: String, value: String) {
    (self.label, self.value) = (label, value)
    super.init()
  }
}
