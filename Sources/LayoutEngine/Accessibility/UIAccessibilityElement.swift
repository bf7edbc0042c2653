public import Foundation

/// A part of a view that is no view itself, as assistive technologies see it.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view, or another element, that the element is a part of.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element of a view.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// Whether assistive technologies see the element.
  open var isAccessibilityElement = true
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// A name for assistive technologies.
  open var accessibilityLabel: String?
  /// What happens when the element is operated.
  open var accessibilityHint: String?
  /// The current value.
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

/// What is meant by a text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a context of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Words.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// A story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A table.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A command line.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// A further value of an object, which is read on demand.
open class AXCustomContent: NSObject {
  /// How much it matters.
  public enum Importance: UInt, Sendable {
    /// Accessibility's own list, in its order.
    case `default`, high
  }

  /// What the value is called.
  public let label: String
  /// The value.
  public let value: String
  /// How much it matters.
  open var importance = Importance.default

  /// Makes a value with a name.
  public init(label: String, value: String) {
    (self.label, self.value) = (label, value)
    super.init()
  }
}
