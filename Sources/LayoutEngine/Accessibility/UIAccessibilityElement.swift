public import Foundation

/// A part of a view that is no view itself, as assistive technologies see it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view, or another element, that the element is a part of.
  open weak var accessibilityContainer: AnyObject?

  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  open var isAccessibilityElement = true
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  /// What happens when the element is operated.
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// What kind of thing the element is.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// Further things that can be done with the element.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?

  /// The outline on the screen; without one the frame.
  open var accessibilityPath: UIBezierPath?

  /// The frame in the container's coordinates.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// The frame on the screen: that in the container, unless set.
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

/// In which direction an assistive technology scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  /// UIKit's own list, in its order.
  case right = 1
  case left, up, down, next, previous
}

/// What kind of container an object is.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// UIKit's own list, in its order.
  case none, dataTable, list, landmark, semanticGroup
}

/// How a user goes through the parts of an object.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// UIKit's own list, in its order.
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

/// A further value of an object, which is read on demand.
open class AXCustomContent: NSObject {
  public enum Importance: UInt, Sendable {
    /// Accessibility's own list, in its order.
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
